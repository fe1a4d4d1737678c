import type { Client } from "../client.js";
import type { Status } from "../protocol.js";

const paces = [
  [2000, "slow"],
  [800, "normal"],
  [100, "fast"],
] as const;

interface Props {
  readonly client: Client;
  readonly status: Status;
}

/** Random players, and what the table itself may do. */
export function Others({ client, status }: Props) {
  const { othersWait, hostMoves, people, seats, pace } = status;
  if (people.length === seats && hostMoves.length === 0) return null;
  return (
    <section className="others">
      <h2 className="sr">The others</h2>
      {people.length < seats && (
        <div className="row">
          <button type="button" disabled={!othersWait} onClick={() => void client.ask("others", null)}>
            Let the others move
          </button>
          <label>
            Pace{" "}
            <select
              value={paces.some(([each]) => each === pace) ? pace : 800}
              onChange={(event) => void client.ask("pace", { milliseconds: Number(event.target.value) })}
            >
              {paces.map(([each, name]) => (
                <option key={each} value={each}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
      {hostMoves.length > 0 && (
        <div className="row">
          {hostMoves.map(({ text, move }) => (
            <button
              type="button"
              key={JSON.stringify(move)}
              onClick={() => void client.ask("host", { move })}
            >
              {text} <span className="quiet">(for all)</span>
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
