import type { Product, Stock } from '#src/domain/catalogue/product';

export const productMessages = {
  eachCan: (amount: string) => `${amount} a can`,
  andUp: 'and up',
  casePrice: (amount: string) => `${amount} in a full case`,
  deliveries: (count: number) => `for ${count} deliveries`,
  soldOut: 'Sold out',
  backInStock: { title: 'Tell me when it is back', text: 'One e-mail when it is back. Nothing else.' },
  fewLeft: (left: number) => (left === 1 ? 'Last one' : `Only ${left} left`),
  backOrder: 'Ships a little later',
  inStock: 'In stock',
  quantity: 'Quantity',
  chosen: (quantity: number) => `Quantity ${quantity}`,
  fewer: 'One less',
  more: 'One more',
  tastesOf: 'Tastes of',
  goesWith: 'Goes with',
  facts: 'The facts',
  details: 'Good to know',
  inside: 'What is inside',
  times: (quantity: number) => `${quantity} ×`,
  pictures: 'Pictures',
  picture: (number: number) => `Picture ${number}`,
  enlarge: (picture: string) => `Enlarge: ${picture}`,
  madeBy: 'Made by',
  aboutMaker: (name: string) => `More from ${name}`,
  related: 'You might also like',
  viewed: 'Recently viewed',
  forgetViews: 'Clear',
  viewsForgotten: 'Recently viewed products are cleared',
  reviews: 'What people say',
  firstReview: {
    title: 'Be the first',
    text: 'Nobody has reviewed this yet. Did you buy it?',
    action: 'Write a review',
  },
  shop: 'Shop',
  giftCard: {
    loading: 'Loading the form',
    withoutScript: 'Buying a gift card needs JavaScript. You add the recipient in your cart.',
  },
  notAlone: { title: 'Not sold on its own', text: 'You can add it to any order.' },
  notes: {
    outOfStock: 'We are out of this one for now.',
    onTheWay: 'More are on the way. Yours will ship as soon as they arrive.',
    adultSigns: 'An adult 21 or older must sign for the delivery.',
  },
} as const;

/** Undefined when there is plenty. */
export function describeStock(stock: Stock): string | undefined {
  switch (stock.kind) {
    case 'out-of-stock':
      return productMessages.soldOut;
    case 'few':
      return productMessages.fewLeft(stock.left);
    case 'back-order':
      return productMessages.backOrder;
    case 'in-stock':
      return undefined;
  }
}

export function explainStock({ stock, family }: Pick<Product, 'stock' | 'family'>): string | undefined {
  if (stock.kind === 'out-of-stock') return productMessages.notes.outOfStock;
  if (stock.kind === 'back-order') return productMessages.notes.onTheWay;
  return family === 'merch' ? undefined : productMessages.notes.adultSigns;
}

/** These are in the built document. */
export const ownPackTitles = {
  title: 'Choose your cans',
  list: 'Cans to choose from',
  choose: 'Choose your cans',
  intro: (cans: number) => `You choose all ${cans} cans, and pay what they cost.`,
  withoutScript: 'Choosing cans needs JavaScript. Without it, you can buy cans one by one, each on its own page.',
} as const;
