import type { Outline, Point, Step } from './outline';
import { splitLines } from './outline';

/** The position and the shape of a can on its canvas, in pixels of an 800 by 1000 picture. */
export const CAN = { center: 400, radius: 170, dip: 28, printTop: 128 } as const;

/** Maps a point of the unrolled label onto the can: narrower towards the edges, lower in the middle. */
export function wrapPoint([along, down]: Point): Point {
  const angle = Math.max(-Math.PI / 2, Math.min(Math.PI / 2, along / CAN.radius));
  return [CAN.center + CAN.radius * Math.sin(angle), CAN.printTop + down + CAN.dip * (Math.cos(angle) - 1) + CAN.dip];
}

/**
 * Wraps an outline around the can. Straight lines are split into pieces no longer than the given length, and each piece
 * becomes a curve through the point where its middle is really seen.
 */
export function wrap(outline: Outline, longest = 120): Outline {
  let last: Point = [0, 0];
  return splitLines(outline, longest).map((step): Step => {
    const from = last;
    const to = step.points.at(-1) ?? from;
    last = to;
    const wrapped = step.points.map(wrapPoint);
    if (step.command !== 'L' || Math.abs(to[0] - from[0]) < 24) return { ...step, points: wrapped };
    const [start, end] = [wrapPoint(from), wrapPoint(to)];
    const middle = wrapPoint([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
    const control: Point = [2 * middle[0] - (start[0] + end[0]) / 2, 2 * middle[1] - (start[1] + end[1]) / 2];
    return { command: 'Q', points: [control, end] };
  });
}
