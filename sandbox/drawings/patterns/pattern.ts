import type { Chance } from '#sandbox/drawings/chance';
import type { Outline, Point } from '#sandbox/drawings/outline';

/** The colors of a label: its pair, and two tones made from the pair. */
export type Tone = 'ground' | 'mark' | 'deep' | 'pale';

/** Shapes of one color: filled outlines, lines of a width, or round dots of a diameter. */
export interface Patch {
  readonly tone: Tone;
  readonly outlines?: readonly Outline[];
  readonly dots?: readonly Point[];
  /** Set for lines (the outlines are stroked, not filled) and for dots. */
  readonly width?: number;
  /** Left out when the can is drawn small. */
  readonly fine?: true;
}

/** The unrolled half of a label that can be seen: x runs from -HALF to HALF, y from 0 to TALL. */
export const HALF = 267;
export const TALL = 830;

export type Pattern = (chance: Chance) => readonly Patch[];
