import { describe as group, expect, test } from "vitest";
import {
  arrange,
  describe,
  english,
  everyone,
  except,
  nobody,
  only,
  union,
  spanish,
  spectator,
  type EventOf,
} from "@facedown/core";
import { after, bids, playOut, startBids, type Bids } from "./support/bids.js";
import { did } from "./support/tinker.js";

const start = startBids();
const [mine] = start.view(0).players[0]!.hand;
const bidding = after(
  start,
  [0, start.choices(0, "bid")[0]!],
  [0, { type: "draw" }],
  [1, { type: "say", text: "hm" }],
);

/** Bids with words of its own, in two languages. */
const worded = ((): Bids => {
  const words = (hand: string) => ({
    moves: { bid: ({ value }: { value: number }) => `Bid ${value}` },
    events: {
      drew: (
        { seat, card }: { seat: number; card: number | null },
        { name }: { name: (seat: number) => string },
      ) => `${name(seat)} draws ${card ?? "something"}.`,
    },
    rejections: { "B-1": ({ allowed }: { allowed: number[] }) => `Only ${allowed.join()}.` },
    phases: { play: "Bidding" },
    timers: { bell: "Until the bell rings" },
    none: { discard: "bare", bids: "no bid" },
    places: { deck: () => "the deck", "players.*.hand": ([seat]: string[]) => `${hand} ${String(seat)}` },
    card: (face: number, place: string) => `<${face} in ${place}>`,
    cardText: (face: number) => (face === 1 ? "" : `Worth ${face}.`),
    slots: { "players.*.hand": (position: number) => `place ${position + 1}` },
    pieces: ({ name }: { name: (seat: number) => string }) => [
      { name: "The bell", text: `${name(0)} rings it.` },
    ],
    pending: ({ viewer, name }: { viewer: unknown; name: (seat: number) => string }) =>
      viewer === 1 ? [`${name(1)} is to bid.`] : [],
    options: { cards: { name: "Cards", help: "How many.", values: { 6: "a few" } } },
    outcome: ({ total }: { total: number }) => `${total} in all`,
    facts: { lucky: (lucky: boolean) => (lucky ? "Lucky!" : "Unlucky.") },
    seat: (seat: number) => ["Red", "Blue"][seat],
  });
  const definition = {
    ...bids.inside.definition,
    words: {
      en: words("hand"),
      de: { ...words("Blatt"), core: { ...english, nobody: "niemand" } },
      es: {
        ...words("mano"),
        core: spanish,
        dealt: {
          asked: () => "",
          sealed: (
            { seat, choice }: { seat: number; choice: number | null },
            { name }: { name: (seat: number) => string },
          ) => (choice === null ? "" : `${name(seat)} dice ${choice}.`),
          shuffled: () => undefined,
        },
      },
    },
  };
  return { ...bids, inside: { ...bids.inside, definition } } as unknown as Bids;
})();

group("a place and what lies there", () => {
  const view = start.view(0);
  test.each<[name: string, text: string, expected: string]>([
    ["a place", describe(worded).place("players.1.hand", view), "hand 1"],
    ["a place without words", describe(bids).place("players.1.hand", view), "players.1.hand"],
    ["a face", describe(worded).card(3, "players.0.hand", view), "<3 in players.0.hand>"],
    ["a face without words", describe(bids).card(3, "players.0.hand", view), "3"],
    ["a face-down card", describe(worded).card(null, "deck", view), english.faceDown(1)],
    ["an empty place", describe(worded).card("empty", "deck", view), english.emptyPlace],
  ])("%s", (_, text, expected) => {
    expect(text).toBe(expected);
  });
});

group("what can be read and what is to be decided", () => {
  const view = start.view(0);
  test("the text on a card, where there is one", () => {
    expect(describe(worded).cardText(3, "players.0.hand", view)).toBe("Worth 3.");
    expect(describe(worded).cardText(1, "players.0.hand", view)).toBe("");
    expect(describe(worded).cardText(null, "players.0.hand", view)).toBe("");
    expect(describe(worded).cardText("empty", "players.0.hand", view)).toBe("");
    expect(describe(bids).cardText(3, "players.0.hand", view)).toBe("");
  });

  test("what else lies on the table and has a text", () => {
    expect(describe(worded).pieces(view)).toEqual([{ name: "The bell", text: "Red rings it." }]);
    expect(describe(bids).pieces(view)).toEqual([]);
  });

  test("what has to be decided, for each reader", () => {
    expect(describe(worded, "en", 1).pending(start.view(1))).toEqual(["Blue is to bid."]);
    expect(describe(worded, "en", 0).pending(view)).toEqual([]);
    expect(describe(bids, "en", 1).pending(start.view(1))).toEqual([]);
  });

  test("what the values of an option are called", () => {
    expect(describe(worded).option("cards").values).toEqual({ 6: "a few" });
  });
});

group("a game without words is told plainly", () => {
  const words = describe(bids);
  const view = start.view(0);
  test.each<[name: string, text: string, expected: string]>([
    ["a seat", words.seat(1, view), "Seat 2"],
    ["a move", words.move({ type: "bid", value: 2 }, view), "bid 2"],
    ["a move with a text", words.move({ type: "say", text: "hm" }, view), "say hm"],
    [
      "an event",
      words.event({ type: "rolled", seat: 0, dice: [1, 2] }, view),
      '{"type":"rolled","seat":0,"dice":[1,2]}',
    ],
    ["a phase", words.phase(view), "play"],
    ["an outcome", words.outcome({ total: 3 }, view), '{"total":3}'],
    ["whom it waits for", words.waiting([0, 1], view), "Waiting for Seat 1 and Seat 2."],
    ["nobody", words.waiting([], view), "Nobody is waited for."],
    ["a timer", words.timer({ name: "bell", id: 1, seconds: 20 }), "Bell: 20 seconds."],
    [
      "a timer that nothing else says",
      words.timer({ name: "toString", id: 1, seconds: 1 }),
      "ToString: 1 second.",
    ],
    [
      "a rule of the rulebook",
      words.rejection({ code: "B-2", parameters: {} }, view),
      "Only who has bid may take the bid back.",
    ],
    [
      "a refusal of the library",
      words.rejection({ code: "game-over", parameters: {} }, view),
      "The game is over.",
    ],
    ["an unknown code", words.rejection({ code: "constructor", parameters: {} }, view), "constructor"],
    ["an option", JSON.stringify(words.option("cards")), '{"name":"cards","help":""}'],
  ])("%s", (_, text, expected) => {
    expect(text).toBe(expected);
  });
});

group("words of its own", () => {
  const words = describe(worded);
  const view = start.view(0);
  test.each<[name: string, text: string, expected: string]>([
    ["a seat", words.seat(1, view), "Blue"],
    ["a move", words.move({ type: "bid", value: 2 }, view), "Bid 2"],
    ["a move that has none", words.move({ type: "draw" }, view), "draw"],
    ["an event, seen", words.event({ type: "drew", seat: 0, card: 3 }, view), "Red draws 3."],
    ["an event, unseen", words.event({ type: "drew", seat: 1, card: null }, view), "Blue draws something."],
    ["a rejection", words.rejection({ code: "B-1", parameters: { allowed: [1, 2] } }, view), "Only 1,2."],
    ["a phase", words.phase(view), "Bidding"],
    ["an outcome", words.outcome({ total: 3 }, view), "3 in all"],
    ["a fact", words.event({ type: "disclosed", fact: "lucky", value: true }, view), "Lucky!"],
    ["an option", words.option("cards").help, "How many."],
    ["a timer", words.timer({ name: "bell", id: 1, seconds: 20 }), "Until the bell rings: 20 seconds."],
    ["a timer that has none", words.timer({ name: "toString", id: 1, seconds: 2 }), "ToString: 2 seconds."],
  ])("%s", (_, text, expected) => {
    expect(text).toBe(expected);
  });

  test("in another language, which may bring the library's sentences along", () => {
    const german = describe(worded, "de");
    expect(german.language).toBe("de");
    const event: EventOf<Bids> = { type: "asked", at: "bids", seats: nobody };
    expect(german.event(event, view)).toBe("Asked to choose in secret: niemand.");
    expect(german.places(view)[2]!.text).toContain("Blatt 0");
  });

  test.each(["fr", "", "constructor", "toString"])("there is no language %o", (language) => {
    expect(() => describe(worded, language)).toThrow(
      expect.objectContaining({ code: "bad-option", path: "language", expected: "one of en, de, es" }),
    );
  });
});

group("the dealer's events", () => {
  const words = describe(worded);
  const view = start.view(0);
  test.each<[event: EventOf<Bids>, text: string]>([
    [
      {
        type: "moved",
        from: { zone: "deck", index: null },
        to: { zone: "players.1.hand", index: 2 },
        card: null,
      },
      "A face-down card goes from the deck to hand 1.",
    ],
    [
      {
        type: "moved",
        from: { zone: "players.0.hand", index: 0 },
        to: { zone: "discard", index: 0 },
        card: 2,
      },
      "<2 in discard> goes from hand 0 to discard.",
    ],
    [
      { type: "moved", from: null, to: { zone: "deck", index: null }, card: null },
      "A face-down card comes to the deck.",
    ],
    [
      { type: "moved", from: { zone: "deck", index: null }, to: null, card: 3 },
      "<3 in deck> leaves the deck.",
    ],
    [{ type: "shuffled", zone: "deck" }, "The deck is shuffled."],
    [
      { type: "shown", at: { zone: "players.1.hand", index: 0 }, to: only(0, 1), card: 3 },
      "<3 in players.1.hand> in hand 1 is shown to Red and Blue.",
    ],
    [
      { type: "shown", at: { zone: "deck", index: null }, to: everyone, card: null },
      "A face-down card in the deck is shown to everyone.",
    ],
    [
      { type: "shown", at: { zone: "deck", index: null }, to: union(only(1), spectator), card: null },
      "A face-down card in the deck is shown to Blue and the spectator.",
    ],
    [
      { type: "concealed", at: { zone: "discard", index: 0 }, from: only(1), card: 2 },
      "A card in discard is hidden from Blue.",
    ],
    [
      { type: "flipped", at: { zone: "discard", index: 0 }, card: 2 },
      "A card in discard is turned over: <2 in discard>.",
    ],
    [{ type: "asked", at: "bids", seats: only(0, 1) }, "Asked to choose in secret: Red and Blue."],
    [{ type: "asked", at: "bids", seats: nobody }, "Nobody has to choose any more."],
    [{ type: "sealed", at: "bids", seat: 1, choice: null }, "Blue has chosen."],
    [{ type: "sealed", at: "bids", seat: 0, choice: 2 }, "Red has chosen <2 in bids>."],
    [{ type: "withdrawn", at: "bids", seat: 0 }, "Red takes a choice back."],
    [
      { type: "opened", at: "bids", choices: [2, 3] },
      "The choices are opened: Red: <2 in bids> and Blue: <3 in bids>.",
    ],
    [{ type: "opened", at: "bids", choices: [null, 3] }, "The choices are opened: Blue: <3 in bids>."],
    [{ type: "undone", seat: 1 }, "Blue takes the last move back."],
  ])("%o", (event, text) => {
    expect(words.event(event, view)).toBe(text);
  });

  test("a fact without words of its own", () => {
    expect(describe(bids).event({ type: "disclosed", fact: "lucky", value: false }, view)).toBe(
      "Lucky: false.",
    );
  });

  test("every event of a game is told to every viewer in a sentence without a hole", () => {
    const match = playOut(startBids({ options: { cards: 30 } }), "words", 100);
    for (let n = 0; n <= match.length; n++)
      for (const viewer of [0, 1, "spectator"] as const) {
        const frame = match.at(n).frame(viewer);
        for (const event of frame.events)
          expect(words.event(event, frame.view)).toMatch(
            /^(?!.*(undefined|NaN|\[object|null)).+[.!]$|^\{"type":"rolled"/,
          );
      }
  });
});

test("whom it waits for is told to the reader as such", () => {
  const view = start.view(0);
  const told = (language: string, seats: number[]) =>
    ([0, 1, "spectator"] as const).map((viewer) => describe(worded, language, viewer).waiting(seats, view));
  expect(told("en", [0, 1])).toEqual([
    "Waiting for you, and for Blue.",
    "Waiting for you, and for Red.",
    "Waiting for Red and Blue.",
  ]);
  expect(told("en", [1])).toEqual(["Waiting for Blue.", "Waiting for you.", "Waiting for Blue."]);
  expect(told("es", [0, 1])).toEqual([
    "Te toca a ti, y también a Blue.",
    "Te toca a ti, y también a Red.",
    "Se espera a Red y Blue.",
  ]);
  expect(told("es", [0])[0]).toBe("Te toca a ti.");
});

group("dealer's events that a game tells in its own words", () => {
  const words = describe(worded, "es");
  const view = start.view(0);
  const sealed: EventOf<Bids> = { type: "sealed", at: "bids", seat: 1, choice: null };
  const own: EventOf<Bids> = { type: "sealed", at: "bids", seat: 0, choice: 2 };
  const asked: EventOf<Bids> = { type: "asked", at: "bids", seats: nobody };
  const shuffled: EventOf<Bids> = { type: "shuffled", zone: "deck" };

  test("are in its words, need none, or are in the library's", () => {
    expect(words.event(asked, view)).toBe("");
    expect(words.event(sealed, view)).toBe("");
    expect(words.event(own, view)).toBe("Red dice 2.");
    expect(words.event(shuffled, view)).toBe("Se baraja the deck.");
  });

  test("are left out among others where they need no sentence", () => {
    expect(words.events([asked, sealed, own, shuffled], view)).toEqual([
      "Red dice 2.",
      "Se baraja the deck.",
    ]);
    expect(words.events([], view)).toEqual([]);
  });

  test.each([undefined, null, sealed, "asked"])("events that are no list are refused: %o", (events) => {
    expect(() => words.events(events as never, view)).toThrow(
      expect.objectContaining({ code: "bad-event", path: "events" }),
    );
  });
});

group("places", () => {
  const texts = (of: typeof start, viewer: 0 | 1 | "spectator", game = worded): Record<string, string> =>
    Object.fromEntries(
      describe(game)
        .places(of.view(viewer))
        .map(({ path, text }) => [path, text]),
    );

  test("say what lies where, as far as the viewer sees it, in the order of the map", () => {
    const seen = texts(bidding, 0);
    expect(Object.keys(seen)).toEqual([
      "deck",
      "discard",
      "players.0.hand",
      "players.1.hand",
      "bids",
      "notes",
      "luck",
    ]);
    expect(seen).toMatchObject({
      deck: "the deck: 7 cards",
      discard: "discard: bare",
      "players.1.hand": "hand 1: 2 cards, face down",
      bids: `bids: Red has chosen <${String(mine)} in bids>.`,
      luck: `luck: 1 card: <${String(start.view(0).luck)} in luck>`,
    });
    expect(seen["players.0.hand"]).toMatch(/^hand 0: <\d in players\.0\.hand> \(place 1\), /);
    expect(texts(bidding, "spectator")).toMatchObject({
      bids: "bids: Red has chosen.",
      "players.0.hand": "hand 0: 3 cards, face down",
    });
  });

  test("a single cell that is not seen looks like none", () => {
    expect(texts(bidding, "spectator")).not.toHaveProperty("luck");
    expect(texts(bidding, 1)).not.toHaveProperty("luck");
  });

  test("partly seen, unasked, none and one", () => {
    const match = arrange(bids, {
      seats: 2,
      seed: "x",
      state: (state) => {
        state.luck = null;
        (state.deck as unknown as { cards: unknown[] }).cards = state.deck.cards.slice(0, 1);
        (state.players[0]!.hand.cards[0] as { shownTo: number }).shownTo = except(0);
      },
    });
    const seen = texts(match, 1);
    expect(seen).toMatchObject({ deck: "the deck: 1 card", bids: "bids: nobody has chosen" });
    expect(seen["players.0.hand"]).toMatch(
      /^hand 0: <\d in players\.0\.hand> \(place 1\), a face-down card \(place 2\)$/,
    );
    expect(texts(match, 1, bids)["players.0.hand"]).toMatch(/^players\.0\.hand: 2 cards: \d; 1 face down$/);
    expect(seen).not.toHaveProperty("luck");
  });

  test("slots, backs and hidden boxes", () => {
    const match = did(({ state, dealer }) => dealer.reveal(state.row, 0));
    const words = describe(match.game).places(match.view(1));
    const text = (path: string) => words.find((place) => place.path === path)?.text;
    expect(text("row")).toBe("row: 2 cards: r0; 1 face down");
    expect(text("backed")).toBe("backed: 2 cards: red, blue");
    expect(text("coins")).toBe('coins: 2 cards: {"name":"heads","side":0}, {"name":"tails","side":1}');
    expect(text("hands.2")).toBe("hands.2: empty");
    expect(text("box")).toBeUndefined();
  });
});

test("a game without phases has none to tell", () => {
  const { game, view } = { game: did(() => undefined).game, view: did(() => undefined).view(0) };
  expect(describe(game).phase(view)).toBe("");
});
