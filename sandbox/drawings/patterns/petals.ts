import type { Point } from '#sandbox/drawings/outline';
import type { Patch, Pattern } from './pattern';
import { HALF, TALL } from './pattern';

/** Blossoms all over, dark ones among them, and the buds between. */
export const petals: Pattern = (chance) => {
  const pitch = chance.pick([150, 166, 184]);
  const count = chance.pick([5, 6]);
  const columns = Math.ceil(HALF / pitch) + 1;
  const rows = Math.ceil(TALL / (pitch * 0.82)) + 1;
  const blossoms = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns * 2 + 1 }, (__, column) => ({
      middle: [(column - columns) * pitch + (row % 2 === 0 ? 0 : pitch / 2), row * pitch * 0.82 + 20] as Point,
      dark: (row * 2 + column) % 3 === 0,
      turn: chance.between(0, Math.PI),
    })),
  )
    .flat()
    .filter(({ middle: [x] }) => Math.abs(x) < HALF + pitch / 2);
  const blades = (dark: boolean): Patch => ({
    tone: dark ? 'deep' : 'mark',
    dots: blossoms
      .filter((blossom) => blossom.dark === dark)
      .flatMap(({ middle: [x, y], turn }) =>
        Array.from({ length: count }, (_, index): Point => {
          const angle = turn + (index / count) * Math.PI * 2;
          return [x + Math.cos(angle) * pitch * 0.22, y + Math.sin(angle) * pitch * 0.22];
        }),
      ),
    width: Math.round(pitch * 0.27),
  });
  const middles = blossoms.map(({ middle }) => middle);
  const buds = middles.map(([x, y]): Point => [x + pitch / 2, y]);
  return [
    blades(false),
    blades(true),
    { tone: 'pale', dots: middles, width: Math.round(pitch * 0.22) },
    { tone: 'mark', dots: buds, width: Math.round(pitch * 0.1), fine: true },
  ];
};
