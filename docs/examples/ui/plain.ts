import { createTable, describe, randomBot } from "@facedown/core";
import { createSeatStore } from "@facedown/core/store";
import { totallyHuman } from "@facedown/totally-human";

const bot = randomBot();
const bots = { 1: bot, 2: bot, 3: bot };
const table = createTable(totallyHuman, { seats: 4, bots });
const store = createSeatStore(table.seat(0)); // all that you may know
const words = describe(totallyHuman, "en", 0);

/** Draws the table into an element, now and whenever it changes. */
export function draw(into: HTMLElement): void {
  const { view, waiting, outcome } = store.getSnapshot();
  const state = document.createElement("p");
  state.textContent = outcome
    ? words.outcome(outcome, view)
    : words.waiting(waiting, view);

  const buttons = store.choices().map((move) => {
    const button = document.createElement("button");
    button.textContent = words.move(move, view);
    button.onclick = () => void store.play(move);
    return button;
  });

  const lines = words.places(view).map(({ text }) => {
    const line = document.createElement("li");
    line.textContent = text;
    return line;
  });
  const list = document.createElement("ul");
  list.append(...lines);
  into.replaceChildren(state, ...buttons, list);
}

/** Begins; gives what ends it. */
export function start(into: HTMLElement): () => void {
  draw(into);
  return store.subscribe(() => draw(into));
}
