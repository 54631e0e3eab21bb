import { canMilliliters } from '#src/domain/catalogue/can-count';
import type { Fact } from '#src/domain/catalogue/catalogue-content';
import { sweetnesses } from '#src/domain/catalogue/wine-kinds';
import type { FieldReader } from './field-reader';

const vegan = 'Vegan';

/** Returns the facts that a wine's page lists. Throws `wrong_shape` when a field is missing or malformed. */
export function wineFacts(fields: FieldReader): readonly Fact[] {
  const isVegan = fields.optionalTexts('features').includes(vegan);
  const allergens = fields.optionalTexts('allergens');
  return [
    { label: 'Grapes', value: fields.texts('grapes').join(', ') },
    { label: 'Region', value: fields.text('region') },
    { label: 'Vintage', value: String(fields.integer('vintage', 1900, 2100)) },
    { label: 'Alcohol', value: `${fields.number('abv')}% by volume` },
    { label: 'Sweetness', value: capitalized(fields.oneOf('sweetness', sweetnesses)) },
    { label: 'Sugar', value: `${amountOf(fields, 'sugar')} g per can` },
    { label: 'Calories', value: `${fields.integer('calories', 0, 2000)} per can` },
    { label: vegan, value: isVegan ? 'Yes' : 'No' },
    // An editor who chose none looks like one who forgot: the page does not say that there are none.
    ...(allergens.length > 0 ? [{ label: 'Allergens', value: allergens.join(', ') }] : []),
    { label: 'Serving temperature', value: fields.text('serveAt') },
    { label: 'Size', value: `${canMilliliters} ml can` },
  ];
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function amountOf(fields: FieldReader, id: string): number {
  const amount = fields.number(id);
  return amount >= 0 ? amount : fields.reject(id, 'must not be below zero');
}
