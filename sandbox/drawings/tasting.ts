import { INK, mix, PAPER } from './color';
import { glass } from './glass';
import { canSymbols, standing } from './pack-pictures';
import { place, productFile, room, shadow } from './scene';
import type { Shelf } from './shelf';
import type { WineSubject } from './wine-pictures';

const FACES = [
  { wall: '#F4C95D', skin: '#7A4A32', hair: '#2A1A16', shirt: '#2F5D50', bun: true },
  { wall: '#BBD7F0', skin: '#E9B892', hair: '#8A3B1E', shirt: '#E8472B', bun: false },
  { wall: '#F2B8A0', skin: '#C98B62', hair: '#1F1A24', shirt: '#43275F', bun: false },
  { wall: '#C9DDB2', skin: '#F0C9A8', hair: '#D9D2C5', shirt: '#24509A', bun: true },
] as const;

function guest({ wall, skin, hair, shirt, bun }: (typeof FACES)[number], wine: string, id: string): string {
  return (
    `<path fill="${wall}" d="M0 0h264v176h-264z"/>${bun ? `<circle cx="110" cy="30" r="20" fill="${hair}"/>` : ''}` +
    `<path fill="${hair}" d="M66 84C60 20 160 20 154 84V104H66Z"/>` +
    `<path fill="${shirt}" d="M36 176C40 128 78 122 110 122S180 128 184 176Z"/>` +
    `<path fill="${skin}" d="M94 100h32v26q-16 14 -32 0z"/><ellipse cx="110" cy="82" rx="35" ry="40" fill="${skin}"/>` +
    `<path fill="${hair}" d="M74 74C78 40 142 40 146 74C128 66 112 56 104 50C98 62 86 70 74 74Z"/>` +
    `<path fill="none" stroke="${INK}" stroke-width="4" stroke-linecap="round" d="M97 84v3M123 84v3M100 102q10 9 20 0"/>` +
    place(glass(id, wine, 0.5), 214, 150, 0.24)
  );
}

function call(shelf: Shelf): string {
  const wines = ['#7E1A39', '#EFE0A0', '#F29A8B', '#E38A35'];
  const tiles = FACES.map((face, index) =>
    place(
      guest(face, wines[index] ?? '#EFE0A0', `g${index}`),
      124 + (index % 2) * 284,
      196 + Math.floor(index / 2) * 196,
    ),
  );
  return (
    `<rect x="88" y="150" width="624" height="466" rx="30" fill="${INK}"/>` +
    `<rect x="106" y="172" width="588" height="420" rx="14" fill="${shelf.mark}"/>` +
    `<clipPath id="tiles"><rect x="124" y="196" width="264" height="176" rx="12"/>` +
    `<rect x="408" y="196" width="264" height="176" rx="12"/>` +
    '<rect x="124" y="392" width="264" height="176" rx="12"/><rect x="408" y="392" width="264" height="176" rx="12"/>' +
    '</clipPath>' +
    `<g clip-path="url(#tiles)">${tiles.join('')}</g><circle cx="400" cy="161" r="4" fill="${mix(INK, PAPER, 0.4)}"/>` +
    `<path fill="${mix(INK, PAPER, 0.72)}" d="M40 640L88 612H712L760 640Q766 664 740 664H60Q34 664 40 640Z"/>` +
    `<path fill="${mix(INK, PAPER, 0.5)}" d="M330 640h140q-4 14 -18 14h-104q-14 0 -18 -14z"/>`
  );
}

/** A tasting on a laptop, with the cans it is about in front of it. */
export function tasting(shelf: Shelf, cans: readonly WineSubject[]): readonly [string, string] {
  const few = cans.slice(0, 3);
  const line = (y: number, scale: number) =>
    few
      .map((wine, index) => {
        const x = 400 + (index - 1) * 400 * scale * 1.15;
        return shadow(x + 8, y - 4, 200 * scale) + standing(wine, { x, y, scale });
      })
      .join('');
  return [
    productFile(`${shadow(400, 668, 380, 26)}${call(shelf)}${line(948, 0.37)}`, canSymbols(few, 0.37)),
    productFile(
      room(shelf.ground, shelf.mark, 700) +
        shadow(400, 790, 300, 30) +
        place(call(shelf), 96, 240, 0.76) +
        line(960, 0.3),
      canSymbols(few, 0.37),
    ),
  ];
}
