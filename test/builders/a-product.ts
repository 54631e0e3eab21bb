import type { Product } from '#src/domain/catalogue/product';
import { cents } from '#src/domain/money/money';

/** A single white wine that can be bought now. */
export function aProduct(overrides: Partial<Product> = {}): Product {
  return {
    sku: 'WHITE-1',
    slug: 'brisk-white',
    name: 'Brisk White',
    tagline: 'Invented, and cold.',
    family: 'wine',
    price: cents(700),
    stock: { kind: 'in-stock' },
    tint: { ground: '#f4efe6', mark: '#1d3b2a' },
    picture: { url: '/media/products/WHITE-1.svg', alt: 'A can of Brisk White', width: 480, height: 640 },
    wineType: 'white',
    diversity: [],
    features: [],
    parts: [],
    noIndividualPurchase: false,
    ...overrides,
  };
}
