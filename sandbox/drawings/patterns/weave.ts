import type { Outline } from '#sandbox/drawings/outline';
import type { Pattern, Tone } from './pattern';
import { HALF, TALL } from './pattern';

/** A basket: squares of three slats, upright and lying in turn. */
export const weave: Pattern = (chance) => {
  const columns = chance.pick([5, 6]);
  const cell = (HALF * 2) / columns;
  const turn = chance.pick([0, 1]);
  const slats: { readonly tone: Tone; readonly outline: Outline }[] = [];
  for (let row = 0; row * cell < TALL; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [left, top] = [-HALF + column * cell, row * cell];
      const upright = (row + column + turn) % 2 === 0;
      for (const share of [0.2, 0.5, 0.8]) {
        const [near, far] = [cell * 0.08, cell * 0.92];
        slats.push({
          tone: upright ? 'mark' : share === 0.5 ? 'pale' : 'deep',
          outline: [
            { command: 'M', points: [upright ? [left + cell * share, top + near] : [left + near, top + cell * share]] },
            { command: 'L', points: [upright ? [left + cell * share, top + far] : [left + far, top + cell * share]] },
          ],
        });
      }
    }
  }
  return (['mark', 'deep', 'pale'] as const).map((tone) => ({
    tone,
    outlines: slats.filter((slat) => slat.tone === tone).map((slat) => slat.outline),
    width: Math.round(cell * 0.2),
  }));
};
