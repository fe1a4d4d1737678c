import { describe, expect, test } from "vitest";
import { only, seatList, type Seat } from "@facedown/core";
import type { Mode, Team } from "@facedown/human-punishment";
import { judge, modeAfter, type Facing } from "../src/verdict.js";

const letters: Readonly<Record<string, Team>> = {
  h: "human",
  m: "machine",
  o: "outlaw",
  l: "legion",
  f: "fallen",
};

/** A letter a player: capital letters live. */
function facing(players: string, more: Partial<Facing> = {}): Facing {
  const alive = Array.from(players).flatMap((letter, seat) =>
    letter === letter.toUpperCase() ? [seat] : [],
  );
  return {
    teams: Array.from(players).map((letter) => letters[letter.toLowerCase()]!),
    living: only(...alive),
    batch: [],
    mode: "open",
    withoutHumans: "alone",
    fallenStayTeam: false,
    ...more,
  };
}

function verdictOf(players: string, mode: Mode, more: Partial<Facing> = {}): string {
  const verdict = judge(facing(players, { mode, ...more }));
  if (verdict === "continues") return "continues";
  return `${verdict.team ?? "nobody"}: ${seatList(only(...seatList(verdict.winners as never))).join(" ")}`;
}

describe("who has won", () => {
  test.each([
    ["HP-E-1 Humans, when all others are out", "HHmo", "open", "human: 0 1"],
    ["HP-E-1 not while an Outlaw lives", "HHmO", "open", "continues"],
    ["HP-E-1, HP-T-8, HP-L-2 not while Legion lives, which counts as Outlaws", "HHmL", "open", "continues"],
    ["HP-E-1, HP-T-8, HP-F-2 not while a Fallen lives", "HHmF", "open", "continues"],
    ["HP-E-2 Machines, when all Humans are out", "hhMM", "wiped", "machine: 2 3"],
    ["HP-E-2 although Outlaws, Legion and Fallen live", "hMOLF", "wiped", "machine: 1"],
    ["HP-E-2, HP-A-6 but not where no Machine lives", "hhmOO", "wiped", "continues"],
    ["HP-E-2 not while a Human lives", "hHMM", "open", "continues"],
    ["HP-E-3 an Outlaw alone, and no other Outlaw with it", "hmoO", "wiped", "outlaw: 3"],
    ["HP-E-3 not two of them", "hmOO", "wiped", "continues"],
    ["HP-E-4, HP-L-3 Legion together, when all others are out", "hmLlL", "wiped", "legion: 2 3 4"],
    ["HP-E-4 not while anybody else lives", "hmLLO", "wiped", "continues"],
    ["HP-E-5, HP-F-2 Fallen together, when all others are out", "hmFfF", "wiped", "fallen: 2 3 4"],
    ["HP-E-5 not while anybody else lives", "hmFFL", "wiped", "continues"],
    ["HP-E-6 nobody, where nobody lives", "hmol", "wiped", "nobody: "],
    ["HP-E-6, HP-A-7 a sole survivor wins for its team", "hMmo", "wiped", "machine: 1 2"],
    ["HP-E-6 a sole Human too", "Hhmo", "open", "human: 0 1"],
    ["HP-E-12 a sole survivor wins alone in last-survivor mode", "hMmo", "alone", "machine: 1"],
    ["HP-E-13, HP-L-6 but with Legion where it is Legion", "hLlm", "alone", "legion: 1 2"],
    ["HP-E-13 and Legion wins together there", "LLmo", "alone", "legion: 0 1"],
    ["HP-E-14 Machines do not win together in that mode", "hMMo", "alone", "continues"],
    ["HP-E-14 nor do Humans who came to be later", "HHmo", "alone", "continues"],
    ["HP-A-28 nor do Fallen", "FFmo", "alone", "continues"],
    ["HP-A-28 nor does a sole Fallen share", "Ffmo", "alone", "fallen: 0"],
  ] as const)("%s", (_, players, mode, verdict) => {
    expect(verdictOf(players, mode)).toBe(verdict);
  });

  test("HP-A-28 with fallenStayTeam Fallen stay a team in last-survivor mode", () => {
    expect(verdictOf("FFmo", "alone", { fallenStayTeam: true })).toBe("fallen: 0 1");
    expect(verdictOf("Ffmo", "alone", { fallenStayTeam: true })).toBe("fallen: 0 1");
  });

  test("HP-A-9 last Human and last Machine together leave the victory to a sole Outlaw", () => {
    expect(verdictOf("hmO", modeAfter(facing("hmO", { batch: [0, 1] })))).toBe("outlaw: 2");
  });
});

describe("HP-E-15 what the checks know of Humans", () => {
  test.each<[string, string, Mode, Seat[], Mode]>([
    ["open while a Human lives", "HMO", "open", [], "open"],
    ["wiped out when the last one is eliminated", "hMO", "open", [0], "wiped"],
    ["wiped out as long as no other comes", "hMo", "wiped", [2], "wiped"],
    ["HP-E-12 alone when the last one changed teams", "LMO", "open", [], "alone"],
    ["HP-E-12 alone when there never was one", "MMo", "open", [2], "alone"],
    ["open again when a Human comes back after they were wiped out", "HMo", "wiped", [2], "open"],
    ["HP-E-14 alone for ever, Humans or none", "HMo", "alone", [2], "alone"],
    ["a batch of several with a Human among them wipes out", "hmO", "open", [1, 0], "wiped"],
  ])("%s", (_, players, mode, batch, after) => {
    expect(modeAfter(facing(players, { mode, batch }))).toBe(after);
  });

  test("HP-A-10 with lastSurvivorTest first, a later disappearance counts as wiped out", () => {
    const later = facing("LMo", { batch: [2], withoutHumans: "wiped" });
    expect(modeAfter(later)).toBe("wiped");
    expect(verdictOf("LMo", modeAfter(later))).toBe("machine: 1");
  });
});
