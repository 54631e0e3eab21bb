import type { Outline, Point, Step } from '#sandbox/drawings/outline';
import { ellipse } from '#sandbox/drawings/outline';
import type { Pattern, Tone } from './pattern';
import { HALF, TALL } from './pattern';

const TONES: readonly Tone[] = ['pale', 'mark', 'deep', 'pale', 'mark', 'deep'];

function hill(crest: number, swell: number, shift: number): Outline {
  const step = HALF / 2;
  const tops = Array.from({ length: 5 }, (_, index): Point => [
    -HALF + index * step,
    crest + Math.sin((index + shift) * 1.7) * swell,
  ]);
  const curves = tops.slice(1).map((top, index): Step => {
    const before = tops[index] ?? top;
    const middle = (before[0] + top[0]) / 2;
    return { command: 'C', points: [[middle, before[1]], [middle, top[1]], top] };
  });
  return [
    { command: 'M', points: [tops[0] ?? [0, 0]] },
    ...curves,
    { command: 'L', points: [[HALF, TALL]] },
    { command: 'L', points: [[-HALF, TALL]] },
    { command: 'Z', points: [] },
  ];
}

/** Hills behind hills, with a low sun. */
export const hills: Pattern = (chance) => {
  const sun: Point = [chance.between(-110, 110), chance.between(120, 170)];
  const radius = chance.between(64, 92);
  const shift = chance.between(0, 6);
  return [
    { tone: 'pale', outlines: [ellipse(sun, radius + 34)] },
    { tone: 'mark', outlines: [ellipse(sun, radius)] },
    ...TONES.map((tone, index) => ({
      tone,
      outlines: [hill(215 + index * 92, 36 - index * 2, shift + index * 1.1)],
    })),
  ];
};
