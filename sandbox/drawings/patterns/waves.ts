import type { Outline, Step } from '#sandbox/drawings/outline';
import type { Pattern, Tone } from './pattern';
import { HALF, TALL } from './pattern';

const TONES: readonly [Tone, ...Tone[]] = ['mark', 'pale', 'deep'];

/** A band as thick as it says whose edges swing up and down together. */
function band(top: number, thickness: number, length: number, swing: number, phase: number): Outline {
  const edge = (y: number, direction: 1 | -1): readonly Step[] => {
    const count = Math.ceil((HALF * 2 + length) / length) * 2;
    return Array.from({ length: count }, (_, index) => {
      const nth = direction === 1 ? index : count - 1 - index;
      const from = -HALF - phase + (nth * length) / 2;
      const to = from + length / 2;
      const crest = nth % 2 === 0 ? y - swing : y + swing;
      return {
        command: 'Q',
        points: [
          [(from + to) / 2, crest],
          [direction === 1 ? to : from, y],
        ],
      };
    });
  };
  const right = -HALF - phase + Math.ceil((HALF * 2 + length) / length) * length;
  return [
    { command: 'M', points: [[-HALF - phase, top]] },
    ...edge(top, 1),
    { command: 'L', points: [[right, top + thickness]] },
    ...edge(top + thickness, -1),
    { command: 'Z', points: [] },
  ];
}

/** Rolling water from top to bottom. */
export const waves: Pattern = (chance) => {
  const length = chance.pick([178, 214, 267]);
  const swing = length * chance.between(0.2, 0.3);
  const pitch = chance.pick([92, 108]);
  const first = Math.floor(chance.between(0, 3));
  const count = Math.ceil(TALL / pitch) + 1;
  return Array.from({ length: count }, (_, index) => ({
    tone: TONES[(index + first) % 3] ?? TONES[0],
    outlines: [band(index * pitch - 20, pitch * 0.62, length, swing, index % 2 === 0 ? 0 : length / 4)],
  }));
};
