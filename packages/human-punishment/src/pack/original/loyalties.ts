import type { Loyalty } from "../types.js";

/** The 22 loyalties: seven of each color, two of them double, and the Legion loyalty. */
export const loyalties: readonly Loyalty[] = [
  { id: "human", name: "Human", team: "human", weight: 1, copies: 5 },
  { id: "human-x2", name: "Human x2", team: "human", weight: 2, copies: 2 },
  { id: "machine", name: "Machine", team: "machine", weight: 1, copies: 5 },
  { id: "machine-x2", name: "Machine x2", team: "machine", weight: 2, copies: 2 },
  { id: "outlaw", name: "Outlaw", team: "outlaw", weight: 1, copies: 5 },
  { id: "outlaw-x2", name: "Outlaw x2", team: "outlaw", weight: 2, copies: 2 },
  { id: "legion", name: "Legion", team: "legion", weight: 0, copies: 1 },
];
