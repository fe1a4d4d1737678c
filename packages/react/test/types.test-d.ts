import { createTable, type PlayResult } from "@facedown/core";
import { totallyHuman, type View } from "@facedown/totally-human";
import { expectTypeOf, test } from "vitest";
import { createSeatContext, createSeatStore, useChoices, usePlay, useView } from "@facedown/react";

const store = createSeatStore(createTable(totallyHuman, { seats: 3 }).seat(0));
const seat = createSeatContext<typeof totallyHuman>();

test("types flow from the game", () => {
  expectTypeOf(useView(store)).toEqualTypeOf<View>();
  expectTypeOf(useView(store, (view) => view.round)).toEqualTypeOf<number>();
  expectTypeOf(useChoices(store, "answer")).toEqualTypeOf<
    readonly { readonly type: "answer"; readonly number: 1 | 2 | 3 | 4 | 5 }[]
  >();
  const { play } = usePlay(store);
  expectTypeOf(play({ type: "answer", number: 4 })).toEqualTypeOf<Promise<PlayResult>>();
  // @ts-expect-error -- there is no number 9
  void play({ type: "answer", number: 9 });
  // @ts-expect-error -- there is no such move
  void play({ type: "answers", number: 4 });
  // @ts-expect-error -- the table's move is not a seat's
  void play({ type: "closeDiscussion" });
  // @ts-expect-error -- there is no such field
  useView(store, (view) => view.identity);
});

test("types flow through a context", () => {
  expectTypeOf(seat.useView()).toEqualTypeOf<View>();
  expectTypeOf(seat.useView((view) => view.phase)).toEqualTypeOf<View["phase"]>();
  // @ts-expect-error -- there is no number 9
  void seat.usePlay().play({ type: "answer", number: 9 });
});
