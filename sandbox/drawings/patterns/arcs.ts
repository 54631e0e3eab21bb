import type { Outline, Point } from '#sandbox/drawings/outline';
import type { Patch, Pattern } from './pattern';
import { HALF, TALL } from './pattern';

const ARC = 0.5523;

/** A quarter of a disc whose corner is one of the four corners of its tile. */
function quarter([x, y]: Point, radius: number, toRight: 1 | -1, down: 1 | -1): Outline {
  const [rx, ry] = [radius * toRight, radius * down];
  return [
    { command: 'M', points: [[x, y]] },
    { command: 'L', points: [[x + rx, y]] },
    {
      command: 'C',
      points: [
        [x + rx, y + ry * ARC],
        [x + rx * ARC, y + ry],
        [x, y + ry],
      ],
    },
    { command: 'Z', points: [] },
  ];
}

/** Tiles of nested quarter circles, each turned its own way. */
export const arcs: Pattern = (chance) => {
  const columns = chance.pick([3, 3.4]);
  const tile = (HALF * 2) / columns;
  const across = Math.ceil(columns);
  const rings: readonly [Patch['tone'], number][] = [
    ['mark', 0.98],
    ['pale', 0.66],
    ['deep', 0.36],
  ];
  const corners = Array.from({ length: Math.ceil(TALL / tile) * across }, (_, index) => {
    const [toRight, down] = [chance.pick<1 | -1>([1, -1]), chance.pick<1 | -1>([1, -1])];
    const [left, top] = [-HALF + (index % across) * tile, Math.floor(index / across) * tile];
    return { at: [toRight === 1 ? left : left + tile, down === 1 ? top : top + tile] as Point, toRight, down } as const;
  });
  return rings.map(([tone, share]) => ({
    tone,
    outlines: corners.map(({ at, toRight, down }) => quarter(at, tile * share, toRight, down)),
  }));
};
