import { can, canPaints, canShadow } from './can';
import { glass, pourColor } from './glass';
import type { LabelSubject } from './label-design';
import type { Picture } from './picture';
import { pairOf, place, productFile, room, shadow } from './scene';

export interface WineSubject extends LabelSubject {
  readonly name: string;
  readonly wineType: string;
}

/** The two pictures of a wine: its can alone, and its can on a table beside a glass of it. */
export function winePictures(wine: WineSubject): readonly Picture[] {
  const bubbly = wine.wineType === 'sparkling' || wine.wineType === 'piquette';
  const pour = glass('bowl', pourColor(wine), 0.5, bubbly);
  const own = can(wine);
  const table =
    room(wine.ground, wine.mark) +
    shadow(318, 900, 190) +
    shadow(572, 936, 170) +
    place(own, -40, 128, 0.82) +
    place(pour, 566, 930, 1.12);
  return pairOf(
    wine,
    [productFile(canShadow + own, canPaints), productFile(table, canPaints)],
    [`A 250 ml can of ${wine.name} by ${wine.maker}.`, `A can of ${wine.name} on a table, beside a glass of it.`],
  );
}
