import { faceOf, INK, mix, PAPER } from './color';
import { glass } from './glass';
import { tumblerShape } from './glassware';
import type { PackSubject } from './pack-pictures';
import { canSymbols, dealt, standing } from './pack-pictures';
import { edged, place, productFile, room, shadow } from './scene';

const BOW = 'M0 0C-40 -90 -170 -110 -168 -40C-166 26 -60 20 0 0C40 -90 170 -110 168 -40C166 26 60 20 0 0Z';

function ribbon(mark: string): string {
  return (
    `<path fill="${mix(mark, INK, 0.2)}" d="M-8 4L-92 132L-60 126L-48 156L16 20ZM8 4L92 132L60 126L48 156L-16 20Z"/>` +
    `<path fill="${mark}" d="${BOW}"/>` +
    `<path fill="${mix(mark, INK, 0.25)}" d="M0 0C-50 -50 -110 -66 -128 -36C-120 -8 -50 4 0 0C50 -50 110 -66 128 -36C120 ` +
    `-8 50 4 0 0Z" opacity=".55"/>` +
    `<ellipse cx="0" cy="0" rx="26" ry="22" fill="${mix(mark, PAPER, 0.12)}"/>`
  );
}

/**
 * The distance from a can's foot up to its name, on the can's own canvas. Cans stand that deep in the box; their names stay
 * visible.
 */
const NAME_DOWN = 300;

/** An open box with a ribbon: the cans look out of it, and the glasses or the tumbler stand in front. */
export function giftSet(pack: PackSubject, beside: 'glasses' | 'tumbler'): readonly [string, string] {
  const row = dealt(pack.cans);
  const pitch = Math.min(190, 604 / row.length);
  const scale = pitch / 344;
  const [face, edge] = [faceOf(pack.ground), edged(pack.mark)];
  const cans = row.map((wine, index) =>
    standing(wine, {
      x: 400 + (index - (row.length - 1) / 2) * pitch,
      y: 604 + NAME_DOWN * scale - (index % 2) * 30,
      scale,
    }),
  );
  const box =
    `<path fill="${mix(pack.ground, INK, 0.34)}" ${edge} d="M76 500H724V640H76Z"/>${cans.join('')}` +
    `<path fill="${face}" ${edge} d="M66 610H734V930Q734 946 718 946H82Q66 946 66 930Z"/>` +
    `<path fill="${pack.mark}" d="M66 668H734V720H66Z"/>${place(ribbon(pack.mark), 400, 692)}`;
  const pour = glass('a', '#F0DC9A', 0.48, true);
  const closed =
    `<path fill="${face}" ${edge} d="M130 560H670V890Q670 904 656 904H144Q130 904 130 890Z"/>` +
    `<path fill="${INK}" fill-opacity=".12" d="M131 572H669V586H131Z"/>` +
    `<path fill="${face}" ${edge} d="M110 486H690V572H110Z"/>` +
    `<path fill="${pack.mark}" d="M366 486h68v418h-68z"/>${place(ribbon(pack.mark), 400, 486, 1.25)}`;
  const extra =
    beside === 'glasses'
      ? shadow(628, 958, 110) +
        place(pour, 622, 954, 0.8) +
        shadow(178, 958, 110) +
        place(glass('b', '#7E1A39', 0.48), 178, 954, 0.8)
      : shadow(672, 962, 104) + place(tumblerShape({ ground: '#F7CE6B', mark: '#A8431A' }), 666, 950, 0.7);
  return [
    productFile(shadow(400, 946, 390, 32) + box + extra, canSymbols(row, scale)),
    productFile(room(pack.ground, pack.mark) + shadow(400, 904, 350) + place(closed, 0, 20), canSymbols([], 1)),
  ];
}
