import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './markdown';
import { arrowsOf, circlesOf, housesOf, without } from './rooms';

const FIXTURE = join(import.meta.dirname, 'fixtures', 'circles-of-rooms');

/** The arrows that close a circle of rooms today. This list only becomes shorter. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  'sandbox/shop': [
    'catalogue -> mails',
    'catalogue -> orders',
    'customers -> mails',
    'mails -> gift-cards',
    'orders -> checkout',
    'orders -> cross-sell',
    'orders -> gift-cards',
    'orders -> group-orders',
    'orders -> mails',
    'orders -> prepaid',
    'orders -> referrals',
    'orders -> shipments',
    'payments -> customers',
    'payments -> gift-cards',
    'payments -> orders',
    'promotions -> customers',
    'promotions -> orders',
    'promotions -> subscriptions',
    'repeated-calls -> customers',
    'shipments -> group-orders',
    'shop -> customers',
    'shop -> shop-config',
    'shop-config -> payments',
    'shop-config -> shipments',
    'subscriptions -> checkout',
    'subscriptions -> mails',
  ],
};

describe('Rooms on floors (docs/architecture.md, Concepts)', () => {
  it.each(housesOf(root))('%s has no circle of rooms beside the known ones', (house) => {
    expect(circlesOf(without(arrowsOf(root, house), KNOWN[house] ?? []))).toEqual([]);
  });

  // A shop of its own may have deleted a house.
  it.each(Object.entries(KNOWN).filter(([house]) => existsSync(join(root, house))))(
    '%s still has each of its known circles',
    (house, known) => {
      const arrows = arrowsOf(root, house);
      const alone = (arrow: string) =>
        circlesOf(
          without(
            arrows,
            known.filter((other) => other !== arrow),
          ),
        );
      expect(known.filter((arrow) => alone(arrow).length === 0)).toEqual([]);
    },
  );

  it('or the circle is found, whichever files it leads through', () => {
    expect(housesOf(FIXTURE).map((house) => [house, circlesOf(arrowsOf(FIXTURE, house))])).toEqual([
      ['src/domain', [['cart', 'promo-code']]],
      ['src/ui', [['gift-card/parts', 'gift-card/shared']]],
      ['sandbox/shop', []],
      [
        'engines/vendure/src',
        [
          ['mails', 'plugin/cart', 'plugin/orders'],
          ['plugin/gift-card', 'plugin/gift-card/shared'],
        ],
      ],
    ]);
  });
});
