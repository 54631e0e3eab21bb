import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unitsOf } from '#src/domain/cart/order';
import type { Product } from '#src/domain/catalogue/product';
import { crossSellCandidates } from '#src/domain/orders/cross-sell';
import { aLine } from '#test/builders/a-line';
import { aProduct } from '#test/builders/a-product';
import { anOrder } from '#test/builders/an-order';

const white = aProduct();
const red = aProduct({ sku: 'RED-1', wineType: 'red' });
const otherRed = aProduct({ sku: 'RED-2', wineType: 'red' });
const rose = aProduct({ sku: 'ROSE-1', wineType: 'rosé', stock: { kind: 'out-of-stock' } });
const tumbler = aProduct({ sku: 'TUMBLER-1', family: 'merch' });
const sleeve = aProduct({ sku: 'SLEEVE-1', family: 'merch' });
const pack = aProduct({ sku: 'PACK-6', family: 'pack' });
const ownPack = aProduct({ sku: 'MIX-6', family: 'pack', composedOf: 6 });

const orderOf = (...skus: readonly string[]) =>
  anOrder({ lineItems: skus.map((sku, index) => aLine({ id: `line-${index + 1}`, sku })) });
const catalogueOf = (products: readonly Product[], ...crossSell: readonly string[]) => ({
  products,
  kits: [],
  regions: [],
  crossSell,
});
const everything = [white, red, otherRed, rose, tumbler, sleeve, pack, ownPack];
const offered = (skus: readonly string[], ...chosen: readonly string[]) =>
  crossSellCandidates(orderOf(...skus), catalogueOf(everything, ...chosen)).map(({ sku }) => sku);

describe('Offers after an order is placed (spec §1 Cross-sell)', () => {
  it('are the products of the settings, in their order, and then wines of the ordered types', () => {
    expect(offered(['RED-1'], 'SLEEVE-1', 'PACK-6')).toEqual(['SLEEVE-1', 'PACK-6', 'RED-2', 'WHITE-1']);
  });

  it('are never ordered already, sold out, unknown, or to be put together', () => {
    expect(offered(['RED-1'], 'RED-1', 'ROSE-1', 'NO-SUCH', 'MIX-6')).toEqual(['RED-2', 'WHITE-1']);
  });

  it('have no wine when the order has none: its buyer was not asked for their age', () => {
    expect(offered(['TUMBLER-1'], 'RED-1', 'SLEEVE-1')).toEqual(['SLEEVE-1']);
  });

  it('works without a word in the settings', () => {
    expect(
      crossSellCandidates(orderOf('WHITE-1'), { products: everything, kits: [], regions: [] }).map(({ sku }) => sku),
    ).toEqual(['RED-1', 'RED-2']);
  });

  it('names everything once, whatever is in order and settings', () => {
    const some = fc.subarray(everything.map(({ sku }) => sku));
    fc.assert(
      fc.property(some, fc.array(fc.constantFrom(...everything.map(({ sku }) => sku))), (ordered, chosen) => {
        const skus = offered(ordered, ...chosen);
        expect(new Set(skus).size).toBe(skus.length);
        expect(skus.filter((sku) => ordered.includes(sku))).toEqual([]);
      }),
    );
  });
});

describe('Units of a sku in an order', () => {
  it('are those of all its lines', () => {
    expect(
      unitsOf(
        anOrder({
          lineItems: [
            aLine({ id: 'line-1', quantity: 2 }),
            aLine({ id: 'line-2', quantity: 3 }),
            aLine({ id: 'line-3', sku: 'RED-1' }),
          ],
        }),
        'WHITE-1',
      ),
    ).toBe(5);
    expect(unitsOf(anOrder(), 'NO-SUCH')).toBe(0);
  });
});
