import { faceOf, INK, mix, PAPER } from './color';
import { CLOTH, cutPrint, flatPrint } from './flat-print';
import { canSymbols, standing } from './pack-pictures';
import { edged, outdoors, place, productFile, room, shadow } from './scene';
import type { Shelf } from './shelf';
import type { WineSubject } from './wine-pictures';

const BAG = 'M150 430H650L622 900Q620 920 598 920H202Q180 920 178 900Z';

/** A tote with the cans it carries, and the same tote on its way. */
export function tote(shelf: Shelf, cans: readonly WineSubject[]): readonly [string, string] {
  const carried = cans.slice(0, 3);
  const handle = (color: string, width: number) =>
    `<path fill="none" stroke="${color}" stroke-width="${String(width)}" d="M262 470V300Q262 120 400 120T538 300V470"/>`;
  const bag =
    `<g transform="translate(0 -26)">${handle(mix(shelf.mark, INK, 0.3), 30)}</g>` +
    carried.map((wine, nth) => standing(wine, { x: 270 + nth * 130, y: 712 - (nth % 2) * 24, scale: 0.42 })).join('') +
    `<path fill="${faceOf(shelf.ground)}" ${edged(shelf.mark)} d="${BAG}"/>` +
    cutPrint('bag', BAG, place(flatPrint(shelf, 'leaves'), 120, 600, 1.06)) +
    `<path fill="none" stroke="${shelf.mark}" stroke-width="6" stroke-dasharray="18 12" d="M160 462H640M166 588H634"/>` +
    handle(shelf.mark, 28) +
    `<path fill="${PAPER}" d="M236 452h52v52h-52zM512 452h52v52h-52z"/>`;
  return [
    productFile(shadow(400, 922, 300, 30) + bag, canSymbols(carried, 0.42)),
    productFile(
      room(shelf.ground, shelf.mark, 800) + shadow(400, 922, 290, 30) + place(bag, 36, 84, 0.91),
      canSymbols(carried, 0.42),
    ),
  ];
}

const TOWEL = 'M190 150H610V890Q505 914 400 890T190 890Z';

/** A tea towel on a peg rail, and laid over a table. */
export function towel(shelf: Shelf): readonly [string, string] {
  const cloth =
    cutPrint('towel', TOWEL, place(flatPrint(shelf, 'petals'), 160, 140, 0.92)) +
    `<path fill="${shelf.mark}" d="M190 812h420v22h-420zM190 846h420v10h-420z"/>` +
    `<path fill="none" ${edged(shelf.mark)} d="${TOWEL}"/>` +
    `<path fill="${INK}" fill-opacity=".1" d="M300 150h26v756h-26zM490 150h18v752h-18z"/>`;
  const rail =
    `<rect x="110" y="96" width="580" height="44" rx="12" fill="${mix(shelf.mark, PAPER, 0.3)}"/>` +
    `<circle cx="400" cy="118" r="26" fill="${mix(shelf.mark, INK, 0.3)}"/>` +
    `<path fill="none" stroke="${shelf.mark}" stroke-width="12" d="M372 152Q400 96 428 152"/>`;
  return [
    productFile(rail + cloth, canSymbols([], 1)),
    productFile(room(shelf.ground, shelf.mark, 880) + place(rail + cloth, 44, 20, 0.89), canSymbols([], 1)),
  ];
}

const ROLL = 'M170 470H630Q700 470 700 610T630 750H170Q100 750 100 610T170 470Z';

const SPREAD = `h${String(CLOTH.wide)}v${String(CLOTH.high)}h-${String(CLOTH.wide)}z`;

/** A rolled blanket with a strap, and the same blanket spread in the grass. */
export function blanket(shelf: Shelf): readonly [string, string] {
  const rolled =
    cutPrint('roll', ROLL, place(flatPrint(shelf, 'checker'), 80, 300, 1.22)) +
    `<path fill="none" ${edged(shelf.mark)} d="${ROLL}"/>` +
    `<ellipse cx="640" cy="610" rx="56" ry="136" fill="${faceOf(shelf.ground)}" ${edged(shelf.mark)}/>` +
    `<path fill="none" stroke="${shelf.mark}" stroke-width="12" d="M640 610m-8 0a14 34 0 1 1 22 30a34 84 0 1 1 2 -112"/>` +
    `<path fill="none" stroke="#8A5A34" stroke-width="30" d="M246 466Q220 610 246 754M486 466Q460 610 486 754"/>` +
    '<path fill="none" stroke="#6B4326" stroke-width="26" stroke-linecap="round" d="M246 470Q250 330 366 330T486 470"/>';
  const spread =
    `<g transform="matrix(.84 0 -.3 .42 306 516)"><path fill="${mix(shelf.mark, INK, 0.4)}" d="M0 14${SPREAD}"/>` +
    `${cutPrint('spread', `M0 0${SPREAD}`, flatPrint(shelf, 'checker'))}</g>`;
  return [
    productFile(shadow(400, 756, 320, 34) + rolled, canSymbols([], 1)),
    productFile(outdoors(mix(shelf.ground, PAPER, 0.3), '#8FA650', 420) + spread, canSymbols([], 1)),
  ];
}
