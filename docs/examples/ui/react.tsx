import { createTable, describe, randomBot } from "@facedown/core";
import {
  useChoices,
  useOutcome,
  usePlay,
  useSeatStore,
  useView,
  useWaiting,
} from "@facedown/react";
import { totallyHuman } from "@facedown/totally-human";

const bot = randomBot();
const bots = { 1: bot, 2: bot, 3: bot };
const table = createTable(totallyHuman, { seats: 4, bots });
const words = describe(totallyHuman, "en", 0);

export function App() {
  const store = useSeatStore(table.seat(0)); // all that you may know
  const view = useView(store);
  const choices = useChoices(store);
  const waiting = useWaiting(store);
  const outcome = useOutcome(store);
  const { play } = usePlay(store);
  return (
    <>
      <p>
        {outcome ? words.outcome(outcome, view) : words.waiting(waiting, view)}
      </p>
      {choices.map((move) => (
        <button key={JSON.stringify(move)} onClick={() => void play(move)}>
          {words.move(move, view)}
        </button>
      ))}
      <ul>
        {words.places(view).map(({ path, text }) => (
          <li key={path}>{text}</li>
        ))}
      </ul>
    </>
  );
}
