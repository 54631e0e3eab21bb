import type { ContentEntry } from './content-entry';
import { FieldReader } from './read-fields';
import type { ShelfItem } from './shelf-item';
import { sharedGoods, sharedPage } from './shelf-item';

const merchTypes = {
  glassware: 'Glassware',
  'gift-card': 'Gift card',
  tasting: 'Virtual tasting',
  accessory: 'Accessory',
} as const;

/** Glasses, gift cards, tastings and the like. Throws `wrong_shape` when a field is missing or malformed. */
export function merchOf(entry: ContentEntry): ShelfItem {
  const fields = new FieldReader(entry);
  const kind = fields.oneOf('merchType', Object.keys(merchTypes) as (keyof typeof merchTypes)[]);
  return {
    goods: { ...sharedGoods(fields), family: 'merch', diversity: [], features: [], parts: [] },
    page: {
      ...sharedPage(fields),
      tastingNotes: [],
      facts: [{ label: 'Kind', value: merchTypes[kind] }],
      details: fields.texts('details'),
    },
  };
}
