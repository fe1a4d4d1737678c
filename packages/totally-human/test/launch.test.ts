import { describe, expect, test } from "vitest";
import { nobody, only, seatList } from "@facedown/core";
import {
  crews,
  heard,
  launchAll,
  move,
  placeAll,
  play,
  playAll,
  refusal,
  seatsOf,
  table,
  toLaunch,
  type GameMatch,
  type GameMove,
  type TableOptions,
} from "./support/table.js";

const board = (rocket: number) => ({ type: "board", rocket }) as const;
const request = (rocket: number) => ({ type: "request", rocket }) as const;
const agree = (seat: number) => ({ type: "agree", seat }) as const;
const refuse = (seat: number) => ({ type: "refuse", seat }) as const;
const withdraw = (seat: number) => ({ type: "withdrawConsent", seat }) as const;
const launch = { type: "launch" } as const;

/** The launch phase, with each seat on the rocket given for it. */
function launchPhase(rockets: readonly number[], setup: TableOptions = {}): GameMatch {
  return placeAll(toLaunch(table({ seats: rockets.length, ...setup })), rockets);
}

const why = (match: GameMatch, by: number | "table", tried: GameMove | { type: "deadline" }) => {
  const { code, parameters } = refusal(match, by, tried);
  return `${code}: ${parameters["why"] as string}`;
};
const requests = (match: GameMatch) =>
  match.view("spectator").requests.map(({ seat, rocket, consent }) => ({
    seat,
    rocket,
    asked: seatList(consent.group),
    agreed: seatList(consent.agreed),
    refused: seatList(consent.refused),
  }));
const ready = (match: GameMatch, rocket: number) => seatList(match.view("spectator").rockets[rocket]!.ready);

describe("places at the start", () => {
  test("TH-26: all standees begin on the first rocket", () => {
    const match = toLaunch(table({ seats: 5 }));
    expect(crews(match)).toEqual([[0, 1, 2, 3, 4], [], [], [], [], []]);
    expect(heard(match, "standeesPlaced")).toEqual([{ type: "standeesPlaced", rockets: [0, 0, 0, 0, 0] }]);
  });

  test("TH-26, TH-A3: or each player chooses one in secret, and all are shown at once, with nobody asked", () => {
    let match = toLaunch(table({ seats: 3, options: { launchStart: "choose", rocketCount: 4 } }));
    expect(match.view(0).phase).toBe("choosePlace");
    expect(match.choices(0, "choosePlace")).toHaveLength(4);
    expect(refusal(match, 0, { type: "choosePlace", rocket: 4 })).toEqual({
      code: "TH-7",
      parameters: { rockets: 4 },
    });
    match = play(match, 0, { type: "choosePlace", rocket: 2 });
    expect(match.waiting).toEqual([1, 2]);
    for (const viewer of [1, 2, "spectator"] as const) {
      expect(match.view(viewer).places[0]).toEqual({ asked: true, sealed: true, choice: null });
      expect(JSON.stringify(match.frame(viewer).events)).not.toContain("2");
    }
    expect(crews(match)).toEqual([[], [], [], []]);
    match = play(match, 0, { type: "choosePlace", rocket: 3 });
    match = play(match, 2, { type: "choosePlace", rocket: 3 });
    match = play(match, 1, { type: "choosePlace", rocket: 0 });
    expect(match.view("spectator")).toMatchObject({ phase: "launch", requests: [] });
    expect(crews(match)).toEqual([[1], [], [], [0, 2]]);
    expect(refusal(match, 0, { type: "choosePlace", rocket: 1 }).code).toBe("not-now");
  });
});

describe("moving", () => {
  test("TH-27: whoever has not launched may act at any moment, twice in a row too", () => {
    let match = toLaunch(table());
    for (const seat of seatsOf(match)) expect(match.choices(seat, "board")).toHaveLength(5);
    match = playAll(match, [
      [3, board(1)],
      [3, board(2)],
      [3, launch],
    ]);
    expect(match.waiting).toEqual([0, 1, 2]);
    for (const seat of [0, 1, 2]) expect(match.choices(seat, "board").length).toBeGreaterThan(0);
    expect(match.choices(3)).toEqual([]);
  });

  test("TH-28: to a rocket with nobody aboard one moves at once", () => {
    const match = play(toLaunch(table()), 2, board(5));
    expect(crews(match)).toEqual([[0, 1, 3], [], [], [], [], [2]]);
    expect(heard(match, "boarded")).toEqual([{ type: "boarded", seat: 2, from: 0, to: 5 }]);
    expect(why(match, 2, board(5))).toBe("TH-28: aboard");
    expect(why(match, 2, request(1))).toBe("TH-28: free");
    expect(refusal(match, 2, board(6))).toEqual({ code: "TH-7", parameters: { rockets: 6 } });
  });

  test("TH-29: onto an occupied rocket one comes only when all aboard have agreed", () => {
    let match = launchPhase([0, 0, 0, 1]);
    expect(why(match, 3, board(0))).toBe("TH-29: occupied");
    match = play(match, 3, request(0));
    expect(requests(match)).toEqual([{ seat: 3, rocket: 0, asked: [0, 1, 2], agreed: [], refused: [] }]);
    for (const seat of [2, 0]) {
      match = play(match, seat, agree(3));
      expect(crews(match)[0]).toEqual([0, 1, 2]);
    }
    expect(why(match, 0, agree(3))).toBe("TH-29: said already");
    match = play(match, 1, agree(3));
    expect(crews(match).slice(0, 2)).toEqual([[0, 1, 2, 3], []]);
    expect(requests(match)).toEqual([]);
  });

  test("TH-29, TH-A10: a player alone on a rocket agrees alone", () => {
    const match = play(play(launchPhase([0, 0, 1]), 0, request(1)), 2, agree(0));
    expect(crews(match).slice(0, 2)).toEqual([[1], [0, 2]]);
  });

  test("TH-29: only those aboard have a word to say, and only to those who ask", () => {
    const match = play(launchPhase([0, 1, 2, 2]), 0, request(2));
    for (const outsider of [0, 1])
      for (const word of [agree(0), refuse(0), withdraw(0)])
        expect(why(match, outsider, word)).toBe("TH-29: no request");
    expect(why(match, 2, agree(1))).toBe("TH-29: no request");
    expect(why(match, 2, agree(7))).toBe("TH-29: no request");
    expect(why(match, 2, withdraw(0))).toBe("TH-29: said nothing");
    expect(why(match, 0, request(2))).toBe("TH-29: asked already");
    expect(why(match, 1, { type: "cancelRequest", rocket: 2 })).toBe("TH-29: no request");
    expect(match.choices(1).map(({ type }) => type)).not.toContain("agree");
  });

  test("TH-30: one refusal keeps a player out, whatever the others say", () => {
    let match = playAll(launchPhase([0, 0, 0, 1]), [
      [3, request(0)],
      [0, agree(3)],
      [1, refuse(3)],
      [2, agree(3)],
    ]);
    expect(crews(match).slice(0, 2)).toEqual([[0, 1, 2], [3]]);
    expect(requests(match)[0]).toMatchObject({ agreed: [0, 2], refused: [1] });
    expect(why(match, 1, refuse(3))).toBe("TH-29: said already");
    match = play(match, 1, agree(3));
    expect(crews(match)[0]).toEqual([0, 1, 2, 3]);
  });

  test("TH-30, TH-A11: consent may be withdrawn until the last one agrees, and nobody is expelled afterwards", () => {
    let match = playAll(launchPhase([0, 0, 1]), [
      [2, request(0)],
      [0, agree(2)],
      [0, withdraw(2)],
      [1, agree(2)],
    ]);
    expect(crews(match).slice(0, 2)).toEqual([[0, 1], [2]]);
    expect(requests(match)[0]).toMatchObject({ agreed: [1], refused: [] });
    match = play(match, 0, agree(2));
    expect(crews(match)[0]).toEqual([0, 1, 2]);
    for (const word of [refuse(2), withdraw(2)]) expect(why(match, 0, word)).toBe("TH-29: no request");
  });

  test("TH-31: nobody is asked for leave to go", () => {
    let match = toLaunch(table());
    for (const [seat, rocket] of [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
    ] as const)
      match = play(match, seat, board(rocket));
    expect(crews(match)).toEqual([[], [0], [1], [2], [3], []]);
  });

  test("TH-32: the rulebook's example, step by step", () => {
    const [red, blue, green, pink] = [0, 1, 2, 3];
    let match = toLaunch(table({ seats: 4 }));
    match = play(match, red, board(1));
    expect(crews(match).slice(0, 3)).toEqual([[blue, green, pink], [red], []]);

    match = play(match, green, request(1));
    expect(crews(match)[1]).toEqual([red]);
    match = play(match, red, agree(green));
    expect(crews(match).slice(0, 3)).toEqual([[blue, pink], [red, green], []]);

    match = play(match, pink, request(1));
    match = play(match, red, agree(pink));
    match = play(match, green, refuse(pink));
    expect(crews(match).slice(0, 3)).toEqual([[blue, pink], [red, green], []]);
    match = play(match, pink, board(2));
    expect(crews(match).slice(0, 3)).toEqual([[blue], [red, green], [pink]]);
    expect(requests(match)).toEqual([]);

    match = play(match, red, request(2));
    expect(crews(match)[2]).toEqual([pink]);
    match = play(match, pink, agree(red));
    expect(crews(match).slice(0, 3)).toEqual([[blue], [green], [red, pink]]);
  });
});

describe("requests while others move", () => {
  test("TH-A12: who leaves takes the vote along, and the request may be complete", () => {
    let match = playAll(launchPhase([0, 0, 0, 1]), [
      [3, request(0)],
      [0, agree(3)],
      [1, refuse(3)],
    ]);
    match = play(match, 1, board(2));
    expect(requests(match)).toEqual([{ seat: 3, rocket: 0, asked: [0, 2], agreed: [0], refused: [] }]);
    match = play(match, 2, board(3));
    expect(crews(match).slice(0, 4)).toEqual([[0, 3], [], [1], [2]]);
    expect(requests(match)).toEqual([]);
  });

  test("TH-A12: a rocket that empties is boarded freely, and the second who asked has to ask the first", () => {
    let match = launchPhase([0, 1, 2, 3]);
    match = playAll(match, [
      [1, request(0)],
      [2, request(0)],
      [0, board(4)],
    ]);
    expect(crews(match)).toEqual([[1], [], [2], [3], [0], []]);
    expect(requests(match)).toEqual([{ seat: 2, rocket: 0, asked: [1], agreed: [], refused: [] }]);
  });

  test("TH-A12: a newcomer has to agree as well", () => {
    let match = launchPhase([0, 0, 1, 2]);
    match = playAll(match, [
      [2, request(0)],
      [0, agree(2)],
      [3, request(0)],
      [0, agree(3)],
      [1, agree(3)],
      [1, agree(2)],
    ]);
    expect(crews(match)[0]).toEqual([0, 1, 3]);
    expect(requests(match)).toEqual([{ seat: 2, rocket: 0, asked: [0, 1, 3], agreed: [0, 1], refused: [] }]);
    expect(crews(play(match, 3, agree(2)))[0]).toEqual([0, 1, 2, 3]);
  });

  test("TH-A12: whoever moves elsewhere no longer asks", () => {
    const match = play(play(launchPhase([0, 0, 1]), 2, request(0)), 2, board(3));
    expect(requests(match)).toEqual([]);
    expect(heard(match, "requestDropped")).toEqual([
      { type: "requestDropped", seat: 2, rocket: 0, why: "moved" },
    ]);
  });

  test("TH-A12: a request ends when either rocket launches", () => {
    const asked = play(launchPhase([0, 1, 2, 3]), 0, request(1));
    for (const seat of [0, 1]) {
      const match = play(asked, seat, launch);
      expect(requests(match)).toEqual([]);
      expect(heard(match, "requestDropped")).toMatchObject([{ seat: 0, rocket: 1, why: "launched" }]);
    }
    expect(requests(play(asked, 2, launch))).toHaveLength(1);
  });

  test("TH-A12: two who ask for each other's rocket change places when one agrees", () => {
    const match = playAll(launchPhase([0, 1, 2]), [
      [0, request(1)],
      [1, request(0)],
      [1, agree(0)],
    ]);
    expect(crews(match).slice(0, 3)).toEqual([[1], [0], [2]]);
    expect(requests(match)).toEqual([]);
  });

  test("TH-A13, TH-P14: a new request replaces the old one, and one may be taken back", () => {
    let match = playAll(launchPhase([0, 1, 2]), [
      [0, request(1)],
      [0, request(2)],
    ]);
    expect(requests(match)).toMatchObject([{ seat: 0, rocket: 2 }]);
    expect(heard(match, "requestDropped")).toMatchObject([{ rocket: 1, why: "replaced" }]);
    match = play(match, 0, { type: "cancelRequest", rocket: 2 });
    expect(requests(match)).toEqual([]);
    expect(heard(match, "requestDropped")).toMatchObject([{ rocket: 2, why: "canceled" }]);
  });

  test("TH-A13: several at a time, if the table plays that way; boarding ends them all", () => {
    let match = playAll(launchPhase([0, 1, 2, 3], { options: { multipleRequests: true } }), [
      [0, request(1)],
      [0, request(2)],
      [0, request(3)],
    ]);
    expect(requests(match).map(({ rocket }) => rocket)).toEqual([1, 2, 3]);
    expect(why(match, 0, request(2))).toBe("TH-29: asked already");
    match = play(match, 0, { type: "cancelRequest", rocket: 1 });
    match = play(match, 2, agree(0));
    expect(crews(match).slice(0, 4)).toEqual([[], [1], [0, 2], [3]]);
    expect(requests(match)).toEqual([]);
    expect(heard(match, "requestDropped")).toMatchObject([{ rocket: 3, why: "moved" }]);
  });

  test("TH-P14: nobody asks for the own rocket, an empty one or one that has launched", () => {
    const match = play(launchPhase([0, 0, 1, 2]), 3, launch);
    expect(match.choices(0, "request")).toEqual([request(1)]);
    expect(why(match, 0, request(0))).toBe("TH-28: aboard");
    expect(why(match, 0, request(2))).toBe("TH-33: it launched");
  });
});

describe("launching", () => {
  test("TH-33: a rocket launches when all aboard agree; then nobody boards or leaves it", () => {
    let match = launchPhase([0, 0, 1, 2]);
    match = play(match, 0, launch);
    expect(match.view(0).rockets[0]).toEqual({ crew: only(0, 1), ready: only(0), launched: false });
    expect(why(match, 0, launch)).toBe("TH-33: agreed already");
    match = play(match, 1, launch);
    expect(match.view(0).rockets[0]).toEqual({ crew: only(0, 1), ready: nobody, launched: true });
    expect(heard(match, "launched")).toEqual([
      { type: "launched", rocket: 0, crew: only(0, 1), why: "agreed" },
    ]);
    for (const move of [board(3), request(1), launch, { type: "withdrawLaunch" } as const])
      expect(why(match, 0, move)).toBe("TH-33: you launched");
    for (const move of [board(0), request(0)]) expect(why(match, 2, move)).toBe("TH-33: it launched");
  });

  test("TH-33: roles stay secret while rockets launch", () => {
    let match = launchPhase([0, 0, 1, 2], { hands: ["1a 2 3", "1 2 3", "2a 3 4", "1 2 3"] });
    match = playAll(match, [
      [0, launch],
      [1, launch],
    ]);
    for (const viewer of [1, 3, "spectator"] as const) {
      expect(match.view(viewer).players[0]!.hand).toEqual([null, null, null]);
      expect(match.view(viewer).roles[0]).toBeNull();
    }
  });

  test("TH-33: an empty rocket never launches", () => {
    const match = launchAll(launchPhase([0, 0, 1], { options: { rocketCount: 3 } }));
    expect(match.view(0).rockets.map(({ launched }) => launched)).toEqual([true, true, false]);
    const timed = play(launchPhase([0, 0, 1], { options: { negotiationDeadline: 60 } }), "table", {
      type: "deadline",
    });
    expect(timed.view(0).rockets.filter(({ launched }) => launched)).toHaveLength(2);
  });

  test("TH-33, TH-A14: agreement to launch may be withdrawn, and falls when somebody boards or leaves", () => {
    let match = launchPhase([0, 0, 0, 1, 1]);
    match = playAll(match, [
      [0, launch],
      [1, launch],
    ]);
    expect(ready(match, 0)).toEqual([0, 1]);
    match = play(match, 1, { type: "withdrawLaunch" });
    expect(ready(match, 0)).toEqual([0]);
    expect(why(match, 1, { type: "withdrawLaunch" })).toBe("TH-33: not agreed");
    match = play(match, 3, launch);
    match = play(match, 2, board(2));
    expect(ready(match, 0)).toEqual([]);
    expect(ready(match, 1)).toEqual([3]);
    expect(heard(match, "launchCleared")).toEqual([{ type: "launchCleared", rocket: 0, seats: only(0) }]);
    match = play(match, 0, launch);
    match = playAll(match, [
      [2, request(0)],
      [0, agree(2)],
      [1, agree(2)],
    ]);
    expect(ready(match, 0)).toEqual([]);
    expect(crews(match)[0]).toEqual([0, 1, 2]);
  });

  test("TH-33, TH-A14: letting somebody aboard is no agreement to launch", () => {
    const match = move(launchPhase([0, 1, 2]), 0, 1);
    expect(ready(match, 1)).toEqual([]);
    expect(match.view(0).rockets[1]!.launched).toBe(false);
  });

  test("TH-34: a player alone on a rocket launches at once, at any time", () => {
    let match = toLaunch(table());
    match = play(match, 1, board(4));
    match = play(match, 1, launch);
    expect(match.view(0).rockets[4]).toEqual({ crew: only(1), ready: nobody, launched: true });
    expect(match.view(0).phase).toBe("launch");
  });

  test("TH-35, TH-A16: the last player who has not launched does, and not before being alone", () => {
    let match = launchPhase([0, 0, 1, 1]);
    match = play(match, 0, launch);
    match = play(match, 1, launch);
    expect(match.view(0).phase).toBe("launch");
    match = play(match, 2, board(3));
    expect(match.view(0).phase).toBe("launch");
    match = play(match, 2, launch);
    expect(heard(match, "launched")).toEqual([
      { type: "launched", rocket: 3, crew: only(2), why: "agreed" },
      { type: "launched", rocket: 1, crew: only(3), why: "last" },
    ]);
    expect(match.view(0).phase).toBe("over");
  });

  test("TH-36: all may launch on one rocket", () => {
    const match = launchAll(toLaunch(table({ seats: 8 })));
    expect(heard(match, "launched")).toEqual([
      { type: "launched", rocket: 0, crew: only(0, 1, 2, 3, 4, 5, 6, 7), why: "agreed" },
    ]);
    expect(match.view(0).phase).toBe("over");
  });

  test("TH-37: the phase ends when all have launched, and not before", () => {
    let match = launchPhase([0, 0, 1, 1]);
    for (const seat of [0, 1, 2]) {
      match = play(match, seat, launch);
      expect(match.outcome).toBeNull();
    }
    match = play(match, 3, launch);
    expect(match.view(0).phase).toBe("over");
    expect(match.outcome).not.toBeNull();
  });

  test("TH-A15: without a deadline nothing forces a group, and the table cannot launch it", () => {
    const match = launchPhase([0, 0, 0]);
    expect(match.timers).toEqual([]);
    expect(why(match, "table", { type: "deadline" })).toBe("TH-33: no deadline");
  });

  test("TH-A15: a deadline launches all rockets as they stand", () => {
    let match = table({ seats: 4, options: { negotiationDeadline: 90 } });
    expect(match.timers).toEqual([]);
    match = placeAll(toLaunch(match), [0, 0, 1, 1]);
    expect(match.timers).toEqual([{ name: "negotiation", id: "launch", seconds: 90 }]);
    match = playAll(match, [
      [0, launch],
      [2, request(0)],
    ]);
    match = play(match, "table", { type: "deadline" });
    expect(heard(match, "launched").map(({ crew, why }) => [crew, why])).toEqual([
      [only(0, 1), "deadline"],
      [only(2, 3), "deadline"],
    ]);
    expect(match.view(0)).toMatchObject({ phase: "over", requests: [] });
    expect(match.timers).toEqual([]);
  });

  test("TH-A17: when no rocket is free one moves by consent only, and what has launched is never free again", () => {
    let match = launchPhase([0, 0, 1], { options: { rocketCount: 2 } });
    for (const seat of [0, 1, 2]) expect(match.choices(seat, "board")).toEqual([]);
    match = play(match, 2, launch);
    expect(match.choices(0).map(({ type }) => type)).toEqual(["launch"]);
  });
});

describe("whom the table waits for", () => {
  test("those who have not agreed to launch, and those who owe an answer to a request", () => {
    let match = launchPhase([0, 0, 1, 1]);
    expect(match.waiting).toEqual([0, 1, 2, 3]);
    match = play(match, 0, launch);
    expect(match.waiting).toEqual([1, 2, 3]);
    match = play(match, 2, request(0));
    expect(match.waiting).toEqual([0, 1, 2, 3]);
    match = play(match, 0, refuse(2));
    expect(match.waiting).toEqual([1, 2, 3]);
  });
});
