import { describe, expect, it } from 'vitest';
import { type Catalogue, findProduct } from '#src/domain/site/site-content';
import { aProduct } from '#test/builders/a-product';

const red = aProduct({ sku: 'RED-1', slug: 'quiet-red' });
const catalogue: Catalogue = { products: [aProduct(), red], kits: [], regions: [] };

describe('The catalogue (spec §3 catalog)', () => {
  it('finds a product by its sku', () => {
    expect(findProduct(catalogue, 'RED-1')).toBe(red);
  });

  it('finds none for a sku that is not sold', () => {
    expect(findProduct(catalogue, 'quiet-red')).toBeUndefined();
  });
});
