import type { Point } from '#sandbox/drawings/outline';
import type { Patch, Pattern } from './pattern';
import { HALF, TALL } from './pattern';

/** Moons that wane from one end of the can to the other. */
export const moons: Pattern = (chance) => {
  const pitch = chance.pick([112, 126]);
  const waning = chance.next() < 0.5;
  const side = chance.pick([1, -1]);
  const columns = Math.ceil(HALF / pitch) + 1;
  const rows = Math.ceil(TALL / (pitch * 0.9)) + 1;
  const width = Math.round(pitch * 0.76);
  return Array.from({ length: rows }, (_, row): readonly Patch[] => {
    const share = waning ? row / (rows - 1) : 1 - row / (rows - 1);
    const shift = row % 2 === 0 ? 0 : pitch / 2;
    const moved = (by: number) =>
      Array.from({ length: columns * 2 + 1 }, (__, column): Point => [
        (column - columns) * pitch + shift + by,
        row * pitch * 0.9 + 30,
      ]);
    return [
      { tone: row % 3 === 1 ? 'deep' : 'mark', dots: moved(0), width },
      {
        tone: 'ground',
        dots: moved(side * pitch * (0.1 + share * 0.28)),
        width: Math.round(pitch * (0.7 - share * 0.24)),
      },
    ];
  }).flat();
};
