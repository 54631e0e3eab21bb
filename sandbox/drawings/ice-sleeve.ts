import { canFinish, canPaints } from './can';
import { mix, PAPER } from './color';
import { outdoors, place, productFile, shadow } from './scene';
import type { Shelf } from './shelf';

const FLAKE = Array.from(
  { length: 6 },
  (_, arm) =>
    `<path transform="rotate(${arm * 60})" d="M0 0V-58M0 -38L-14 -52M0 ` + `-38L14 -52M0 -20L-10 -30M0 -20L10 -30"/>`,
).join('');

/** A plain can in a quilted sleeve, with snow on it. */
function sleeved({ ground, mark }: Shelf): string {
  const quilt = Array.from(
    { length: 9 },
    (_, index) =>
      `M200 ${360 + index * 74}L600 ${200 + index * 74 + 30}M200 ${220 + index * 74}L600 ${380 + index * 74 + 30}`,
  );
  return (
    `<g clip-path="url(#body)"><path fill="${mix(ground, PAPER, 0.75)}" d="M220 60h360v900h-360z"/></g>${canFinish}` +
    '<clipPath id="sleeve">' +
    '<path d="M212 330A188 32 0 0 0 588 330L588 900Q588 950 540 962A150 22 0 0 1 260 962Q212 950 212 900Z"/></clipPath>' +
    `<g clip-path="url(#sleeve)"><path fill="${ground}" d="M200 300h400v700h-400z"/>` +
    `<path fill="none" stroke="${mix(ground, mark, 0.45)}" stroke-width="5" d="${quilt.join('')}"/>` +
    `<path fill="none" stroke="${mark}" stroke-width="26" d="M206 346A190 32 0 0 0 594 346M206 900A190 32 0 0 0 594 900"/>` +
    `<g fill="none" stroke="${PAPER}" stroke-width="9" stroke-linecap="round">${place(FLAKE, 400, 640, 1.7)}</g>` +
    '<path fill="url(#shade)" d="M212 300h376v700h-376z"/></g>'
  );
}

/** An ice sleeve on a can, and the same in the snow. */
export function iceSleeve(shelf: Shelf): readonly [string, string] {
  const shape = sleeved(shelf);
  const flakes = [
    [110, 160, 0.9],
    [680, 240, 1.2],
    [150, 560, 0.6],
    [650, 600, 0.7],
    [560, 110, 0.5],
  ] as const;
  const snow = flakes.map(([x, y, scale]) => place(FLAKE, x, y, scale)).join('');
  return [
    productFile(shadow(412, 962, 236, 28) + shape, canPaints),
    productFile(
      `${outdoors(mix(shelf.ground, PAPER, 0.25), mix(shelf.ground, PAPER, 0.7), 800)}<g fill="none" stroke="${PAPER}" stroke-width="8" ` +
        `stroke-linecap="round">${snow}</g>` +
        `${shadow(410, 906, 200)}${place(shape, 72, 108, 0.82)}<path fill="${PAPER}" d="M0 900Q140 850 300 902T620 896T800 ` +
        `880V1000H0Z"/>`,
      canPaints,
    ),
  ];
}
