import type { Outline } from '#sandbox/drawings/outline';
import { polygon } from '#sandbox/drawings/outline';
import type { Pattern } from './pattern';
import { HALF, TALL } from './pattern';

/** A checkerboard whose rows shrink towards a waist. */
export const checker: Pattern = (chance) => {
  const columns = chance.pick([6, 8]);
  const waist = chance.between(0.25, 0.75);
  const slant = chance.pick([0, 0, 46, -46]);
  const rows = 10;
  const weights = Array.from({ length: rows }, (_, row) => 0.3 + Math.abs(row / (rows - 1) - waist) * 1.5);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const tops = weights.reduce<number[]>(
    (edges, weight) => [...edges, (edges.at(-1) ?? 0) + (weight / sum) * TALL],
    [0],
  );
  const cell = (HALF * 2) / columns;
  const cells: { readonly dark: boolean; readonly outline: Outline }[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = -1; column <= columns; column += 1) {
      if ((row + column) % 2 !== 0) continue;
      const [left, top, bottom] = [-HALF + column * cell, tops[row] ?? 0, tops[row + 1] ?? TALL];
      const [shiftTop, shiftBottom] = [(top / TALL - 0.5) * slant * 2, (bottom / TALL - 0.5) * slant * 2];
      cells.push({
        dark: row % 4 === 1,
        outline: polygon([
          [left + shiftTop, top],
          [left + cell + shiftTop, top],
          [left + cell + shiftBottom, bottom],
          [left + shiftBottom, bottom],
        ]),
      });
    }
  }
  return [
    { tone: 'mark', outlines: cells.filter((one) => !one.dark).map((one) => one.outline) },
    { tone: 'deep', outlines: cells.filter((one) => one.dark).map((one) => one.outline) },
  ];
};
