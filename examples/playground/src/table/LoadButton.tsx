import { useRef } from "react";
import type { Client } from "../client.js";

interface Props {
  readonly client: Client;
  readonly onProblem: (problem: string | undefined) => void;
}

/** Opens the file of a saved game. One that cannot be read is refused with the reason, and the table stays as it is. */
export function LoadButton({ client, onProblem }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const load = async (file: File): Promise<void> => {
    const answer = await client.ask("load", { text: await file.text() });
    onProblem(answer.ok ? undefined : answer.problem);
  };
  return (
    <>
      <button type="button" onClick={() => input.current?.click()}>
        Open a file
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="The file of a saved game"
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = "";
          if (file) void load(file).catch((error: unknown) => onProblem(String(error)));
        }}
      />
    </>
  );
}
