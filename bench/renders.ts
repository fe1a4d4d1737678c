import { createRandom, createTable } from "@facedown/core";
import { createSeatStore, useSeat, useView, type SeatStore } from "@facedown/react";
import { totallyHuman } from "@facedown/totally-human";
import { Window } from "happy-dom";
import { act, createElement, type ReactNode } from "react";

/** How often parts of a page were drawn in one game, and how often what they show was another. */
export interface Renders {
  readonly packets: number;
  readonly snapshot: number;
  readonly phase: number;
  readonly phaseChanges: number;
  readonly hand: number;
  readonly handChanges: number;
}

type Game = typeof totallyHuman;
type Store = SeatStore<Game>;

/** Counts how often each part of a page is drawn while random players play a game of Totally Human to its end. */
export async function renders(seats: number): Promise<Renders> {
  const page = new Window();
  const globals = { window: page, document: page.document, navigator: page.navigator };
  for (const [name, value] of Object.entries({ ...globals, IS_REACT_ACT_ENVIRONMENT: true }))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  const { createRoot } = await import("react-dom/client");

  const table = createTable(totallyHuman, { seats, seed: "bench" });
  const store: Store = createSeatStore(table.seat(0));
  const drawn = { snapshot: 0, phase: 0, hand: 0 };
  const shown = { phase: new Set<unknown>(), hand: new Set<unknown>() };
  const changes = { phase: 0, hand: 0 };
  let packets = 0;
  let [phase, hand] = [table.seat(0).view.phase, JSON.stringify(table.seat(0).view.players[0]?.hand)];
  table.seat(0).subscribe(
    ({ view }) => {
      packets++;
      if (view.phase !== phase) changes.phase++;
      const its = JSON.stringify(view.players[0]?.hand);
      if (its !== hand) changes.hand++;
      [phase, hand] = [view.phase, its];
    },
    { after: 0 },
  );
  const Snapshot = (): ReactNode => {
    drawn.snapshot++;
    return useSeat(store).at;
  };
  const Phase = (): ReactNode => {
    drawn.phase++;
    shown.phase.add(useView(store, (view) => view.phase));
    return null;
  };
  const Hand = (): ReactNode => {
    drawn.hand++;
    shown.hand.add(useView(store, (view) => view.players[0]?.hand));
    return null;
  };
  const root = createRoot(page.document.createElement("div") as never);
  await act(async () => {
    root.render([Snapshot, Phase, Hand].map((part) => createElement(part, { key: part.name })));
  });
  const random = createRandom("renders");
  while (table.match.outcome === null) {
    const seat = random.pick(table.match.waiting);
    const choices = table.match.choices(seat);
    const kind = random.pick([...new Set(choices.map(({ type }) => type))]);
    await act(async () => {
      await table.seat(seat).play(random.pick(choices.filter(({ type }) => type === kind)));
    });
  }
  await act(async () => {
    root.unmount();
  });
  if (shown.phase.size < 3) throw new Error("the page did not follow the game");
  return { packets, ...drawn, phaseChanges: changes.phase, handChanges: changes.hand };
}
