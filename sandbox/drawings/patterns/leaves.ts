import type { Outline, Point } from '#sandbox/drawings/outline';
import type { Pattern } from './pattern';
import { HALF, TALL } from './pattern';

function leaf([x, y]: Point, angle: number, length: number): { readonly blade: Outline; readonly rib: Outline } {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const at = (along: number, aside: number): Point => [
    x + (dx * along - dy * aside) * length,
    y + (dy * along + dx * aside) * length,
  ];
  return {
    blade: [
      { command: 'M', points: [at(-0.5, 0)] },
      { command: 'Q', points: [at(-0.05, 0.44), at(0.5, 0)] },
      { command: 'Q', points: [at(-0.05, -0.44), at(-0.5, 0)] },
      { command: 'Z', points: [] },
    ],
    rib: [
      { command: 'M', points: [at(-0.68, 0)] },
      { command: 'L', points: [at(0.28, 0)] },
    ],
  };
}

/** Leaves in rows that lean one way and then the other. */
export const leaves: Pattern = (chance) => {
  const length = chance.pick([156, 172, 190]);
  const lean = chance.between(0.5, 1);
  const rows = Math.ceil(TALL / (length * 0.66)) + 1;
  const grid = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 5 }, (__, column) => ({ row, column })),
  ).flat();
  const all = grid
    .map(({ row, column }) => ({
      dark: (row + column) % 3 === 0,
      ...leaf(
        [(column - 2) * length * 0.74 + (row % 2 === 0 ? 0 : length * 0.37), row * length * 0.66 + 10],
        (row % 2 === 0 ? -1 : 1) * lean + (row % 2 === 0 ? 0 : Math.PI),
        length,
      ),
    }))
    .filter(({ blade }) => {
      const [x, y] = blade[0]?.points[0] ?? [0, 0];
      return Math.abs(x) < HALF + 40 && y < TALL + 60;
    });
  return [
    { tone: 'mark', outlines: all.filter((one) => !one.dark).map((one) => one.blade) },
    { tone: 'deep', outlines: all.filter((one) => one.dark).map((one) => one.blade) },
    { tone: 'pale', outlines: all.map((one) => one.rib), width: 5, fine: true },
  ];
};
