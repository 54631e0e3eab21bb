import type { Outline, Point } from '#sandbox/drawings/outline';
import { polygon } from '#sandbox/drawings/outline';
import type { Pattern, Tone } from './pattern';
import { HALF, TALL } from './pattern';

const TONES: readonly Tone[] = ['mark', 'pale', 'deep', 'pale'];

/** A band that climbs and falls in straight lines. */
function band(top: number, thickness: number, wide: number, high: number, first: number): Outline {
  const count = Math.ceil((HALF * 2) / wide) + 2;
  const edge = (y: number) =>
    Array.from({ length: count }, (_, index): Point => [
      first + (index - 1) * wide,
      y + (index % 2 === 0 ? high : -high),
    ]);
  return polygon([...edge(top), ...edge(top + thickness).reverse()]);
}

/** Mountains in ink, range behind range. */
export const zigzag: Pattern = (chance) => {
  const wide = chance.pick([89, 107]);
  const high = wide * chance.between(0.36, 0.5);
  const pitch = chance.pick([62, 74, 86]);
  const turn = Math.floor(chance.between(0, TONES.length));
  const count = Math.ceil((TALL + high * 2) / pitch) + 1;
  return Array.from({ length: count }, (_, index) => ({
    tone: TONES[(index + turn) % TONES.length] ?? 'mark',
    outlines: [band(index * pitch - high, pitch * 0.62, wide, high, -HALF)],
  }));
};
