import { expect, test } from "vitest";
import { standardPack } from "../../src/pack/pack.js";

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

// Machado, Oliveira and Fernandes 2009, severity 1, applied to linear RGB.
const sights: Readonly<Record<string, Matrix>> = {
  "all cones": [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

// Ottosson's OKLab.
const toCones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const toLab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

const map = (triple: Triple, change: (value: number) => number): Triple => [
  change(triple[0]),
  change(triple[1]),
  change(triple[2]),
];

const times = (matrix: Matrix, by: Triple): Triple => {
  const row = (r: Triple) => r[0] * by[0] + r[1] * by[1] + r[2] * by[2];
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};

function linear(hex: string): Triple {
  const channels: Triple = [hex.slice(1, 3), hex.slice(3, 5), hex.slice(5, 7)].map(
    (part) => Number.parseInt(part, 16) / 255,
  ) as unknown as Triple;
  return map(channels, (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
}

function seen(hex: string, sight: Matrix): Triple {
  const rgb = map(times(sight, linear(hex)), (c) => Math.min(1, Math.max(0, c)));
  return times(toLab, map(times(toCones, rgb), Math.cbrt));
}

// The widely used palette of Okabe and Ito keeps 0.076 by this measure.
test.each(Object.entries(sights))(
  "any two characters' colors are 0.13 apart in OKLab with %s",
  (_, sight) => {
    const colors = standardPack.characters.map(({ color }) => ({ color, lab: seen(color, sight) }));
    for (const [i, a] of colors.entries())
      for (const b of colors.slice(i + 1)) {
        const distance = Math.hypot(a.lab[0] - b.lab[0], a.lab[1] - b.lab[1], a.lab[2] - b.lab[2]);
        expect(distance, `${a.color} and ${b.color}`).toBeGreaterThan(0.13);
      }
  },
);
