import type { Point } from '#sandbox/drawings/outline';
import type { Pattern } from './pattern';
import { HALF, TALL } from './pattern';

/** Dots that grow from one end of the can to the other. */
export const dots: Pattern = (chance) => {
  const pitch = chance.pick([72, 80, 88]);
  const growing = chance.next() < 0.5;
  const pale = Math.floor(chance.between(2, 5));
  const rows = Math.ceil(TALL / (pitch * 0.86)) + 1;
  return Array.from({ length: rows }, (_, row) => {
    const share = growing ? row / rows : 1 - row / rows;
    const shift = row % 2 === 0 ? 0 : pitch / 2;
    const columns = Math.ceil(HALF / pitch);
    const points = Array.from({ length: columns * 2 + 1 }, (__, column): Point => [
      (column - columns) * pitch + shift,
      row * pitch * 0.86,
    ]);
    return {
      tone: row % pale === 1 ? 'deep' : 'mark',
      dots: points,
      width: Math.round(pitch * (0.22 + share * 0.68)),
    } as const;
  });
};
