import { listOf } from '#sandbox/data/checks';
import { readJson } from '#sandbox/data/read-json';
import { promotion } from '#sandbox/shop/config/promotion';
import { customer, giftCard, giveaway } from '#sandbox/shop/config/seed-data';
import type { Zone } from '#sandbox/shop/config/shipping-method';
import type { ShopConfig } from '#sandbox/shop/config/shop-config';
import { pendingSubject } from '#sandbox/shop/customers/customer-store';
import { france } from '#sandbox/shop/geography/france';
import { unitedStates } from '#sandbox/shop/geography/united-states';
import { clubPromotions } from './club-promotions';
import { discontinuedVariants, variants } from './variants';

/** Places that are not states. Nothing is shipped there. */
const otherPlaces = ['AA', 'AE', 'AP', 'AS', 'GU', 'MP', 'PR', 'UM', 'VI'];

/** States to which wine cannot be shipped; glasses and other goods can. */
const dryStates = ['AK', 'AR', 'DE', 'HI', 'ME', 'MS', 'NJ', 'RI', 'UT'];

const served = unitedStates.states.map(({ abbr }) => abbr).filter((abbr) => !otherPlaces.includes(abbr));

const shippableZone: Zone = {
  id: 1,
  name: 'Where we ship',
  description: 'The states, wine to those that let it in',
  country: 'US',
  states: served,
  wineStates: served.filter((abbr) => !dryStates.includes(abbr)),
};

const fileNamed = (name: string): URL => new URL(`./${name}.json`, import.meta.url);

export const ringpullConfig: ShopConfig = {
  name: 'ringpull',
  store: { id: 2, name: 'Ringpull', code: 'ringpull' },
  contactEmail: 'hello@ringpull.example',
  referralCreditCents: 1000,
  stockLocation: { id: 1, name: 'Warehouse' },
  countries: [unitedStates, france],
  variants,
  discontinuedVariants,
  promotions: [...readJson(fileNamed('promotions'), listOf(promotion)), ...clubPromotions].toSorted(
    (one, other) => one.id - other.id,
  ),
  shippingMethods: [
    {
      id: 1,
      code: 'standard',
      name: 'Standard',
      costCents: 995,
      freeFromCents: 15_000,
      estimate: 'three to six business days',
      zone: shippableZone,
    },
    { id: 2, code: 'express', name: 'Express', costCents: 2495, estimate: 'two business days', zone: shippableZone },
  ],
  taxRates: [{ id: 1, name: 'CA sales tax', basisPoints: 800, country: 'US', states: ['CA'] }],
  paymentMethods: [
    { id: 1, name: 'Card', kind: 'card' },
    { id: 2, name: 'Store Credit', kind: 'store-credit' },
    { id: 3, name: 'Gift Card', kind: 'gift-card' },
  ],
  customers: readJson(fileNamed('customers'), listOf(customer)).map((one) => ({
    ...one,
    subject: pendingSubject(one.email),
  })),
  giftCards: readJson(fileNamed('gift-cards'), listOf(giftCard)),
  giveaways: readJson(fileNamed('giveaways'), listOf(giveaway)).map((one) => ({ ...one, excludedStates: dryStates })),
  declineMessage: 'Your card was declined.',
  pictures: true,
};
