import { describe, expect, it } from 'vitest';
import { popularWines } from '#src/domain/catalogue/popular-wines';
import { aProduct } from '#test/builders/a-product';

describe('Wines to begin with (spec §3 catalog)', () => {
  it('are single cans that can be had, as the editors rank them', () => {
    const products = [
      aProduct({ sku: 'UNRANKED-1' }),
      aProduct({ sku: 'UNRANKED-2' }),
      aProduct({ sku: 'SECOND', rank: 2 }),
      aProduct({ sku: 'GONE', rank: 1, stock: { kind: 'out-of-stock' } }),
      aProduct({ sku: 'PACK', rank: 1, family: 'pack' }),
      aProduct({ sku: 'FIRST', rank: 1 }),
    ];
    const skus = (count: number) => popularWines(products, count).map(({ sku }) => sku);
    expect(skus(3)).toEqual(['FIRST', 'SECOND', 'UNRANKED-1']);
    expect(skus(9)).toEqual(['FIRST', 'SECOND', 'UNRANKED-1', 'UNRANKED-2']);
  });
});
