import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './markdown';
import { arrowsOf, circlesOf, housesOf } from './rooms';

const FIXTURE = join(import.meta.dirname, 'fixtures', 'circles-of-rooms');

describe('Rooms on floors (docs/architecture.md, Concepts)', () => {
  it.each(housesOf(root))('%s has no circle of rooms', (house) => {
    expect(circlesOf(arrowsOf(root, house))).toEqual([]);
  });

  it('or the circle is found, whichever files it leads through', () => {
    expect(housesOf(FIXTURE).map((house) => [house, circlesOf(arrowsOf(FIXTURE, house))])).toEqual([
      ['src/domain', [['cart', 'promo-code']]],
      ['src/ui', [['gift-card/parts', 'gift-card/shared']]],
      ['sandbox/shop', []],
      ['engines/vendure/src', [['mails', 'plugins/cart', 'plugins/orders']]],
    ]);
  });
});
