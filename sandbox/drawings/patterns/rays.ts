import type { Point } from '#sandbox/drawings/outline';
import { ellipse, polygon } from '#sandbox/drawings/outline';
import type { Pattern } from './pattern';

/** A sun whose rays reach all over the can. */
export const rays: Pattern = (chance) => {
  const sun: Point = [chance.between(-60, 60), chance.pick([150, 640])];
  const count = chance.pick([11, 13, 15]);
  const turn = chance.between(0, Math.PI);
  const at = (angle: number, distance: number): Point => [
    sun[0] + Math.cos(angle) * distance,
    sun[1] + Math.sin(angle) * distance,
  ];
  const wedges = Array.from({ length: count }, (_, index) => {
    const middle = turn + (index / count) * Math.PI * 2;
    const spread = (Math.PI / count) * 0.52;
    return polygon([at(middle - spread, 0), at(middle - spread, 900), at(middle + spread, 900)]);
  });
  return [
    { tone: 'mark', outlines: wedges },
    { tone: 'ground', outlines: [ellipse(sun, 132)] },
    { tone: 'deep', outlines: [ellipse(sun, 106)] },
    { tone: 'pale', outlines: [ellipse(sun, 58)] },
  ];
};
