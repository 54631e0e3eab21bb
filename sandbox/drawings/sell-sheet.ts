import { canFinishSymbol, canPaints, smallCan } from './can';
import { INK, mix, PAPER } from './color';
import type { Lettering } from './lettering';
import { fittingSize, setLine } from './lettering';
import { pathData, simplify } from './outline';
import { standing, symbolId } from './pack-pictures';
import type { Picture } from './picture';
import { svgFile } from './picture';
import type { WineSubject } from './wine-pictures';

/** A wine with the facts that resellers ask for first. */
export interface SoldWine extends WineSubject {
  readonly facts: string;
}

/** A page of American paper, in pixels of a 96th of an inch. */
const [WIDE, HIGH] = [816, 1056];
const MARGIN = 72;
const ROOM = WIDE - 2 * MARGIN;
const STAND = 590;

/** Lettering of the small face has no comma and no small letters. */
const SIGNS = /[^A-Z0-9%&.\- ·ÉÑ’]/g;

function line(text: string, baseline: number, color: string, lettering: Lettering): string {
  const size = fittingSize([text], lettering, ROOM);
  const outlines = setLine(text, [WIDE / 2, baseline], { ...lettering, size });
  return `<path fill="${color}" d="${pathData(
    outlines.flatMap((one) => simplify(one, 2)),
    1,
  )}"/>`;
}

function small(text: string): string {
  return text.toUpperCase().replaceAll(', ', ' · ').replaceAll(SIGNS, '');
}

/** One page to print for a shelf or a meeting: a maker, its cans in a row, and their names. */
export function sellSheet(
  maker: { readonly slug: string; readonly name: string; readonly place: string },
  wines: readonly SoldWine[],
): Picture {
  const [{ ground, mark } = { ground: PAPER, mark: INK }] = wines;
  const scale = Math.min(0.34, ROOM / (wines.length * 360));
  const step = ROOM / Math.max(1, wines.length);
  const cans = wines.map((wine, index) => standing(wine, { x: MARGIN + step * (index + 0.5), y: STAND, scale }));
  const names = wines.map((wine, index) => {
    const top = 690 + index * 66;
    return (
      line(wine.name, top, INK, { face: 'display', size: 26 }) +
      line(small(wine.facts), top + 22, mix(mark, INK, 0.25), { face: 'small', size: 12, tracking: 60 })
    );
  });
  const shapes =
    `<path fill="${PAPER}" d="M0 0h${WIDE}v${HIGH}H0z"/><path fill="${ground}" d="M0 236h${WIDE}v370H0z"/>` +
    `<path fill="${mix(ground, mark, 0.3)}" d="M0 ${STAND - 14}h${WIDE}v30H0z"/>` +
    line(maker.name, 138, INK, { face: 'display', size: 64 }) +
    line(small(maker.place), 182, mix(mark, INK, 0.25), { face: 'small', size: 18, tracking: 120 }) +
    cans.join('') +
    names.join('');
  return {
    path: `trade/${maker.slug}.svg`,
    title: `${maker.name}, sell sheet`,
    description: `A page to print: the ${wines.length} cans of ${maker.name} in a row, with their names, kinds and alcohol.`,
    width: WIDE,
    height: HIGH,
    svg: svgFile(
      WIDE,
      HIGH,
      shapes,
      canPaints +
        canFinishSymbol +
        wines.map((wine) => smallCan(symbolId(wine), wine, { scale, depth: Infinity })).join(''),
    ),
  };
}
