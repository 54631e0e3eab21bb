import { describe, expect, it } from 'vitest';
import { needsAdult } from '#src/domain/checkout/checkout-conditions';
import type { Catalogue } from '#src/domain/site/site-content';
import { aLine } from '#test/builders/a-line';
import { aProduct } from '#test/builders/a-product';
import { anOrder } from '#test/builders/an-order';

const catalogue: Catalogue = {
  products: [
    aProduct(),
    aProduct({ sku: 'MIXED-6', family: 'pack' }),
    aProduct({ sku: 'TUMBLER', family: 'merch' }),
    aProduct({ sku: 'SLEEVE-1', family: 'merch' }),
  ],
  kits: [],
  regions: [],
};
const orderOf = (...skus: readonly string[]) =>
  anOrder({ lineItems: skus.map((sku, index) => aLine({ id: `line-${index}`, sku })) });

describe('Buyers of wine are 21 or over (spec §1 wine can only be shipped to certain states)', () => {
  it.each([
    [['WHITE-1'], true],
    [['MIXED-6'], true],
    [['TUMBLER', 'WHITE-1'], true],
    [['WHITE-1', 'TUMBLER'], true],
    [['TUMBLER'], false],
    [['TUMBLER', 'SLEEVE-1'], false],
    [[], false],
  ])('%j: %s', (skus, expected) => {
    expect(needsAdult(orderOf(...skus), catalogue)).toBe(expected);
  });

  it('asks once too often for something that the catalogue does not know', () => {
    expect(needsAdult(orderOf('TUMBLER', 'GONE-1'), catalogue)).toBe(true);
  });
});
