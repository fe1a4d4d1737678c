import { expect, test } from "vitest";
import { createRandom, startSimulation, type Viewer } from "@facedown/core";
import { deduce, humanPunishment, originalPack, teams } from "@facedown/human-punishment";
import { catalogOf } from "../src/catalog.js";
import { teamOf } from "../src/team.js";
import { uniform } from "./campaign/players.js";

const cards = catalogOf(originalPack);

test.each([4, 6, 9, 12, 16])(
  "HP-T-7, HP-V8: in games of %i what is so is never ruled out, and everybody is certain of itself",
  { timeout: 30_000 },
  (seats) => {
    const random = createRandom(`deductions ${seats}`);
    let asked = 0;
    for (let game = 0; game < (seats < 9 ? 3 : 1); game++) {
      const table = startSimulation(humanPunishment, { seats, seed: `deduced ${seats} ${game}` });
      const seen = {
        get phase() {
          return table.state.phase;
        },
        choices: (seat: number, type: string) => table.choices(seat, type),
        view: (seat: number) => table.view(seat),
      };
      while (table.outcome === null) {
        const by = random.pick(table.waitingSeats);
        const { type, input } = uniform(seen, by, random);
        table.play(by, type, input);
        if (random.int(40) > 0) continue;
        asked++;
        const viewer: Viewer = random.int(seats + 1) < seats ? random.int(seats) : "spectator";
        const { teams: chances } = deduce(table.view(viewer));
        for (const [seat, of] of chances.entries()) {
          const team = teamOf({ cards, table: table.state }, seat);
          expect(of[team]).toBeGreaterThan(0);
          expect(teams.reduce((sum, each) => sum + of[each], 0)).toBeCloseTo(1, 9);
          if (seat === viewer) expect(of[team]).toBeCloseTo(1, 12);
        }
      }
      const { teams: chances } = deduce(table.view("spectator"));
      for (const [seat, of] of chances.entries())
        expect(of[teamOf({ cards, table: table.state }, seat)]).toBeCloseTo(1, 12);
    }
    expect(asked).toBeGreaterThan(5);
  },
);
