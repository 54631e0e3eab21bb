import { describe, expect, it } from 'vitest';
import { cartCans, caseCans } from '#src/domain/cart/cart-cans';
import type { LineItem } from '#src/domain/cart/line-item';
import { aLine } from '#test/builders/a-line';
import { aProduct } from '#test/builders/a-product';

const catalogue = [
  aProduct({ sku: 'WHITE-1', weight: 9.3 }),
  aProduct({ sku: 'GLASS-SET-2', weight: 20, family: 'merch' }),
];
const count = (...lines: readonly LineItem[]) =>
  cartCans(
    lines.map((line) => ({ line, quantity: line.quantity })),
    (sku) => catalogue.find((product) => product.sku === sku),
  );
const noWeight = { weight: 30 };

describe('Cans in an order (spec §9 Advent calendar, Bundle and pack detection)', () => {
  it('are single cans, as often as they are there', () => {
    expect(count(aLine({ quantity: 5 }))).toBe(5);
  });

  it("are the cans in a pack: by its parts, of which only those of a can's weight count", () => {
    const set = aLine({
      sku: 'SET',
      quantity: 2,
      variant: { name: 'Gift Set', ...noWeight },
      parts: [
        { sku: 'WHITE-1', quantity: 4 },
        { sku: 'GLASS-SET-2', quantity: 1 },
      ],
    });
    expect(count(set)).toBe(8);
  });

  it('are the number in the name of a pack with unknown parts', () => {
    expect(
      count(
        aLine({
          sku: 'PACK',
          variant: { name: 'The Other 12-pack', ...noWeight },
          parts: [{ sku: 'UNKNOWN', quantity: 12 }],
        }),
      ),
    ).toBe(12);
  });

  it('are twelve in an advent calendar, and none in a gift card or a glass', () => {
    expect(count(aLine({ variant: { name: 'Advent Calendar of Twelve Cans', ...noWeight } }))).toBe(12);
    expect(
      count(aLine({ variant: { name: 'Gift Card', weight: 0 } }), aLine({ variant: { name: 'Tumbler', weight: 11 } })),
    ).toBe(0);
  });

  it('count as often as they are shown, also while the server has not confirmed it', () => {
    expect(cartCans([{ line: aLine({ quantity: 1 }), quantity: 7 }], () => undefined)).toBe(7);
  });
});

describe('Cans that make a full case (spec §9 Full-case discount helper)', () => {
  it('are not those that are paid ahead', () => {
    const prepaid = aLine({
      id: 'line-2',
      quantity: 6,
      prePaidSubscription: { quantity: 6, installmentCount: 3, interval: { length: 1, unit: 'month' } },
    });
    const lines = [aLine({ quantity: 5 }), prepaid].map((line) => ({ line, quantity: line.quantity }));
    expect([caseCans(lines, () => undefined), cartCans(lines, () => undefined)]).toEqual([5, 11]);
  });
});
