import { describe, expect, test } from "vitest";
import { createRandom, seatList, type Random } from "@facedown/core";
import { play, table, toLaunch, type GameMatch, type GameMove } from "./support/table.js";

/**
 * The launch phase told anew, with sets and lists instead of masks and consequences: it is played beside the game with
 * moves at random, legal or not, and has to agree with it after each.
 */
class Model {
  readonly rockets: { crew: Set<number>; ready: Set<number>; launched: boolean }[];
  requests: { seat: number; rocket: number; words: Map<number, "agreed" | "refused"> }[] = [];
  /** Who boarded what, and who was aboard and had agreed at that moment. */
  readonly boardings: { seat: number; rocket: number; aboard: number[]; agreed: number[] }[] = [];

  constructor(
    crews: readonly (readonly number[])[],
    readonly several: boolean,
    readonly deadline: boolean,
  ) {
    this.rockets = crews.map((crew) => ({ crew: new Set(crew), ready: new Set(), launched: false }));
  }

  of(seat: number): number {
    return this.rockets.findIndex(({ crew }) => crew.has(seat));
  }

  get waiting(): number {
    return this.rockets.reduce((sum, { crew, launched }) => sum + (launched ? 0 : crew.size), 0);
  }

  get over(): boolean {
    return this.waiting === 0;
  }

  /** Whether the move is legal; if so, it is made. */
  play(by: number | "table", move: { type: string; rocket?: number; seat?: number }): boolean {
    if (this.over) return false;
    if (by === "table") {
      if (move.type !== "deadline" || !this.deadline) return false;
      this.rockets.forEach(({ crew, launched }, at) => {
        if (!launched && crew.size > 0) this.launch(at);
      });
      return true;
    }
    const from = this.of(by);
    const own = this.rockets[from]!;
    const asked = this.requests.find(({ seat, rocket }) => seat === move.seat && rocket === from);
    const word = asked?.words.get(by);
    switch (move.type) {
      case "board":
      case "request": {
        const to = this.rockets[move.rocket!];
        if (own.launched || !to || to === own || to.launched) return false;
        if (move.type === "board") {
          if (to.crew.size > 0) return false;
          this.travel(by, move.rocket!, []);
          break;
        }
        if (to.crew.size === 0) return false;
        if (this.requests.some(({ seat, rocket }) => seat === by && rocket === move.rocket)) return false;
        if (!this.several) this.requests = this.requests.filter(({ seat }) => seat !== by);
        this.requests.push({ seat: by, rocket: move.rocket!, words: new Map() });
        break;
      }
      case "cancelRequest": {
        const left = this.requests.filter(({ seat, rocket }) => seat !== by || rocket !== move.rocket);
        if (left.length === this.requests.length) return false;
        this.requests = left;
        break;
      }
      case "agree":
        if (!asked || word === "agreed") return false;
        asked.words.set(by, "agreed");
        break;
      case "refuse":
        if (!asked || word === "refused") return false;
        asked.words.set(by, "refused");
        break;
      case "withdrawConsent":
        if (!asked || !word) return false;
        asked.words.delete(by);
        break;
      case "launch":
        if (own.launched || own.ready.has(by)) return false;
        own.ready.add(by);
        if (own.ready.size === own.crew.size) this.launch(from);
        break;
      case "withdrawLaunch":
        if (own.launched || !own.ready.delete(by)) return false;
        break;
      default:
        return false;
    }
    this.boardWhoMay();
    if (this.waiting === 1)
      this.launch(this.rockets.findIndex(({ crew, launched }) => !launched && crew.size > 0));
    return true;
  }

  private boardWhoMay(): void {
    for (;;) {
      const request = this.requests.find(({ rocket, words }) =>
        [...this.rockets[rocket]!.crew].every((seat) => words.get(seat) === "agreed"),
      );
      if (!request) return;
      const agreed = [...request.words].filter(([, word]) => word === "agreed").map(([seat]) => seat);
      this.travel(request.seat, request.rocket, agreed);
    }
  }

  private travel(seat: number, rocket: number, agreed: number[]): void {
    const from = this.of(seat);
    this.boardings.push({ seat, rocket, aboard: [...this.rockets[rocket]!.crew], agreed });
    this.rockets[from]!.crew.delete(seat);
    this.rockets[rocket]!.crew.add(seat);
    for (const at of [from, rocket]) this.rockets[at]!.ready.clear();
    this.requests = this.requests.filter((request) => request.seat !== seat);
    for (const { rocket: wanted, words } of this.requests)
      for (const speaker of words.keys()) if (this.of(speaker) !== wanted) words.delete(speaker);
  }

  private launch(at: number): void {
    const rocket = this.rockets[at]!;
    rocket.launched = true;
    rocket.ready.clear();
    this.requests = this.requests.filter(({ seat, rocket: wanted }) => wanted !== at && this.of(seat) !== at);
  }

  get picture(): unknown {
    const sorted = (seats: Iterable<number>) => [...seats].sort((a, b) => a - b);
    return {
      rockets: this.rockets.map(({ crew, ready, launched }) => ({
        crew: sorted(crew),
        ready: sorted(ready),
        launched,
      })),
      requests: this.requests.map(({ seat, rocket, words }) => ({
        seat,
        rocket,
        asked: sorted(this.rockets[rocket]!.crew),
        agreed: sorted([...words].filter(([, word]) => word === "agreed").map(([by]) => by)),
        refused: sorted([...words].filter(([, word]) => word === "refused").map(([by]) => by)),
      })),
      over: this.over,
    };
  }
}

function pictureOf(match: GameMatch): unknown {
  const { rockets, requests, phase } = match.view("spectator");
  return {
    rockets: rockets.map(({ crew, ready, launched }) => ({
      crew: seatList(crew),
      ready: seatList(ready),
      launched,
    })),
    requests: requests.map(({ seat, rocket, consent }) => ({
      seat,
      rocket,
      asked: seatList(consent.group),
      agreed: seatList(consent.agreed),
      refused: seatList(consent.refused),
    })),
    over: phase === "over",
  };
}

const types = [
  ...["board", "request", "request", "agree", "agree", "agree", "refuse", "withdrawConsent", "cancelRequest"],
  ...["launch", "withdrawLaunch"],
];

/** Any move of the launch phase, legal or not: launching is rare, so that games are long. */
function anyMove(
  random: Random,
  seats: number,
  rockets: number,
): { type: string; rocket?: number; seat?: number } {
  const type = random.pick(types);
  if (["board", "request", "cancelRequest"].includes(type)) return { type, rocket: random.int(rockets + 1) };
  if (["agree", "refuse", "withdrawConsent"].includes(type)) return { type, seat: random.int(seats) };
  return { type };
}

/** A kind of move that this seat may make, and one of that kind; or any move. */
function someMove(
  random: Random,
  match: GameMatch,
  seat: number,
  rockets: number,
): ReturnType<typeof anyMove> {
  const kinds = [...new Set(match.choices(seat).map(({ type }) => type))].filter((type) => type !== "launch");
  if (random.int(3) === 0 || kinds.length === 0) return anyMove(random, match.seats, rockets);
  return random.pick(match.choices(seat, random.pick(kinds)));
}

interface Ran {
  readonly legal: Record<string, number>;
  readonly boardings: Model["boardings"];
  readonly forced: number;
}

function run(seed: number): Ran {
  const random = createRandom(`model ${seed}`);
  const seats = 2 + random.int(7);
  const options = {
    rocketCount: 2 + random.int(5),
    multipleRequests: random.int(2) === 0,
    negotiationDeadline: random.int(2) === 0 ? 60 : null,
  };
  let match = toLaunch(table({ seats, options }));
  const model = new Model(
    Array.from({ length: options.rocketCount }, (_, rocket) =>
      rocket === 0 ? Array.from({ length: seats }, (_, seat) => seat) : [],
    ),
    options.multipleRequests,
    options.negotiationDeadline !== null,
  );
  const legal: Record<string, number> = {};
  const gone = new Map<number, string>();
  let forced = 0;
  for (let step = 0; step < 120 && !model.over; step++) {
    const timed = random.int(150) === 0;
    const by = timed ? "table" : random.int(seats);
    const move = timed ? { type: "deadline" } : someMove(random, match, by as number, options.rocketCount);
    const expected = model.play(by, move);
    const offered = match
      .choices(by as number)
      .some((choice) => JSON.stringify(choice) === JSON.stringify(move));
    const played = match.play(by as number, move as GameMove);
    const context = `${seed}.${step}: ${by} ${JSON.stringify(move)}`;
    expect(played.ok, context).toBe(expected);
    expect(offered, context).toBe(expected);
    if (!played.ok) continue;
    legal[move.type] = (legal[move.type] ?? 0) + 1;
    match = played.match;
    expect(pictureOf(match), context).toEqual(model.picture);
    forced += match
      .frame("spectator")
      .events.filter((event) => event.type === "launched" && event.why === "last").length;
    match.view("spectator").rockets.forEach(({ crew, launched }, rocket) => {
      if (!launched) return;
      const text = String(crew);
      expect(gone.get(rocket) ?? text, context).toBe(text);
      gone.set(rocket, text);
    });
  }
  return { legal, boardings: model.boardings, forced };
}

describe("the launch phase against a model", () => {
  test(
    "TH-27, TH-29, TH-33, TH-35, TH-P3, TH-P4: moves at any moment and in any order",
    { timeout: 60_000 },
    () => {
      const all = Array.from({ length: 120 }, (_, seed) => run(seed));
      const legal: Record<string, number> = {};
      for (const { legal: one } of all)
        for (const [type, count] of Object.entries(one)) legal[type] = (legal[type] ?? 0) + count;
      for (const type of [...new Set(types), "deadline"]) expect(legal[type], type).toBeGreaterThan(10);
      expect(all.reduce((sum, { forced }) => sum + forced, 0)).toBeGreaterThan(20);

      const joined = all.flatMap(({ boardings }) => boardings).filter(({ aboard }) => aboard.length > 0);
      expect(joined.length).toBeGreaterThan(200);
      expect(joined.some(({ aboard }) => aboard.length > 2)).toBe(true);
      for (const { aboard, agreed } of joined) expect(agreed.sort()).toEqual(aboard.sort());
    },
  );

  test("TH-P3: whoever plays, everybody is on exactly one rocket", () => {
    let match = toLaunch(table({ seats: 6 }));
    const random = createRandom("occupancy");
    while (!match.outcome) {
      const aboard = match.view(0).rockets.flatMap(({ crew }) => seatList(crew));
      expect(aboard.sort()).toEqual([0, 1, 2, 3, 4, 5]);
      const seat = random.pick(match.waiting);
      match = play(match, seat, random.pick(match.choices(seat)));
    }
  });
});
