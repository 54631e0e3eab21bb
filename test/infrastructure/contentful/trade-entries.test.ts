import { describe, expect, it } from 'vitest';
import type { ProductList } from '#src/infrastructure/contentful/product-list';
import { downloadsOf, priceListOf } from '#src/infrastructure/contentful/trade-entries';
import { recordLog } from '#test/fakes/system/recording-logger';
import { redWine, sixPack } from '#test/ui/support/contents';

const base = { path: '/trade/wines/', title: 'Wines', metaDescription: 'All of them.', noindex: false };
const entryOf = (fields: Readonly<Record<string, unknown>>) => ({
  type: 'page',
  id: 'page-trade',
  fields: { ...base, ...fields },
});
const facts = [
  { label: 'Region', value: 'Anderson Valley' },
  { label: 'Vintage', value: '2024' },
];
const list = {
  items: [redWine, sixPack].map((product) => ({ product, entry: { product, page: { facts } } })),
  products: [redWine, sixPack],
  broken: new Map(),
} as unknown as ProductList;

describe('Wholesale prices in content (spec §2 trade, wines)', () => {
  it('are those of wines that are sold; others are left out and named', () => {
    const logger = recordLog();
    const wholesale = [redWine.sku, sixPack.sku, 'GONE'].map((sku) => ({ sku, case12: 67, case24: 131.5 }));
    const { rows } = priceListOf(entryOf({ sections: { wholesale } }), list);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      sku: redWine.sku,
      region: 'Anderson Valley',
      vintage: '2024',
      alcohol: '',
      cases: [
        { cans: 12, price: 6700 },
        { cans: 24, price: 13_150 },
      ],
      shelfPrice: redWine.price,
    });
    expect(logger.entries.map(({ message }) => /: "([^"]*)" is left out/.exec(message)?.[1])).toEqual([
      sixPack.sku,
      'GONE',
    ]);
  });

  it.each([
    ['sections', {}],
    ['sections.wholesale', { sections: {} }],
    ['sections.wholesale[0].case24', { sections: { wholesale: [{ sku: redWine.sku, case12: 67 }] } }],
    ['sections.wholesale[0].case12', { sections: { wholesale: [{ sku: redWine.sku, case12: -1, case24: 1 }] } }],
  ])('are refused by their field: %s', (field, fields) => {
    expect(() => priceListOf(entryOf(fields), list)).toThrow(`field ${field}`);
  });
});

describe('Files in content (spec §2 trade, materials)', () => {
  const asset = (more: object = {}) => ({
    sys: { type: 'Asset', id: 'sheet' },
    fields: {
      title: 'Sheet',
      description: 'A page.',
      file: { url: '//assets.example/sheet.svg', fileName: 'sheet.svg', details: { size: 2048 }, ...more },
    },
  });

  it('are named with their format and size; unpublished files are left out', () => {
    const logger = recordLog();
    const link = { sys: { type: 'Link', linkType: 'Asset', id: 'gone' } };
    const { files } = downloadsOf(entryOf({ downloads: [asset(), link, asset({ url: 7 })] }));
    expect(files).toEqual([
      { title: 'Sheet', description: 'A page.', url: 'https://assets.example/sheet.svg', size: 2048, format: 'SVG' },
    ]);
    expect(logger.entries.map(({ message }) => /downloads\[\d\]/.exec(message)?.[0])).toEqual([
      'downloads[1]',
      'downloads[2]',
    ]);
  });

  it('may be none', () => {
    expect(downloadsOf(entryOf({})).files).toEqual([]);
  });
});
