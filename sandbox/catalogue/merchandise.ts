import { accessories } from './accessories';
import { plain } from './plain-variant';
import type { VariantSeed } from './variant-seed';

export const glassSet: VariantSeed = {
  ...plain,
  sku: 'GLASS-SET-2',
  name: 'Short Pour Glasses',
  slug: 'short-pour-glasses',
  description: 'Two stemless tumblers that hold exactly half a can each.',
  priceCents: 2800,
  weight: '18.4',
  stock: 140,
  kind: 'glassware',
};

export const tumbler: VariantSeed = {
  ...plain,
  sku: 'TUMBLER-01',
  name: 'The Picnic Tumbler',
  slug: 'picnic-tumbler',
  description: 'An insulated steel tumbler with a lid, sized for one can.',
  priceCents: 2400,
  weight: '11.2',
  stock: 95,
  kind: 'glassware',
};

const iceSleeve: VariantSeed = {
  ...plain,
  sku: 'ICE-SLEEVE',
  name: 'Ice Sleeve',
  slug: 'ice-sleeve',
  description: 'A freezer sleeve that keeps a can cold. Sold along with something to put in it.',
  priceCents: 900,
  weight: '4.1',
  stock: 210,
  kind: 'merch',
  noIndividualPurchase: true,
};

const virtualTasting: VariantSeed = {
  ...plain,
  sku: 'TASTING-VIRTUAL',
  name: 'Six Cans, One Hour: a Virtual Tasting',
  slug: 'virtual-tasting',
  description: 'A seat at a live online tasting with one of our winemakers.',
  priceCents: 2000,
  weight: '0.0',
  stock: 60,
  kind: 'merch',
  digital: true,
};

function giftCard(dollars: number): VariantSeed {
  return {
    ...plain,
    sku: `GIFT-CARD-${dollars}`,
    name: `The $${dollars} Gift Card`,
    slug: `gift-card-${dollars}`,
    description: `A gift card worth $${dollars}, sent by e-mail.`,
    priceCents: dollars * 100,
    weight: '0.0',
    stock: null,
    kind: 'gift-card',
    digital: true,
  };
}

/** Has no price; the shopper chooses the amount. */
const openGiftCard: VariantSeed = {
  ...giftCard(0),
  sku: 'GIFT-CARD-OPEN',
  name: 'The Gift Card of Any Amount',
  slug: 'gift-card-any-amount',
  description: 'A gift card worth from $10 to $500, in whole dollars, sent by e-mail.',
};

/** Variants that are neither wine nor made of other variants. */
export const merchandise: readonly VariantSeed[] = [
  glassSet,
  tumbler,
  iceSleeve,
  virtualTasting,
  giftCard(25),
  giftCard(50),
  giftCard(100),
  openGiftCard,
  ...accessories,
];
