import { polygon } from '#sandbox/drawings/outline';
import type { Pattern, Tone } from './pattern';
import { HALF, TALL } from './pattern';

const RHYTHMS: readonly [readonly (readonly [Tone, number])[], ...(readonly (readonly [Tone, number])[])[]] = [
  [
    ['mark', 56],
    ['ground', 24],
    ['deep', 18],
    ['ground', 24],
  ],
  [
    ['mark', 36],
    ['pale', 36],
    ['deep', 36],
    ['ground', 36],
  ],
  [
    ['deep', 12],
    ['ground', 14],
    ['mark', 58],
    ['ground', 14],
    ['deep', 12],
    ['pale', 26],
  ],
];

/** Slanting stripes in a rhythm, like an awning or a barber's pole. */
export const stripes: Pattern = (chance) => {
  const rhythm = chance.pick(RHYTHMS);
  const slant = chance.pick([-320, -220, 220, 320]);
  const least = -HALF - Math.max(0, slant);
  const most = HALF - Math.min(0, slant);
  const bars: { readonly tone: Tone; readonly from: number; readonly to: number }[] = [];
  for (let [from, nth] = [least, 0]; from < most; nth += 1) {
    const [tone, wide] = rhythm[nth % rhythm.length] ?? ['ground', 30];
    if (tone !== 'ground') bars.push({ tone, from, to: from + wide });
    from += wide;
  }
  return (['mark', 'pale', 'deep'] as const).map((tone) => ({
    tone,
    outlines: bars
      .filter((bar) => bar.tone === tone)
      .map(({ from, to }) =>
        polygon([
          [from, 0],
          [to, 0],
          [to + slant, TALL],
          [from + slant, TALL],
        ]),
      ),
  }));
};
