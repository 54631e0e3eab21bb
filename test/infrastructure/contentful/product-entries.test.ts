import { describe, expect, it } from 'vitest';
import { merchOf, packOf, wineOf } from '#src/infrastructure/contentful/product-entries';
import { linked, makerEntry, merchEntry, packEntry, wineEntry } from './made-entries';

describe('The product of a shelf entry (spec §3 catalog)', () => {
  it('maps a wine with its facts, its maker’s name and its pictures', () => {
    const { product, page } = wineOf(wineEntry());
    expect(product).toEqual({
      sku: 'GAMAY-01',
      slug: 'night-gamay',
      name: 'Night Gamay',
      tagline: 'Red for a warm evening',
      family: 'wine',
      wineType: 'red',
      sweetness: 'bone dry',
      grapes: ['Gamay'],
      region: 'Willamette Valley',
      makerName: 'Ana Corral',
      makerSlug: 'ana-corral',
      tint: { ground: '#F2C14E', mark: '#5B1A18' },
      picture: { url: 'https://images.example/front.svg', alt: 'A can of red wine', width: 800, height: 1000 },
      diversity: ['Women-made'],
      features: ['Organic grapes', 'Vegan'],
      rank: 7,
      addedOn: '2025-06-12',
      parts: [],
    });
    expect(page.pictures.map(({ alt }) => alt)).toEqual(['A can of red wine', 'Night Gamay']);
    expect(page.facts).toEqual([
      { label: 'Grapes', value: 'Gamay' },
      { label: 'Region', value: 'Willamette Valley' },
      { label: 'Vintage', value: '2023' },
      { label: 'Alcohol', value: '12.5% by volume' },
      { label: 'Sweetness', value: 'Bone dry' },
      { label: 'Sugar', value: '0.5 g per can' },
      { label: 'Calories', value: '180 per can' },
      { label: 'Vegan', value: 'Yes' },
      { label: 'Allergens', value: 'Sulfites' },
      { label: 'Serving temperature', value: '55 °F (13 °C)' },
      { label: 'Size', value: '250 ml can' },
    ]);
  });

  it('lists sugar, calories and allergens of a wine, and whether it is vegan', () => {
    const fields = { sugar: 0.5, calories: 178, allergens: ['Sulfites', 'Fish'], features: [] };
    expect(wineOf(wineEntry(fields)).page.facts).toEqual(
      expect.arrayContaining([
        { label: 'Sugar', value: '0.5 g per can' },
        { label: 'Calories', value: '178 per can' },
        { label: 'Vegan', value: 'No' },
        { label: 'Allergens', value: 'Sulfites, Fish' },
      ]),
    );
  });

  it.each([
    ['without allergens', undefined],
    ['whose list of allergens is empty', []],
  ])('keeps a wine %s in the shop, and claims nothing of them (spec §3 Content types)', (_, allergens) => {
    const { product, page } = wineOf(wineEntry({ allergens }));
    expect(product.sku).toBe('GAMAY-01');
    expect(page.facts.map(({ label }) => label)).not.toContain('Allergens');
  });

  it('lists the words of the back label, unless the editor wrote none (spec §2)', () => {
    const backLabelOf = (backLabel?: string) =>
      wineOf(wineEntry({ backLabel })).page.facts.filter(({ label }) => label === 'Back label');
    expect(backLabelOf('Made in Texas.')).toEqual([{ label: 'Back label', value: 'Made in Texas.' }]);
    expect(backLabelOf()).toEqual([]);
  });

  it('takes along the editor’s order, the day and the tags of every kind of product', () => {
    const fields = { rank: 3, addedOn: '2026-03-31', tags: ['Chill it', 'Picnic'] };
    for (const { product } of [wineOf(wineEntry(fields)), packOf(packEntry(fields)), merchOf(merchEntry(fields))]) {
      expect(product).toMatchObject(fields);
    }
  });

  it('names several grapes together', () => {
    expect(wineOf(wineEntry({ grapes: ['Gamay', 'Pinot Noir'] })).page.facts[0]).toEqual({
      label: 'Grapes',
      value: 'Gamay, Pinot Noir',
    });
  });

  it('takes filters that an editor never touched as none', () => {
    const { product } = wineOf(wineEntry({ diversity: undefined, features: undefined }));
    expect([product.diversity, product.features]).toEqual([[], []]);
  });

  it('names the maker’s entry when its name is missing', () => {
    const maker = makerEntry({ name: '' });
    expect(() => wineOf(wineEntry({ maker: linked(maker) }))).toThrow('Content maker "maker-ana", field name: ');
  });

  it('maps a pack with its parts, and merchandise with its details', () => {
    const pack = packOf(packEntry());
    expect(pack.product).toMatchObject({
      family: 'pack',
      parts: [
        { sku: 'GAMAY-01', quantity: 4 },
        { sku: 'SYRAH-01', quantity: 2 },
      ],
    });
    expect(pack.page.facts).toContainEqual({ label: 'Size', value: '6 × 250 ml cans' });
    const merch = merchOf(merchEntry());
    expect(merch.product).toMatchObject({ family: 'merch', parts: [], diversity: [], features: [] });
    expect(merch.page.details).toEqual(['Holds 125 ml', 'Dishwasher safe']);
  });

  it('loads pictures from this machine without encryption, and from anywhere else with it', () => {
    const at = (url: string) => {
      const file = { url, details: { image: { width: 1, height: 1 } } };
      return wineOf(wineEntry({ images: [{ sys: { type: 'Asset', id: 'a' }, fields: { file } }] })).product.picture
        ?.url;
    };
    expect(at('//localhost:4000/media/a.svg')).toBe('http://localhost:4000/media/a.svg');
    expect(at('//localhost.example/a.svg')).toBe('https://localhost.example/a.svg');
    expect(at('https://images.example/a.svg')).toBe('https://images.example/a.svg');
  });
});
