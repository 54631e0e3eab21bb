import { canPaints } from './can';
import { Chance } from './chance';
import { faceOf, INK, mix, PAPER } from './color';
import { fittingSize, setLine } from './lettering';
import type { Outline } from './outline';
import { pathData, simplify, widthBetween } from './outline';
import { ringPull } from './ring-pull';
import { edged, place, productFile, room, shadow } from './scene';
import type { Shelf } from './shelf';

/** The paper on a card with its amount: an oval around the origin, or a line inside its edge. */
export function ovalOutline(inset: number): Outline {
  const [straight, radius] = [72, 132 - inset];
  const bend = radius * 0.5523;
  return [
    { command: 'M', points: [[-straight, -radius]] },
    { command: 'L', points: [[straight, -radius]] },
    {
      command: 'C',
      points: [
        [straight + bend, -radius],
        [straight + radius, -bend],
        [straight + radius, 0],
      ],
    },
    {
      command: 'C',
      points: [
        [straight + radius, bend],
        [straight + bend, radius],
        [straight, radius],
      ],
    },
    { command: 'L', points: [[-straight, radius]] },
    {
      command: 'C',
      points: [
        [-straight - bend, radius],
        [-straight - radius, bend],
        [-straight - radius, 0],
      ],
    },
    {
      command: 'C',
      points: [
        [-straight - radius, -bend],
        [-straight - bend, -radius],
        [-straight, -radius],
      ],
    },
    { command: 'Z', points: [] },
  ];
}

/** Distances in pixels: from the edge of the oval to its inner line, and from that line to the lettering. */
export const OVAL_RULE = 12;
const CLEARANCE = 18;

/** The lines on a card, each as large as it fits into the oval. */
export function cardLines(amount: string): readonly (readonly Outline[])[] {
  const paper = ovalOutline(OVAL_RULE + CLEARANCE);
  const set = (text: string, top: number, baseline: number, lettering: Parameters<typeof setLine>[2]) => {
    const size = fittingSize([text], lettering, widthBetween(paper, top, baseline));
    return setLine(text, [0, baseline], { ...lettering, size });
  };
  return [
    set(amount, -78, 34, { face: 'display', size: 150 }),
    set('GIFT CARD', 58, 80, { face: 'small', size: 30, tracking: 160 }),
  ];
}

function card(shelf: Shelf, amount: string): string {
  const chance = new Chance(shelf.sku);
  const pulls = Array.from({ length: 24 }, (_, index) => {
    const [column, row] = [index % 6, Math.floor(index / 6)];
    return place(
      ringPull(row % 2 === column % 2 ? shelf.ground : mix(shelf.ground, shelf.mark, 0.22)),
      -262 + column * 105 + (row % 2) * 30,
      -150 + row * 108,
      0.46,
      Math.round(chance.between(-50, 50)),
    );
  });
  const [sum = [], print = []] = cardLines(amount);
  return (
    '<clipPath id="card"><rect x="-300" y="-190" width="600" height="380" rx="30"/></clipPath>' +
    `<rect x="-300" y="-190" width="600" height="380" rx="30" fill="${faceOf(shelf.ground)}"/>` +
    `<g clip-path="url(#card)">${pulls.join('')}</g>` +
    `<rect x="-300" y="-190" width="600" height="380" rx="30" fill="none" ${edged(shelf.mark)}/>` +
    `<path fill="${PAPER}" d="${pathData(ovalOutline(0))}"/>` +
    `<path fill="none" stroke="${shelf.mark}" stroke-width="3" d="${pathData(ovalOutline(OVAL_RULE))}"/>` +
    `<path fill="${mix(shelf.mark, INK, 0.25)}" d="${pathData(sum.flatMap((one) => simplify(one, 4)))}"/>` +
    `<path fill="${INK}" d="${pathData(
      print.flatMap((one) => simplify(one, 3)),
      1,
    )}"/>`
  );
}

/** A gift card leaning, and the same card looking out of its envelope. */
export function giftCard(shelf: Shelf): readonly [string, string] {
  const amount = /\$\d+/.exec(shelf.name)?.[0] ?? '$';
  const front = card(shelf, amount);
  const [fold, back] = [mix(shelf.mark, PAPER, 0.16), mix(shelf.mark, INK, 0.25)];
  const envelope =
    `<path fill="${back}" d="M90 470L400 330L710 470V880H90Z"/>` +
    place(front, 400, 430, 0.92, -4) +
    `<path fill="${shelf.mark}" d="M90 480L400 720L710 480V880Q710 896 694 896H106Q90 896 90 880Z"/>` +
    `<path fill="${fold}" d="M92 890L372 668Q400 648 428 668L708 890Q704 896 694 896H106Q96 896 92 890Z"/>` +
    place(ringPull(shelf.ground), 400, 745, 0.62);
  const lying = `<rect x="-300" y="-190" width="600" height="380" rx="30" fill="${INK}" fill-opacity=".16"/>`;
  return [
    productFile(
      shadow(410, 790, 300, 30) + place(lying, 416, 520, 1.12, -9) + place(front, 400, 500, 1.12, -9),
      canPaints,
    ),
    productFile(room(shelf.ground, shelf.mark) + shadow(400, 896, 340) + envelope, canPaints),
  ];
}
