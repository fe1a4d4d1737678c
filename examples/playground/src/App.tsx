import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import type { Client } from "./client.js";
import { readLink } from "./share.js";
import { SetupScreen } from "./setup/SetupScreen.js";
import { useStatus } from "./use-status.js";

const TableScreen = lazy(() => import("./table/TableScreen.js"));

/** Takes up what the address holds, or else the table that was there before. Gives what is wrong with the address. */
async function begin(client: Client): Promise<string | undefined> {
  const { hash } = location;
  let problem: string | undefined;
  try {
    const text = await readLink(hash);
    if (text !== undefined) {
      const answer = await client.ask("load", { text });
      history.replaceState(null, "", location.pathname + location.search);
      if (answer.ok) return undefined;
      problem = answer.problem;
    }
  } catch {
    problem = "The link is damaged: what it holds cannot be unpacked.";
  }
  await client.ask("resume", null);
  return problem;
}

/** The whole page: the setup, or the table. */
export function App({ client }: { readonly client: Client }) {
  const status = useStatus(client);
  const [isReady, setReady] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    void begin(client)
      .catch((error: unknown) => String(error))
      .then((found) => {
        setProblem(found);
        setReady(true);
      });
  }, [client]);
  const forget = useCallback(() => {
    setProblem(undefined);
  }, []);
  return (
    <>
      {problem !== undefined && (
        <div className="problem" role="alert">
          <p>That game cannot be opened. {problem}</p>
          <button type="button" onClick={forget}>
            All right
          </button>
        </div>
      )}
      {!isReady && <p className="loading">One moment …</p>}
      {isReady && !status && <SetupScreen client={client} onProblem={setProblem} />}
      {isReady && status && (
        <Suspense fallback={<p className="loading">One moment …</p>}>
          <TableScreen key={status.table} client={client} status={status} onProblem={setProblem} />
        </Suspense>
      )}
    </>
  );
}
