import { canPaints } from './can';
import { INK, mix, PAPER } from './color';
import { glass } from './glass';
import { outdoors, place, productFile, room, shadow } from './scene';
import type { Shelf } from './shelf';

/** Two stemless glasses: one of red and one of white, and a larger pair on a table. */
export function glassPair(shelf: Shelf): readonly [string, string] {
  const pair =
    shadow(242, 730, 180) +
    place(glass('left', '#7E1A39', 0.5), 238, 726, 1.3) +
    shadow(566, 810, 180) +
    place(glass('right', '#EFE0A0', 0.5), 562, 806, 1.3);
  const table =
    room(shelf.ground, shelf.mark) +
    shadow(250, 850, 150) +
    place(glass('left', '#F29A8B', 0.5), 246, 846) +
    shadow(548, 906, 190) +
    place(glass('right', '#E38A35', 0.5), 544, 900, 1.3);
  return [productFile(pair, canPaints), productFile(table, canPaints)];
}

/** Four stemless glasses of four wines: in two rows, and on a table. */
export function glassFour(shelf: Shelf): readonly [string, string] {
  const pours = ['#7E1A39', '#EFE0A0', '#F29A8B', '#E38A35'];
  const four = pours.map((pour, nth) => {
    const [x, y] = [232 + (nth % 2) * 300 + (nth > 1 ? 60 : 0), nth > 1 ? 850 : 560];
    return shadow(x + 4, y + 4, 140) + place(glass(`four${String(nth)}`, pour, 0.5), x, y);
  });
  return [
    productFile(four.join(''), canPaints),
    productFile(room(shelf.ground, shelf.mark, 560) + place(four.join(''), 40, 90, 0.9), canPaints),
  ];
}

const TUMBLER = 'M-142 -440L-112 -18Q-108 20 -60 24A120 14 0 0 0 60 24Q108 20 112 -18L142 -440Z';

/** The tumbler alone, its foot at the origin and about 460 pixels high. Needs `canPaints`. */
export function tumblerShape({ ground, mark }: Pick<Shelf, 'ground' | 'mark'>): string {
  const waves = [0, 1, 2, 3, 4, 5].map((row) => {
    const y = -396 + row * 72;
    const swell = 'q40 -46 80 0t80 0 80 0 80 0';
    return (
      `<path fill="none" stroke="${row % 2 === 0 ? mark : mix(ground, PAPER, 0.6)}" stroke-width="30" ` +
      `d="M-160 ${y}${swell}"/>`
    );
  });
  return (
    `<clipPath id="cup"><path d="${TUMBLER}"/></clipPath><g clip-path="url(#cup)">` +
    `<path fill="${ground}" d="M-160 -580h320v620h-320z"/>${waves.join('')}` +
    '<path fill="url(#shade)" d="M-152 -580h304v620h-304z"/></g>' +
    '<path fill="url(#metal)" d="M-148 -462V-430A148 22 0 0 0 148 -430V-462Z"/>' +
    `<ellipse cx="0" cy="-462" rx="148" ry="24" fill="${mix(INK, PAPER, 0.16)}"/>` +
    `<ellipse cx="0" cy="-468" rx="132" ry="20" fill="${mix(INK, PAPER, 0.28)}"/>` +
    `<path fill="${INK}" d="M-26 -464a26 8 0 0 1 52 0a26 8 0 0 1 -52 0Z"/>` +
    `<path fill="#fff" fill-opacity=".25" d="M-104 -474Q0 -494 104 -474Q0 -484 -104 -474Z"/>`
  );
}

/** An insulated tumbler with a lid. */
export function tumbler(shelf: Shelf): readonly [string, string] {
  const cup = tumblerShape(shelf);
  const grass = Array.from(
    { length: 22 },
    (_, index) =>
      `M${index * 38 - 10} 1000q${index % 2 === 0 ? 14 : -16} ` +
      `-70 ${index % 2 === 0 ? 30 : -8} -${110 + (index % 5) * 22}q0 90 16 ${112 + (index % 5) * 20}z`,
  );
  return [
    productFile(shadow(408, 912, 220) + place(cup, 400, 880, 1.5), canPaints),
    productFile(
      outdoors(mix(shelf.ground, PAPER, 0.25), '#8FA650', 700) +
        shadow(410, 900, 170) +
        place(cup, 400, 900, 1.25, 3) +
        `<path fill="#3F6B35" d="${grass.join('')}"/>`,
      canPaints,
    ),
  ];
}
