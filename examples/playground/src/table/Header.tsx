import { useState } from "react";
import type { Client } from "../client.js";
import type { Status } from "../protocol.js";
import { linkTo } from "../share.js";
import { ThemeButton } from "../ThemeButton.js";
import { LoadButton } from "./LoadButton.js";

interface Props {
  readonly client: Client;
  readonly status: Status;
  readonly title: string;
  readonly onProblem: (problem: string | undefined) => void;
}

function download(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}

const warning =
  "The game is not over. Whoever opens what you save or share can see every card of it. Go on all the same?";

/** What can be done with the table as a whole. */
export function Header({ client, status, title, onProblem }: Props) {
  const [link, setLink] = useState<string>();
  const { isReferee, isKept, isOver, game } = status;
  const isMeant = (): boolean => isOver || confirm(warning);
  const save = async (): Promise<void> => {
    download(await client.ask("record", null), `${game}.facedown.json`);
  };
  const share = async (): Promise<void> => {
    setLink(await linkTo(await client.ask("record", null)));
  };
  return (
    <header className="top">
      <h1>{title}</h1>
      {!isKept && (
        <p className="quiet" role="status">
          Another tab keeps its table; save this one if you want to leave it.
        </p>
      )}
      <button type="button" onClick={() => confirm("Clear this table?") && void client.ask("leave", null)}>
        New game
      </button>
      <button type="button" onClick={() => isMeant() && void save()}>
        Save
      </button>
      <LoadButton client={client} onProblem={onProblem} />
      <button type="button" onClick={() => isMeant() && void share()}>
        Share
      </button>
      <button
        type="button"
        aria-pressed={isReferee}
        onClick={() => {
          if (
            isReferee ||
            confirm("Referee mode shows every card of every seat on this screen. Switch it on?")
          )
            void client.ask("referee", { on: !isReferee });
        }}
      >
        Referee
      </button>
      <ThemeButton />
      {link !== undefined && (
        <p className="link">
          <label htmlFor="link">A link that opens this game:</label>
          <input id="link" readOnly value={link} onFocus={(event) => event.target.select()} />
          <button type="button" onClick={() => void navigator.clipboard.writeText(link)}>
            Copy
          </button>
          <button type="button" onClick={() => setLink(undefined)}>
            Close
          </button>
        </p>
      )}
    </header>
  );
}
