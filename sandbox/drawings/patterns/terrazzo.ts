import type { Outline, Point } from '#sandbox/drawings/outline';
import { polygon } from '#sandbox/drawings/outline';
import type { Pattern, Tone } from './pattern';
import { HALF, TALL } from './pattern';

/** Chips of stone that never touch, because each keeps to its own cell. */
export const terrazzo: Pattern = (chance) => {
  const chips: { readonly tone: Tone; readonly outline: Outline }[] = [];
  const [columns, rows] = [5, 8];
  for (let index = 0; index < columns * rows; index += 1) {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const center: Point = [
      -HALF + ((column + 0.5 + chance.between(-0.16, 0.16)) * HALF * 2) / columns,
      ((row + 0.5 + chance.between(-0.16, 0.16)) * TALL) / rows,
    ];
    const [size, turn, corners] = [chance.between(26, 54), chance.between(0, 6), chance.pick([4, 5, 5])];
    const points = Array.from({ length: corners }, (_, corner): Point => {
      const [angle, reach] = [turn + (corner / corners) * Math.PI * 2, size * chance.between(0.7, 1.15)];
      return [center[0] + Math.cos(angle) * reach, center[1] + Math.sin(angle) * reach];
    });
    chips.push({ tone: chance.pick(['mark', 'mark', 'deep', 'pale']), outline: polygon(points) });
  }
  return (['mark', 'deep', 'pale'] as const).map((tone) => ({
    tone,
    outlines: chips.filter((chip) => chip.tone === tone).map((chip) => chip.outline),
  }));
};
