import { describe, expect, test } from "vitest";
import { only } from "@facedown/core";
import { judge, type Result, type Role } from "@facedown/totally-human";
import { handOf, heard, refusal, seatsOf, wholeGame } from "./support/table.js";

/** Results of a position written as rockets of H and A: "AA HH H", in the order written. */
function results(rockets: string): string[] {
  const players = rockets
    .split(" ")
    .flatMap((crew, rocket) => Array.from(crew, (letter) => ({ role: roleOfLetter(letter), rocket })));
  return judge(players).map(({ success, reason }) => `${success ? "+" : "-"} ${reason}`);
}

const roleOfLetter = (letter: string): Role => (letter === "A" ? "alien" : "human");
const successes = (list: readonly Result[]) => list.map(({ success }) => success);

const hands = { H: "1 2 3", A: ["1a 2 3", "2a 3 4", "3a 4 5", "4a 5 1", "5a 1 2"] };

/** A whole game that ends with these rockets, through all its moves. */
function ended(rockets: string) {
  let aliens = 0;
  const dealt = Array.from(rockets.replaceAll(" ", ""), (letter) =>
    letter === "A" ? hands.A[aliens++]! : hands.H,
  );
  const places = rockets.split(" ").flatMap((crew, i) => Array.from(crew, () => i + 1));
  return wholeGame(dealt, places);
}

describe("revealing", () => {
  test("TH-38: rockets are revealed from the fewest aboard to the most, each with all hands aboard", () => {
    const match = ended("HHH A HA");
    const events = match
      .frame("spectator")
      .events.filter(({ type }) => type === "shown" || type === "rocketRevealed") as any[];
    expect(
      events.map((event) =>
        event.type === "shown"
          ? event.at.zone.replace(/^players\.(.)\.hand$/, "$1")
          : `rocket ${event.rocket}`,
      ),
    ).toEqual([
      ...["3", "3", "3", "rocket 2"],
      ...["4", "4", "4", "5", "5", "5", "rocket 3"],
      ...["0", "0", "0", "1", "1", "1", "2", "2", "2", "rocket 1"],
    ]);
    expect(events.filter(({ type }) => type === "shown").every(({ card }) => card !== null)).toBe(true);
    expect(heard(match, "rocketRevealed").map(({ crew, aliens }) => [crew, aliens])).toEqual([
      [only(3), only(3)],
      [only(4, 5), only(5)],
      [only(0, 1, 2), only()],
    ]);
  });

  test("TH-38, TH-A18: rockets of the same size are revealed from left to right", () => {
    expect(heard(ended("HH A H HH"), "rocketRevealed").map(({ rocket }) => rocket)).toEqual([2, 3, 1, 4]);
  });

  test("TH-49: at the end all hands are public, and nothing more is legal", () => {
    const match = ended("AH HH A");
    for (const viewer of [...seatsOf(match), "spectator" as const])
      for (const seat of seatsOf(match))
        expect(match.view(viewer).players[seat]!.hand).toEqual(handOf(match, seat));
    expect(match.view("spectator").roles).toEqual(["alien", "human", "human", "human", "alien"]);
    for (const seat of seatsOf(match)) expect(match.choices(seat)).toEqual([]);
    expect(match.choices("table")).toEqual([]);
    expect(match.waiting).toEqual([]);
    expect(refusal(match, 0, { type: "launch" }).code).toBe("game-over");
    expect(refusal(match, "table", { type: "deadline" }).code).toBe("game-over");
  });

  test("TH-A24: the outcome is a result for each seat, as the events said", () => {
    const match = ended("AH HH A");
    expect(match.outcome).toEqual({
      results: [
        { role: "alien", success: true, reason: "humans aboard" },
        { role: "human", success: false, reason: "alien aboard" },
        { role: "human", success: true, reason: "largest" },
        { role: "human", success: true, reason: "largest" },
        { role: "alien", success: false, reason: "no human aboard" },
      ],
    });
    const judged = heard(match, "judged");
    expect(judged).toHaveLength(5);
    for (const { seat, success, reason } of judged)
      expect(match.outcome!.results[seat]).toMatchObject({ success, reason });
  });
});

describe("success and failure", () => {
  test("TH-39: an alien succeeds with a human aboard, and fails alone or among aliens", () => {
    expect(results("AH")).toEqual(["+ humans aboard", "- alien aboard"]);
    expect(results("AAH").slice(0, 2)).toEqual(["+ humans aboard", "+ humans aboard"]);
    expect(results("A HH").slice(0, 1)).toEqual(["- no human aboard"]);
    expect(results("AAA HH").slice(0, 3)).toEqual([
      "- no human aboard",
      "- no human aboard",
      "- no human aboard",
    ]);
  });

  test("TH-40: a human succeeds on the single largest rocket without aliens", () => {
    expect(results("HHH HH H")).toEqual([
      ...["+ largest", "+ largest", "+ largest"],
      ...["- smaller", "- smaller", "- smaller"],
    ]);
  });

  test("TH-40, TH-A19: larger rockets with aliens do not count", () => {
    expect(results("HHHHA HH H").slice(5)).toEqual(["+ largest", "+ largest", "- smaller"]);
    expect(results("AAA HH").slice(3)).toEqual(["+ largest", "+ largest"]);
  });

  test("TH-40, TH-A20: a lone human on the only rocket without aliens succeeds", () => {
    expect(results("AHH H")).toEqual(["+ humans aboard", "- alien aboard", "- alien aboard", "+ largest"]);
  });

  test("TH-41: a human with an alien aboard fails, however large the rocket", () => {
    expect(results("HHHHA H").slice(0, 4)).toEqual(Array.from({ length: 4 }, () => "- alien aboard"));
  });

  test("TH-42: a human on a smaller rocket without aliens fails", () => {
    expect(results("HHH H H").slice(3)).toEqual(["- smaller", "- smaller"]);
  });

  test("TH-43: on a tie for the largest all humans fail, those on smaller rockets too", () => {
    expect(results("HH HH H")).toEqual(["- tied", "- tied", "- tied", "- tied", "- smaller"]);
  });

  test("TH-A21: on rockets of their own two humans fail, one succeeds, aliens fail", () => {
    expect(results("H H A")).toEqual(["- tied", "- tied", "- no human aboard"]);
    expect(results("H A A")).toEqual(["+ largest", "- no human aboard", "- no human aboard"]);
    expect(results("A A A").every((result) => result === "- no human aboard")).toBe(true);
  });

  test("TH-44: the rulebook's first example: aliens among themselves, a crew of humans, a lone human", () => {
    const match = ended("AA HH H");
    expect(heard(match, "rocketRevealed").map(({ rocket, aliens }) => [rocket, aliens])).toEqual([
      [3, only()],
      [1, only(0, 1)],
      [2, only()],
    ]);
    expect(match.outcome!.results.map(({ reason }) => reason)).toEqual([
      ...["no human aboard", "no human aboard"],
      ...["largest", "largest"],
      "smaller",
    ]);
    expect(successes(match.outcome!.results)).toEqual([false, false, true, true, false]);
  });

  test("TH-45: the rulebook's second example: aliens with a human, and two lone humans", () => {
    const match = ended("AAH H H");
    expect(heard(match, "rocketRevealed").map(({ rocket, aliens }) => [rocket, aliens])).toEqual([
      [2, only()],
      [3, only()],
      [1, only(0, 1)],
    ]);
    expect(match.outcome!.results.map(({ reason }) => reason)).toEqual([
      ...["humans aboard", "humans aboard", "alien aboard"],
      ...["tied", "tied"],
    ]);
    expect(successes(match.outcome!.results)).toEqual([true, true, false, false, false]);
  });

  test("TH-46: nobody may succeed, and both sides may, but not aboard the same rocket", () => {
    expect(results("HH HH A").every((result) => result.startsWith("-"))).toBe(true);
    expect(results("AH HH").map((result) => result[0])).toEqual(["+", "-", "+", "+"]);
  });

  test("TH-47: without aliens the single largest rocket succeeds, and a tie fails", () => {
    expect(successes(ended("HH H").outcome!.results)).toEqual([true, true, false]);
    expect(successes(ended("HHH").outcome!.results)).toEqual([true, true, true]);
    expect(successes(ended("HH HH").outcome!.results)).toEqual([false, false, false, false]);
  });

  test("TH-48: when all are aliens all fail", () => {
    for (const rockets of ["AAA", "AA A", "A A A A A"])
      expect(successes(ended(rockets).outcome!.results).includes(true)).toBe(false);
  });
});

/** Every way in which `n` players can be on six rockets, up to the rockets' names, and have roles. */
function* positions(n: number, places: Iterable<number[]> = partitions(n)) {
  for (const rockets of places)
    for (let roles = 0; roles < 2 ** n; roles++)
      yield rockets.map((rocket, i) => ({ rocket, role: roleOfLetter((roles >> i) & 1 ? "A" : "H") }));
}

/** Ways to sit together: each player on a rocket that is taken, or on the next one. */
function* partitions(n: number, rockets: number[] = []): Generator<number[]> {
  if (rockets.length === n) yield rockets;
  else
    for (let next = 0; next <= Math.min(5, Math.max(-1, ...rockets) + 1); next++)
      yield* partitions(n, [...rockets, next]);
}

/** Every way to name six rockets for `n` players. */
function* placements(n: number) {
  for (let place = 0; place < 6 ** n; place++)
    yield Array.from({ length: n }, (_, i) => Math.floor(place / 6 ** i) % 6);
}

describe("all positions", () => {
  const bell = [1, 1, 2, 5, 15, 52, 203, 876];

  test.each([2, 3, 4, 5, 6, 7])("TH-46, TH-P5, TH-P6: of %i players", (n) => {
    const problems: string[] = [];
    let count = 0;
    for (const players of positions(n)) {
      count++;
      const list = judge(players);
      const crew = (rocket: number) => players.filter((player) => player.rocket === rocket);
      const colonies = [0, 1, 2, 3, 4, 5]
        .map(crew)
        .filter((all) => all.length > 0 && all.every(({ role }) => role === "human"));
      const most = Math.max(0, ...colonies.map(({ length }) => length));
      const single = colonies.filter(({ length }) => length === most).length === 1;
      const humans = list.filter(({ role, success }) => role === "human" && success).length;
      const catches = list.some(({ role, success }) => role === "alien" && success);
      const together = new Set(players.map(({ rocket }) => rocket)).size === 1;
      const noAliens = players.every(({ role }) => role === "human");
      const shared = list.some((one, i) =>
        list.some(
          (other, j) =>
            one.success &&
            other.success &&
            one.role !== other.role &&
            players[i]!.rocket === players[j]!.rocket,
        ),
      );
      if (humans !== (single ? most : 0)) problems.push(`P5 ${JSON.stringify(players)}`);
      if (catches && !list.some(({ role, success }) => role === "human" && !success))
        problems.push(`P5 ${JSON.stringify(players)}`);
      if (list.every(({ success }) => success) !== (together && noAliens))
        problems.push(`P6 ${JSON.stringify(players)}`);
      if (shared) problems.push(`TH-46 ${JSON.stringify(players)}`);
    }
    expect(count).toBe(bell[n]! * 2 ** n);
    expect(problems.slice(0, 3)).toEqual([]);
  });

  test("TH-P7: names of rockets and the order of seats change nothing", () => {
    const problems: string[] = [];
    for (const players of positions(4, placements(4))) {
      const before = judge(players);
      const renamed = judge(players.map(({ role, rocket }) => ({ role, rocket: (rocket * 5 + 4) % 6 })));
      const rotated = judge([...players.slice(1), players[0]!]);
      if (JSON.stringify(renamed) !== JSON.stringify(before)) problems.push(JSON.stringify(players));
      if (JSON.stringify([rotated.at(-1), ...rotated.slice(0, -1)]) !== JSON.stringify(before))
        problems.push(JSON.stringify(players));
    }
    expect(problems.slice(0, 3)).toEqual([]);
  });
});
