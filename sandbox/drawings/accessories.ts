import { faceOf, INK, mix, PAPER } from './color';
import { cutPrint, flatPrint } from './flat-print';
import { fittingSize, setLine } from './lettering';
import { pathData, simplify } from './outline';
import { canSymbols, standing } from './pack-pictures';
import type { PatternName } from './patterns/families';
import { ringPull } from './ring-pull';
import { edged, place, productFile, room, shadow } from './scene';
import type { Shelf } from './shelf';
import type { WineSubject } from './wine-pictures';

const COOLER = 'M130 400Q130 372 158 372H642Q670 372 670 400V876Q670 910 636 910H164Q130 910 130 876Z';

/** A soft cooler, closed, and open on a table with cans in it. */
export function cooler(shelf: Shelf, cans: readonly WineSubject[]): readonly [string, string] {
  const cold = cans.slice(0, 3);
  const strap = `<path fill="none" stroke="${mix(shelf.mark, INK, 0.3)}" stroke-width="26" d="M170 420Q170 150 400 150T630 420"/>`;
  const body =
    cutPrint('cooler', COOLER, place(flatPrint(shelf, 'waves'), 106, 360, 1.1)) +
    `<path fill="${faceOf(shelf.ground)}" d="M130 560h540v176h-540z"/>` +
    `<path fill="none" ${edged(shelf.mark)} d="${COOLER}M130 560h540M130 736h540"/>` +
    place(ringPull(shelf.mark), 400, 664, 0.62, 90);
  const lid =
    `<path fill="${shelf.mark}" d="M118 372Q118 318 172 318H628Q682 318 682 372V404H118Z"/>` +
    `<path fill="none" stroke="${PAPER}" stroke-width="5" stroke-dasharray="4 10" d="M126 392H674"/>`;
  const open =
    `<path fill="${shelf.mark}" ${edged(shelf.mark)} d="M146 372L174 236Q178 216 200 216H600Q622 216 626 236L654 372Z"/>` +
    cold.map((wine, nth) => standing(wine, { x: 258 + nth * 142, y: 676, scale: 0.46 })).join('');
  return [
    productFile(shadow(400, 912, 310, 30) + strap + body + lid, canSymbols([], 1)),
    productFile(
      room(shelf.ground, shelf.mark, 800) + shadow(400, 912, 300, 30) + place(open + body, 30, 68, 0.925),
      canSymbols(cold, 0.46),
    ),
  ];
}

const DISC = 'M0 -168A168 168 0 1 1 -.1 -168Z';

function coaster(shelf: Shelf, pattern: PatternName, nth: number): string {
  const own = { ...shelf, sku: `${shelf.sku}-${String(nth)}` };
  return (
    `<path fill="${INK}" fill-opacity=".18" transform="translate(8 14)" d="${DISC}"/>` +
    cutPrint(`disc${String(nth)}`, DISC, place(flatPrint(own, pattern), -200, -200, 0.75)) +
    `<path fill="none" stroke="${mix(shelf.mark, INK, 0.2)}" stroke-width="9" d="${DISC}"/>`
  );
}

/** Four coasters, each with its own pattern, and the four of them stacked. */
export function coasters(shelf: Shelf): readonly [string, string] {
  const kinds: readonly PatternName[] = ['arcs', 'rays', 'dots', 'zigzag'];
  const discs = kinds.map((kind, nth) => coaster(shelf, kind, nth));
  const laid = discs.map((disc, nth) => place(disc, 214 + (nth % 2) * 372, 320 + Math.floor(nth / 2) * 370, 1));
  const stacked = discs.map((disc, nth) => place(disc, 330 + nth * 48, 790 - nth * 116, 1.02, nth * 12));
  return [
    productFile(laid.join(''), canSymbols([], 1)),
    productFile(room(shelf.ground, shelf.mark, 700) + stacked.join(''), canSymbols([], 1)),
  ];
}

/** A lever for ring pulls on a key ring, and the same lever at work. */
export function opener(shelf: Shelf, cans: readonly WineSubject[]): readonly [string, string] {
  const can = cans.slice(0, 1);
  const lever =
    `<path fill="${INK}" fill-opacity=".16" transform="translate(10 16)" d="M-70 -250H70Q96 -250 96 -224V190Q96 230 60 246L24 ` +
    '262H-24L-60 246Q-96 230 -96 190V-224Q-96 -250 -70 -250Z"/>' +
    `<path fill="${shelf.ground}" ${edged(shelf.mark)} d="M-70 -250H70Q96 -250 96 -224V190Q96 230 60 246L24 262H-24L-60 246Q-96 ` +
    '230 -96 190V-224Q-96 -250 -70 -250Z"/>' +
    `<path fill="${mix(shelf.ground, '#FFFFFF', 0.5)}" d="M-70 -232H-40V196L-66 214Q-80 206 -80 186V-222Z"/>` +
    `<circle cx="0" cy="-196" r="30" fill="${PAPER}" stroke="${shelf.mark}" stroke-width="6"/>` +
    `${place(ringPull(shelf.mark), 0, 10, 1.05)}<path fill="${mix(shelf.mark, INK, 0.35)}" d="M-52 214H52L28 258H-28Z"/>`;
  const ring =
    '<circle cx="0" cy="-282" r="92" fill="none" stroke="#85878c" stroke-width="20"/>' +
    '<circle cx="0" cy="-282" r="92" fill="none" stroke="#e9e9e6" stroke-width="8"/>';
  return [
    productFile(place(ring + lever, 400, 610, 1.16, 8), canSymbols([], 1)),
    productFile(
      room(shelf.ground, shelf.mark) +
        shadow(270, 916, 150) +
        can.map((wine) => standing(wine, { x: 270, y: 912, scale: 0.74 })).join('') +
        place(ring + lever, 590, 680, 0.74, -14),
      canSymbols(can, 0.74),
    ),
  ];
}

/** A notebook for tastings, and the same one on a table beside a can. */
export function notebook(shelf: Shelf, cans: readonly WineSubject[]): readonly [string, string] {
  const can = cans.slice(0, 1);
  const cover = 'M170 150H620Q648 150 648 178V862Q648 890 620 890H170Z';
  const words = ['Notes', 'to Self'];
  const size = fittingSize(words, { face: 'display', size: 96 }, 270);
  const title = words.flatMap((line, nth) => setLine(line, [409, 500 + nth * size * 1.02], { face: 'display', size }));
  const book =
    `<path fill="${PAPER}" ${edged(mix(shelf.mark, INK, 0.3))} d="M182 164H634Q662 164 662 192V876Q662 904 634 904H182Z"/>` +
    cutPrint('cover', cover, place(flatPrint(shelf, 'terrazzo'), 140, 130, 0.96)) +
    `<path fill="${shelf.mark}" d="M150 150H196V890H150Q138 890 138 878V162Q138 150 150 150Z"/>` +
    `<path fill="none" ${edged(shelf.mark)} d="${cover}"/>` +
    `<rect x="248" y="384" width="322" height="270" rx="18" fill="${PAPER}" ${edged(shelf.mark)}/>` +
    `<path fill="${mix(shelf.mark, INK, 0.25)}" d="${pathData(title.flatMap((one) => simplify(one, 6)))}"/>` +
    `<path fill="${mix(shelf.mark, INK, 0.4)}" d="M600 150h20v740h-20z"/>`;
  return [
    productFile(shadow(410, 906, 300, 26) + book, canSymbols([], 1)),
    productFile(
      room(shelf.ground, shelf.mark) +
        shadow(590, 930, 130) +
        place(book, 20, 270, 0.66, -5) +
        can.map((wine) => standing(wine, { x: 612, y: 928, scale: 0.62 })).join(''),
      canSymbols(can, 0.62),
    ),
  ];
}
