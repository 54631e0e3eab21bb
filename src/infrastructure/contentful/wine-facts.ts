import { canMilliliters } from '#src/domain/catalogue/can-count';
import type { Fact } from '#src/domain/catalogue/catalogue-content';
import { sweetnesses } from '#src/domain/catalogue/wine-kinds';
import { type Checked, fields, noneOr } from '#src/infrastructure/shared/checks';
import { integer, list, number, oneOf, optionalList, refined, text } from './entry-checks';

const vegan = 'Vegan';

/** The fields of a wine's facts. */
export const wineFields = {
  features: optionalList(text),
  allergens: optionalList(text),
  grapes: list(text),
  region: text,
  vintage: integer(1900, 2100),
  abv: number,
  sweetness: oneOf(sweetnesses),
  sugar: refined(number, (amount, refuse) => (amount >= 0 ? amount : refuse('must not be below zero'))),
  calories: integer(0, 2000),
  serveAt: text,
  backLabel: noneOr(text),
};
const wineShape = fields(wineFields);

/** Returns the facts that a wine's page lists. */
export function wineFacts(wine: Checked<typeof wineShape>): readonly Fact[] {
  return [
    { label: 'Grapes', value: wine.grapes.join(', ') },
    { label: 'Region', value: wine.region },
    { label: 'Vintage', value: String(wine.vintage) },
    { label: 'Alcohol', value: `${wine.abv}% by volume` },
    { label: 'Sweetness', value: capitalized(wine.sweetness) },
    { label: 'Sugar', value: `${wine.sugar} g per can` },
    { label: 'Calories', value: `${wine.calories} per can` },
    { label: vegan, value: wine.features.includes(vegan) ? 'Yes' : 'No' },
    // An editor who chose none looks like one who forgot: the page does not say that there are none.
    ...(wine.allergens.length > 0 ? [{ label: 'Allergens', value: wine.allergens.join(', ') }] : []),
    { label: 'Serving temperature', value: wine.serveAt },
    { label: 'Size', value: `${canMilliliters} ml can` },
    ...(wine.backLabel === undefined ? [] : [{ label: 'Back label', value: wine.backLabel }]),
  ];
}

export function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
