import { useEffect, useId, useState } from "react";
import type { AnyGame, Frame, Viewer } from "@facedown/core";
import type { Client } from "../client.js";
import type { Status } from "../protocol.js";
import { counted } from "../text.js";
import type { Past } from "./SeatTable.js";

interface Props {
  readonly client: Client;
  readonly status: Status;
  readonly viewer: Viewer;
  /** Changes with each packet. */
  readonly at: number;
  readonly past: Past | undefined;
  readonly onLook: (past: Past | undefined) => void;
}

/** The positions that this seat has seen: to look back at, and to try another way from. */
export function Timeline({ client, status, viewer, at, past, onLook }: Props) {
  const id = useId();
  const [{ count, openFrom }, setPositions] = useState({ count: 1, openFrom: 0 });
  useEffect(() => {
    let isWanted = true;
    void client.ask("positions", { viewer }).then(
      (found) => {
        if (isWanted) setPositions(found);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [client, viewer, at, status.isReferee, status.isOver]);
  const position = past?.position ?? count - 1;
  const look = (to: number): void => {
    if (to >= count - 1) {
      onLook(undefined);
      return;
    }
    void client.ask("look", { viewer, position: to }).then(
      (frame) => onLook({ position: to, frame: frame as Frame<AnyGame> }),
      () => undefined,
    );
  };
  return (
    <section className="timeline">
      <h2>
        <label htmlFor={id}>Timeline</label>
      </h2>
      <div className="row">
        <button type="button" disabled={position <= openFrom} onClick={() => look(position - 1)}>
          Back
        </button>
        <input
          id={id}
          type="range"
          min={openFrom}
          max={Math.max(openFrom + 1, count - 1)}
          value={position}
          onChange={(event) => look(Number(event.target.value))}
        />
        <button type="button" disabled={position >= count - 1} onClick={() => look(position + 1)}>
          Forth
        </button>
      </div>
      {openFrom > 0 && (
        <p className="quiet">What was hidden since is not for a second look until the game is over.</p>
      )}
      {past && (
        <div className="row">
          <button type="button" onClick={() => onLook(undefined)}>
            Back to now
          </button>
          <button
            type="button"
            onClick={() => {
              onLook(undefined);
              void client.ask("branch", { viewer, position });
            }}
          >
            Try another way from here
          </button>
        </div>
      )}
      {status.lines.length > 0 && (
        <div className="row">
          <span>Ways tried before:</span>
          {status.lines.map((length, index) => (
            <button type="button" key={index} onClick={() => void client.ask("line", { index })}>
              {index + 1} ({counted(length, "move")})
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
