import { useEffect, useState } from "react";
import type { Viewer } from "@facedown/core";
import type { Client } from "../client.js";
import type { Deduced } from "../deduction/deduced.js";

interface Props {
  readonly client: Client;
  readonly viewer: Viewer;
  /** Changes with each packet. */
  readonly at: number;
}

function Tables({ client, viewer, at }: Props) {
  const [found, setFound] = useState<Deduced | null>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    client.ask("deduce", { viewer }).then(
      (deduced) => {
        if (!isWanted) return;
        setFound(deduced);
        setProblem(undefined);
      },
      (error: unknown) => {
        if (isWanted) setProblem(error instanceof Error ? error.message : String(error));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [client, viewer, at]);
  if (problem !== undefined) return <p className="quiet">It cannot be worked out: {problem}</p>;
  if (!found) return <p className="quiet">One moment …</p>;
  return (
    <>
      {found.tables.map(({ caption, head, rows }) => (
        <div className="scroll" tabIndex={0} role="group" aria-label={caption} key={caption}>
          <table>
            <caption>{caption}</caption>
            <thead>
              <tr>
                {head.map((text, column) =>
                  text === "" ? (
                    <td key={column} />
                  ) : (
                    <th scope="col" key={column}>
                      {text}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                <tr key={at}>
                  {row.map((text, column) => (
                    <td key={column}>{text}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
      <p className="quiet">{found.note}</p>
    </>
  );
}

/** What can be worked out from what this seat received; worked out only while it is open. */
export default function Deduction(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="developer deduction" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>What can be worked out from here</summary>
      {isOpen && <Tables {...props} />}
    </details>
  );
}
