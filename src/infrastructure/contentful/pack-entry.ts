import type { Part } from '#src/domain/catalogue/product';
import type { ContentEntry } from './content-entry';
import { capitalized, wineTypes } from './product-entry';
import { FieldReader } from './read-fields';
import type { ShelfItem } from './shelf-item';
import { sharedGoods, sharedPage } from './shelf-item';

const mostOfOnePart = 24;

/** Several things sold together: a pack, a gift set, a bundle, a pack whose cans the shopper chooses. Throws `wrong_shape` when a field is missing or malformed. */
export function packOf(entry: ContentEntry): ShelfItem {
  const fields = new FieldReader(entry);
  const wineType = fields.oneOf('wineType', [...wineTypes, 'mixed']);
  const cans = fields.integer('cans', 1, 24);
  const isComposable = fields.has('composable') && fields.flag('composable');
  return {
    goods: {
      ...sharedGoods(fields),
      family: 'pack',
      wineType,
      diversity: fields.optionalTexts('diversity'),
      features: fields.optionalTexts('features'),
      parts: isComposable ? [] : partsOf(fields),
      ...(isComposable && { composedOf: cans }),
    },
    page: {
      ...sharedPage(fields),
      tastingNotes: [],
      facts: [
        { label: 'Wine', value: capitalized(wineType) },
        { label: 'Size', value: cans === 1 ? '250 ml can' : `${cans} × 250 ml cans` },
      ],
      details: [],
    },
  };
}

function partsOf(fields: FieldReader): readonly Part[] {
  const parts = fields
    .objects('contents')
    .map((part) => ({ sku: part.text('sku'), quantity: part.integer('quantity', 1, mostOfOnePart) }));
  return parts.length > 0 ? parts : fields.reject('contents', 'must say what the pack holds');
}
