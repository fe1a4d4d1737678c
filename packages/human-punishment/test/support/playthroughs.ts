import { topTask, type ViewOf } from "@facedown/core";
import type { LawOptions } from "@facedown/testing";
import type { humanPunishment } from "@facedown/human-punishment";

/** Which window is open, or what is asked: as everybody knows. */
function situation({ tasks, announced }: ViewOf<typeof humanPunishment>): string | undefined {
  const task = topTask(tasks);
  if (task?.kind === "window") return `window on ${announced?.kind ?? "nothing"}`;
  if (task?.kind === "brace") return "window on damage";
  return undefined;
}

/** The games that laws and disclosures look at. */
export const randomGames: LawOptions<typeof humanPunishment> = {
  options: [
    {},
    { decideSeconds: 60, quietRounds: 1 },
    { lastSurvivorTest: "first", deadWatchChecks: true, firstPlayer: 1 },
    { fallenStayTeam: true, lastRound: 6, reactSeconds: 0, turnSeconds: 60 },
  ],
  seats: [4, 4, 5, 6, 8],
  most: 700,
  situation,
  expected: {
    "move handOver":
      "few hold the one Legion program when their ID is to be looked at: see cards/secrets.test.ts",
    "move forgo": "there is nearly always something to do: see turn.test.ts",
    "rejection HP-A-38": "nobody plays twenty programs in a turn by chance: see turn.test.ts",
    "rejection HP-U-5": "the stack is hardly ever empty: see turn.test.ts",
    "rejection HP-N-6": "few hold the Legion program and two more secret loyalties: see turn.test.ts",
  },
  excused: {
    "unseen box.boss": "the three Boss cards are set aside, as everybody knows",
    "unseen box.loyalties": "which loyalty cards the chart leaves in the box, everybody knows",
  },
};
