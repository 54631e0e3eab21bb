import type { WineType } from '#src/domain/catalogue/product';
import type { Fact } from '#src/domain/content/page-content';
import type { ContentEntry } from './content-entry';
import { FieldReader } from './read-fields';
import type { ShelfItem } from './shelf-item';
import { sharedGoods, sharedPage } from './shelf-item';

export const wineTypes: readonly Exclude<WineType, 'mixed'>[] = [
  'red',
  'white',
  'rosé',
  'orange',
  'sparkling',
  'piquette',
];
const sweetnesses = ['bone dry', 'dry', 'off-dry', 'sweet'] as const;

/** A single wine. Throws `wrong_shape` when a field is missing or malformed. */
export function wineOf(entry: ContentEntry): ShelfItem {
  const fields = new FieldReader(entry);
  const maker = fields.linkedEntry('maker');
  return {
    goods: {
      ...sharedGoods(fields),
      family: 'wine',
      wineType: fields.oneOf('wineType', wineTypes),
      makerName: new FieldReader(maker).text('name'),
      diversity: fields.optionalTexts('diversity'),
      features: fields.optionalTexts('features'),
      parts: [],
    },
    page: {
      ...sharedPage(fields),
      tastingNotes: fields.texts('tastingNotes'),
      pairing: fields.text('pairing'),
      facts: wineFacts(fields),
      details: [],
    },
    maker,
  };
}

function wineFacts(fields: FieldReader): readonly Fact[] {
  const grapes = fields.texts('grapes');
  return [
    { label: grapes.length === 1 ? 'Grape' : 'Grapes', value: grapes.join(', ') },
    { label: 'Region', value: fields.text('region') },
    { label: 'Vintage', value: String(fields.integer('vintage', 1900, 2100)) },
    { label: 'Alcohol', value: `${fields.number('abv')}% by volume` },
    { label: 'Sweetness', value: capitalized(fields.oneOf('sweetness', sweetnesses)) },
    { label: 'Serve at', value: fields.text('serveAt') },
    { label: 'Size', value: '250 ml can' },
  ];
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
