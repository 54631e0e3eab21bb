import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './markdown';
import { arrowsOf, circlesOf, housesOf, without } from './rooms';

const FIXTURE = join(import.meta.dirname, 'fixtures', 'circles-of-rooms');

/** The arrows that close a circle of rooms today. This list only becomes shorter. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  'engines/vendure/src': [
    'config -> heartbeat',
    'config -> mails',
    'config -> payment',
    'config -> plugin/gift-card',
    'config -> plugin/referral',
    'config -> plugin/shop-plugin',
    'config -> plugin/store-credit',
    'config -> plugin/subscription',
    'config -> plugin/tax',
    'config -> repeated-calls',
    'config -> services',
    'log -> services',
    'mails -> plugin/subscription',
    'payment -> heartbeat',
    'payment -> mails',
    'payment -> plugin/gift-card',
    'payment -> plugin/orders',
    'payment -> plugin/store-credit',
    'payment -> plugin/subscription',
    'plugin/address-book -> plugin/orders',
    'plugin/catalogue -> config',
    'plugin/catalogue -> heartbeat',
    'plugin/catalogue -> mails',
    'plugin/catalogue -> plugin/cart',
    'plugin/catalogue -> plugin/gift-card',
    'plugin/catalogue -> plugin/prepaid',
    'plugin/catalogue -> services',
    'plugin/checkout -> plugin/orders',
    'plugin/checkout -> plugin/subscription',
    'plugin/checkout -> plugin/tax',
    'plugin/custom-fields -> plugin/orders',
    'plugin/delivery -> heartbeat',
    'plugin/gift-card -> heartbeat',
    'plugin/group-order -> plugin/cart',
    'plugin/group-order -> plugin/checkout',
    'plugin/group-order -> plugin/orders',
    'plugin/orders -> mails',
    'plugin/orders -> plugin/cart',
    'plugin/prepaid -> heartbeat',
    'plugin/prepaid -> mails',
    'plugin/prepaid -> plugin/delivery',
    'plugin/prepaid -> plugin/subscription',
    'plugin/promo-code -> plugin/subscription',
    'plugin/saved-card -> payment',
    'plugin/store-credit -> plugin/orders',
    'plugin/subscription -> heartbeat',
    'plugin/subscription -> plugin/cart',
    'plugin/subscription -> plugin/delivery',
    'plugin/tax -> heartbeat',
    'processes -> config',
    'services -> heartbeat',
  ],
};

describe('Rooms on floors (docs/architecture.md, Concepts)', () => {
  it.each(housesOf(root))('%s has no circle of rooms beside the known ones', (house) => {
    expect(circlesOf(without(arrowsOf(root, house), KNOWN[house] ?? []))).toEqual([]);
  });

  it.each(Object.entries(KNOWN))('%s still has each of its known circles', (house, known) => {
    const arrows = arrowsOf(root, house);
    const alone = (arrow: string) =>
      circlesOf(
        without(
          arrows,
          known.filter((other) => other !== arrow),
        ),
      );
    expect(known.filter((arrow) => alone(arrow).length === 0)).toEqual([]);
  });

  it('or the circle is found, whichever files it leads through', () => {
    expect(housesOf(FIXTURE).map((house) => [house, circlesOf(arrowsOf(FIXTURE, house))])).toEqual([
      ['src/domain', [['cart', 'promo-code']]],
      ['src/ui', [['gift-card/parts', 'gift-card/shared']]],
      ['sandbox/shop', []],
      ['engines/vendure/src', [['mails', 'plugin/cart', 'plugin/orders']]],
    ]);
  });
});
