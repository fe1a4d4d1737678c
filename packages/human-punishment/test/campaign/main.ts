/**
 * Plays many games of players at random and prints tables of how long they last, who wins, and how often each card is used:
 *
 * `node --conditions=@facedown/source --import tsx packages/human-punishment/test/campaign/main.ts [games] [uniform|keen|partisan] [counted] [players,…]`
 */
import { originalPack, teams, type Team } from "@facedown/human-punishment";
import { playCounting, playFast, type Played, type Uses } from "./campaign.js";
import { keen, partisan, uniform } from "./players.js";

const [games = "200", way = "uniform", counted = "50", sizes = "4,5,8,11,16"] = process.argv.slice(2);
const counts = sizes.split(",").map(Number);
const players = { uniform, keen, partisan };
const player = players[way as keyof typeof players];

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const share = (part: number, whole: number): string =>
  whole === 0 ? "–" : ((100 * part) / whole).toFixed(1);

function percentile(values: readonly number[], at: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(at * values.length))] ?? 0;
}

function lengths(values: readonly number[]): string {
  return [0.5, 0.95, 1].map((at) => percentile(values, at)).join(" / ");
}

function row(seats: number, played: readonly Played[]): string {
  const won = (team: Team | null): number => played.filter(({ outcome }) => outcome.team === team).length;
  const with_ = (team: Team): number => played.filter(({ present }) => present.has(team)).length;
  return [
    seats,
    ...teams.map((team) => share(won(team), played.length)),
    share(won(null), played.length),
    ...(["legion", "fallen"] as const).map((team) => share(won(team), with_(team))),
    share(played.filter(({ alone }) => alone).length, played.length),
    lengths(played.map(({ rounds }) => rounds)),
    lengths(played.map(({ moves }) => moves)),
  ].join(" | ");
}

const seedOf = (seats: number, game: number): string => `campaign ${seats} ${game}`;

print(`${way}, ${games} games each, per cent of games won`);
print(
  `| players | ${teams.join(" | ")} | nobody | Legion, of games with a member | Fallen likewise | alone | rounds median / 95 % / most | moves likewise |`,
);
print(`| ${Array.from({ length: 12 }, () => "---").join(" | ")} |`);
for (const seats of counts) {
  const played = Array.from({ length: Number(games) }, (_, game) =>
    playFast({ seats, seed: seedOf(seats, game), player }),
  );
  print(`| ${row(seats, played)} |`);
}

const uses = counts.map((seats): Uses => {
  const of: Uses = new Map();
  for (let game = 0; game < Number(counted); game++)
    playCounting({ seats, seed: seedOf(seats, game), player }, of);
  return of;
});
print(`\nuses in 100 games (${counted} played)`);
print(`| card | ${counts.map((seats) => `${seats} players`).join(" | ")} |`);
print(`| ${Array.from({ length: counts.length + 1 }, () => "---").join(" | ")} |`);
const used = [
  ...originalPack.identities.filter(({ color }) => color !== "boss"),
  ...originalPack.programs.filter(({ timing }) => timing !== "secret"),
  ...originalPack.weapons,
];
for (const { id, name } of Number(counted) > 0 ? used : [])
  print(
    `| ${name} | ${uses.map((of) => (((of.get(id) ?? 0) * 100) / Number(counted)).toFixed(1)).join(" | ")} |`,
  );
