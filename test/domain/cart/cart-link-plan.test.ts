import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameWish, missingLines, planCartLink, sameWishPeriod, targetsOf } from '#src/domain/cart/cart-link-plan';
import type { Product } from '#src/domain/catalogue/product';
import { aLine } from '#test/builders/a-line';
import { aProduct } from '#test/builders/a-product';
import { anOrder } from '#test/builders/an-order';

const cartOf = (units: Readonly<Record<string, number>>) =>
  anOrder({
    lineItems: Object.entries(units)
      .filter(([, quantity]) => quantity > 0)
      .map(([sku, quantity], index) => aLine({ id: `line-${index}`, sku, quantity })),
  });
const supply = (products: readonly Product[], unitsLeft: Readonly<Record<string, number>>) => ({
  products: new Map(products.map((product) => [product.sku, product])),
  unitsLeft: new Map(Object.entries(unitsLeft)),
});
const white = aProduct();
const some = fc.integer({ min: 0, max: 300 });
const asked = fc.integer({ min: 1, max: 240 });

describe('The products that a cart link still has to add (spec §2 /en-US/cart/)', () => {
  it('are all of it at first, beside the lines of the cart', () => {
    fc.assert(
      fc.property(some, asked, (before, quantity) => {
        const lines = [{ sku: 'WHITE-1', quantity }];
        const cart = cartOf({ 'WHITE-1': before, 'RED-1': 1 });
        expect(missingLines(lines, targetsOf(lines, cart), cart)).toEqual(lines);
      }),
    );
  });

  it('is only the rest afterwards: never more than asked for, and nothing once the cart has it', () => {
    fc.assert(
      fc.property(some, asked, some, (before, quantity, now) => {
        const lines = [{ sku: 'WHITE-1', quantity }];
        const targets = targetsOf(lines, cartOf({ 'WHITE-1': before }));
        const [missing = { quantity: 0 }] = missingLines(lines, targets, cartOf({ 'WHITE-1': now }));
        expect(missing.quantity).toBe(Math.max(0, Math.min(quantity, before + quantity - now)));
      }),
    );
  });

  it('is the same wish for a day, and a new one for another link, later, or when the clock was set back', () => {
    const opened = { link: '/cart/RED-1:1/', openedAt: 1000, targets: [] };
    expect(isSameWish(opened, '/cart/RED-1:1/', 1000)).toBe(true);
    expect(isSameWish(opened, '/cart/RED-1:1/', 999 + sameWishPeriod)).toBe(true);
    expect(isSameWish(opened, '/cart/RED-1:1/', 1000 + sameWishPeriod)).toBe(false);
    expect(isSameWish(opened, '/cart/RED-1:1/', 999)).toBe(false);
    expect(isSameWish(opened, '/cart/RED-1:2/', 1000)).toBe(false);
  });
});

describe('The available part of it (spec §5, §7 stock_availabilities)', () => {
  it('is the remaining stock beside the cart, and scarce products are named', () => {
    fc.assert(
      fc.property(asked, some, some, (quantity, left, inCart) => {
        const { lines, notAdded } = planCartLink(
          [{ sku: 'WHITE-1', quantity }],
          supply([white], { 'WHITE-1': left }),
          cartOf({ 'WHITE-1': inCart }),
        );
        const added = Math.max(0, Math.min(quantity, left - inCart));
        expect(lines).toEqual(added > 0 ? [{ sku: 'WHITE-1', quantity: added }] : []);
        const reason = added === 0 ? 'sold-out' : 'fewer-left';
        expect(notAdded.map((one) => one.reason)).toEqual(added < quantity ? [reason] : []);
      }),
    );
  });

  it('is nothing that either the catalogue or the back end does not know', () => {
    const missing = [
      { sku: 'WHITE-1', quantity: 1 },
      { sku: 'GONE-1', quantity: 1 },
    ];
    const { lines, notAdded } = planCartLink(missing, supply([white], { 'GONE-1': 5 }), undefined);
    expect(lines).toEqual([]);
    expect(notAdded).toEqual([
      { sku: 'WHITE-1', product: white, reason: 'unknown' },
      { sku: 'GONE-1', reason: 'unknown' },
    ]);
  });

  it('is nothing that a sku and a quantity do not describe', () => {
    const mix = aProduct({ sku: 'MIX-6', composedOf: 6 });
    const card = aProduct({ sku: 'GIFT-CARD-OPEN' });
    const missing = [
      { sku: 'MIX-6', quantity: 1 },
      { sku: 'GIFT-CARD-OPEN', quantity: 1 },
    ];
    const { lines, notAdded } = planCartLink(
      missing,
      supply([mix, card], { 'MIX-6': Infinity, 'GIFT-CARD-OPEN': Infinity }),
      undefined,
    );
    expect([lines, notAdded.map(({ reason }) => reason)]).toEqual([[], ['to-be-chosen', 'to-be-chosen']]);
  });
});
