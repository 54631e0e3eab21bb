import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartMovements } from '#src/domain/tracking/cart-events';
import { aLine } from '#test/builders/a-line';

const lines = (quantities: Readonly<Record<string, number>>) => ({
  lineItems: Object.entries(quantities).map(([sku, quantity]) => aLine({ sku, quantity })),
});

const quantities = fc.dictionary(fc.constantFrom('RED-1', 'WHITE-1', 'PINK-1'), fc.integer({ min: 1, max: 24 }));

describe('Changes to a cart, for analytics (spec §7 Other calls)', () => {
  it('are sent sku by sku: added, removed, and changed in number only', () => {
    expect(cartMovements(lines({ 'RED-1': 2, 'WHITE-1': 1, 'PINK-1': 3 }), lines({ 'RED-1': 5, 'PINK-1': 3 }))).toEqual(
      [
        { sku: 'RED-1', units: 3 },
        { sku: 'WHITE-1', units: -1 },
      ],
    );
    expect(cartMovements(undefined, lines({ 'RED-1': 2 }))).toEqual([{ sku: 'RED-1', units: 2 }]);
  });

  it('counts lines of the same sku together: a club box with the cans of a line moved nothing', () => {
    const split = { lineItems: [aLine({ sku: 'RED-1', quantity: 1 }), aLine({ id: '2', sku: 'RED-1', quantity: 1 })] };
    expect(cartMovements(lines({ 'RED-1': 2 }), split)).toEqual([]);
  });

  it('leads from one cart to the other, whatever they hold', () => {
    fc.assert(
      fc.property(quantities, quantities, (before, after) => {
        const moved = new Map(Object.entries(before));
        for (const { sku, units } of cartMovements(lines(before), lines(after))) {
          expect(units).not.toBe(0);
          moved.set(sku, (moved.get(sku) ?? 0) + units);
        }
        expect([...moved].filter(([, units]) => units !== 0).sort()).toEqual(Object.entries(after).sort());
      }),
    );
  });
});
