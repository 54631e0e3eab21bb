import type { Point } from '#sandbox/drawings/outline';
import type { Patch, Pattern, Tone } from './pattern';
import { HALF, TALL } from './pattern';

/** Large rings in rows, as a cold can leaves them on a table. */
export const rings: Pattern = (chance) => {
  const pitch = chance.pick([168, 190]);
  const turns: readonly (readonly Tone[])[] = [
    ['mark', 'ground', 'pale', 'deep'],
    ['deep', 'pale', 'mark', 'ground'],
    ['pale', 'mark', 'ground', 'mark'],
  ];
  const first = Math.floor(chance.between(0, turns.length));
  const columns = Math.ceil(HALF / pitch) + 1;
  const rows = Math.ceil(TALL / (pitch * 0.86)) + 1;
  return Array.from({ length: rows }, (_, row): readonly Patch[] => {
    const shift = row % 2 === 0 ? 0 : pitch / 2;
    const dots = Array.from({ length: columns * 2 + 1 }, (__, column): Point => [
      (column - columns) * pitch + shift,
      row * pitch * 0.86 + 20,
    ]);
    const tones = turns[(row + first) % turns.length] ?? [];
    return tones.map((tone, ring) => ({ tone, dots, width: Math.round(pitch * (0.92 - ring * 0.23)) }));
  }).flat();
};
