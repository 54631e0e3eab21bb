import type { Point } from '#sandbox/drawings/outline';
import type { Patch, Pattern, Tone } from './pattern';
import { HALF, TALL } from './pattern';

const RINGS: readonly (readonly [Tone, number])[] = [
  ['mark', 1],
  ['ground', 0.76],
  ['deep', 0.48],
];

/** Overlapping scales, each row in front of the one above it. */
export const scales: Pattern = (chance) => {
  const pitch = chance.pick([178, 196, 214]);
  const columns = Math.ceil(HALF / pitch) + 1;
  const rows = Math.ceil(TALL / (pitch * 0.5)) + 2;
  return Array.from({ length: rows }, (_, row) => {
    const shift = row % 2 === 0 ? 0 : pitch / 2;
    const dots = Array.from({ length: columns * 2 + 1 }, (__, column): Point => [
      (column - columns) * pitch + shift,
      row * pitch * 0.5,
    ]);
    return RINGS.map(([tone, share]): Patch => ({ tone, dots, width: Math.round(pitch * share) }));
  }).flat();
};
