import { referee, type Match } from "@facedown/core";

type Fields = Readonly<Record<string, unknown>>;

/** A part of a state with every card face up, in the shape that a view has. */
function open(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(open);
  const fields = value as Fields;
  if ("face" in fields && "shownTo" in fields) return open(fields["face"]);
  if ("cards" in fields && "audience" in fields) return open(fields["cards"]);
  if ("choices" in fields && "asked" in fields)
    return (fields["choices"] as readonly unknown[]).map((choice, seat) => ({
      asked: ((fields["asked"] as number) & (1 << seat)) !== 0,
      sealed: choice !== null,
      choice: open(choice),
    }));
  return Object.fromEntries(Object.entries(fields).map(([key, each]) => [key, open(each)]));
}

/** What somebody would see before whom nothing is hidden. For the referee alone. */
export function allSeeing(match: Match): unknown {
  return { ...(match.view("spectator") as object), ...(open(referee(match)) as object) };
}
