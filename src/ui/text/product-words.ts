import type { Stock, WineType } from '../../domain/catalogue/product';

/** The words around products: cards, shelf and product page. */
export const productWords = {
  eachCan: (amount: string) => `${amount} per can`,
  soldOut: 'Sold out',
  fewLeft: (left: number) => (left === 1 ? 'Last one' : `Only ${left} left`),
  backOrder: 'Ships a little later',
  inStock: 'In stock',
  quantity: 'Quantity',
  fewer: 'One less',
  more: 'One more',
  tastesOf: 'Tastes of',
  goesWith: 'Goes with',
  facts: 'The facts',
  inside: 'What is inside',
  madeBy: 'Made by',
  related: 'You might also like',
  reviews: 'What people say',
  shop: 'Shop',
  notAlone: 'Cannot be bought on its own: it comes along with any wine or pack.',
  types: {
    red: 'Red',
    white: 'White',
    'rosé': 'Rosé',
    orange: 'Orange',
    sparkling: 'Sparkling',
    piquette: 'Piquette',
    mixed: 'Mixed',
  } satisfies Record<WineType, string>,
} as const;

/** What to say of a product's stock; nothing when there is plenty. */
export function describeStock(stock: Stock): string | undefined {
  switch (stock.kind) {
    case 'out-of-stock':
      return productWords.soldOut;
    case 'few':
      return productWords.fewLeft(stock.left);
    case 'back-order':
      return productWords.backOrder;
    case 'in-stock':
      return undefined;
  }
}
