import { textOf } from "./cards.js";
import type { TableProps } from "./props.js";
import { textsIn } from "./texts.js";

/** The cards that the viewer sees somewhere on the table, each once, in the order of the seats; then the weapons. */
function inSight({ view, viewer }: TableProps): string[] {
  const own = viewer === "spectator" ? -1 : viewer;
  const players = [...view.players.entries()].sort(([a], [b]) => Number(b === own) - Number(a === own));
  const cards = players.flatMap(([, { identity, loyalties, hand, permanents }]) => [
    ...identity,
    ...loyalties,
    ...hand,
    ...permanents,
  ]);
  const faces = [...view.stage, ...cards].filter((face): face is string => face !== null && face !== "empty");
  return [...new Set([...faces, ...view.weapons.map(({ kind }) => kind)])];
}

/** What the cards in sight say, for those who cannot point at them. */
export function Texts(props: TableProps) {
  const { language } = props.words;
  const said = inSight(props).map((id) => ({ id, ...textOf(id, language) }));
  return (
    <details className="card-texts">
      <summary>{textsIn(language).cards}</summary>
      <dl>
        {said
          .filter(({ text }) => text !== "")
          .map(({ id, name, text }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
    </details>
  );
}
