import { describe, expect, it } from 'vitest';
import { readVariants } from '#sandbox/ringpull/read-variants';
import { variants } from '#sandbox/ringpull/variants';

const bySku = new Map(variants.map((variant) => [variant.sku, variant]));
const packs = variants.flatMap((variant) => {
  const size = / (6|12|18|24) Pack$/.exec(variant.name)?.[1];
  return size === undefined || variant.composedOf !== undefined ? [] : [{ variant, size: Number(size) }];
});

function retail(sku: string): number {
  const parts = bySku.get(sku)?.parts ?? [];
  return parts.reduce((sum, part) => sum + (bySku.get(part.sku)?.priceCents ?? NaN) * part.quantity, 0);
}

describe('Catalogue (spec §2 Route families, §3 Kit, §9 Bundle and pack detection)', () => {
  it('holds about a hundred things, each with a sku and a slug of its own', () => {
    expect(variants.length).toBeGreaterThanOrEqual(100);
    expect(bySku.size).toBe(variants.length);
    expect(new Set(variants.map((variant) => variant.slug)).size).toBe(variants.length);
    for (const variant of variants) expect(variant.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('has packs of 6, 12, 18 and 24 whose parts are exactly that many single cans', () => {
    expect(new Set(packs.map((pack) => pack.size))).toEqual(new Set([6, 12, 18, 24]));
    for (const { variant, size } of packs) {
      expect(
        variant.parts.reduce((sum, part) => sum + part.quantity, 0),
        variant.sku,
      ).toBe(size);
      for (const part of variant.parts) expect(bySku.get(part.sku)?.weight, part.sku).toBe('9.3');
    }
  });

  it('has packs of 6, 12 and 24 that the shopper puts together, as heavy as their cans and without a price of their own', () => {
    const own = variants.filter((variant) => variant.composedOf !== undefined);
    expect(own.map(({ name, weight, priceCents, parts }) => [name, weight, priceCents, parts])).toEqual([
      ['Your Own 6 Pack', '55.8', 0, []],
      ['Your Own 12 Pack', '111.6', 0, []],
      ['Your Own 24 Pack', '223.2', 0, []],
    ]);
  });

  it('gives the weight 9.3 to single cans only', () => {
    for (const variant of variants) expect(variant.weight === '9.3', variant.sku).toBe(variant.kind === 'wine');
  });

  it('prices single cans from $7 to $11 and everything made of parts a little below its parts', () => {
    for (const variant of variants) {
      expect(Number.isInteger(variant.priceCents), variant.sku).toBe(true);
      if (variant.kind === 'wine') {
        expect(variant.priceCents, variant.sku).toBeGreaterThanOrEqual(700);
        expect(variant.priceCents, variant.sku).toBeLessThanOrEqual(1100);
      }
      if (variant.parts.length > 0) {
        expect(variant.priceCents, variant.sku).toBeLessThan(retail(variant.sku));
        expect(variant.priceCents, variant.sku).toBeGreaterThan(retail(variant.sku) * 0.85);
      }
    }
  });

  it('never promises more packs than the scarcest part allows', () => {
    for (const variant of variants) {
      for (const part of variant.parts) {
        const onHand = bySku.get(part.sku)?.stock ?? Infinity;
        expect((variant.stock ?? Infinity) * part.quantity, `${variant.sku} of ${part.sku}`).toBeLessThanOrEqual(
          onHand,
        );
      }
    }
  });

  it('has two bundle skus with a pipe, an advent calendar of twelve cans, and four gift sets', () => {
    const bundle = variants.filter((variant) => variant.sku.includes('|'));
    expect(bundle.map((variant) => variant.parts.map((part) => part.sku).join('|'))).toEqual(
      bundle.map((variant) => variant.sku),
    );
    expect(bundle).toHaveLength(2);
    const advent = variants.find((variant) => variant.name.startsWith('Advent Calendar'));
    expect(advent?.parts.reduce((sum, part) => sum + part.quantity, 0)).toBe(12);
    expect(variants.filter((variant) => variant.kind === 'gift-set')).toHaveLength(4);
  });

  it('has variants that are sold out, nearly so, made to order, and never sold alone', () => {
    const skus = (which: (variant: (typeof variants)[number]) => boolean) =>
      variants.filter((variant) => variant.parts.length === 0 && which(variant)).map((variant) => variant.sku);
    expect(skus(({ stock, backorderable }) => stock === 0 && !backorderable)).toEqual([
      'LATE-01',
      'ORANGE-03',
      'BLANKET-01',
    ]);
    expect(skus(({ stock, backorderable }) => stock === 0 && backorderable)).toEqual([
      'SYRAH-02',
      'TUMBLER-02',
      'COOLER-01',
    ]);
    expect(skus(({ stock }) => stock !== null && stock > 0 && stock < 10)).toEqual([
      'CARIGNAN-01',
      'PETITVERDOT-01',
      'MANSENG-01',
    ]);
    expect(bySku.get('CARIGNAN-01')?.stock).toBe(3);
    expect(bySku.get('OLD-VINE-6')?.stock).toBe(1);
    expect(skus(({ noIndividualPurchase }) => noIndividualPurchase)).toEqual(['ICE-SLEEVE']);
  });
});

describe('The table of the catalogue (spec §3 Variant)', () => {
  const header = 'sku,kind,name,slug,cents,ounces,stock,parts,composed of,traits,description';
  const can = 'CAN-1,wine,A Can,a-can,850,9.3,7,,,subscribable,"Red, light."';
  const sleeve = 'SLEEVE-1,merch,A Sleeve,a-sleeve,900,4.1,unlimited,,,not-alone digital,Cold.';
  const read = (...rows: readonly string[]) => readVariants([header, ...rows, ''].join('\n'));

  it('gives a pack the weight of its parts, and the stock of the scarcest', () => {
    const { sold } = read(can, sleeve, 'PACK-3,pack,A Pack,a-pack,2000,,,3 CAN-1 + 1 SLEEVE-1,,,Three.');
    expect(sold.at(-1)).toMatchObject({
      weight: '32.0',
      stock: 2,
      parts: [
        { sku: 'CAN-1', quantity: 3 },
        { sku: 'SLEEVE-1', quantity: 1 },
      ],
    });
  });

  it('describes a variant in words of its own', () => {
    const { sold, discontinued } = read(
      sleeve,
      'OLD-1,wine,Old,old,850,9.3,0,,,backorderable discontinued,Gone.',
      'MIX-6,pack,Mix,mix,0,55.8,unlimited,,6,subscribable,Six.',
    );
    expect(sold).toMatchObject([
      { sku: 'SLEEVE-1', stock: null, noIndividualPurchase: true, digital: true, subscribable: false },
      { sku: 'MIX-6', composedOf: 6, subscribable: true, backorderable: false },
    ]);
    expect(discontinued).toMatchObject([{ sku: 'OLD-1', stock: 0, backorderable: true }]);
  });

  it.each([
    ['two rows of one sku', [can, can], /CAN-1.*two rows/],
    ['a row that is too short', ['CAN-1,wine,A Can'], /Row 1/],
    ['a kind that is unknown', [can.replace('wine', 'beer')], /kind "beer"/],
    ['a price that is no whole number of cents', [can.replace('850', '8.50')], /cents "8.50"/],
    ['a weight without its decimal', [can.replace('9.3', '9')], /ounces "9"/],
    ['a stock that is missing', [can.replace('9.3,7', '9.3,')], /stock ""/],
    ['a slug with a space', [can.replace('a-can', 'a can')], /slug "a can"/],
    ['a trait that is unknown', [can.replace('subscribable', 'subscribeable')], /traits "subscribeable"/],
    ['no description', [can.replace('"Red, light."', '')], /description ""/],
    ['a part that is in no row above', ['PACK-1,pack,A Pack,a-pack,1,,,2 CAN-1,,,Two.', can], /names "2 CAN-1"/],
    ['a part without its number', [can, 'PACK-1,pack,A Pack,a-pack,1,,,CAN-1,,,Two.'], /names "CAN-1"/],
    ['a pack with a stock of its own', [can, 'PACK-1,pack,A Pack,a-pack,1,,3,2 CAN-1,,,Two.'], /stock "3" follows/],
  ])('refuses %s', (_problem, rows, message) => {
    expect(() => read(...rows)).toThrow(message);
  });

  it('refuses other columns', () => {
    expect(() => readVariants(`${header.replace('cents', 'dollars')}\n${can}\n`)).toThrow(/other columns/);
  });
});
