import { describe, expect, it } from 'vitest';
import { shownLines } from '#src/domain/cart/quantity';
import { cents } from '#src/domain/money/money';
import { aLine } from '#test/builders/a-line';
import { anAdjustment } from '#test/builders/an-adjustment';
import { anOrder } from '#test/builders/an-order';

const white = aLine({
  id: 'line-1',
  quantity: 2,
  adjustments: [anAdjustment({ amount: cents(-140) })],
});
const red = aLine({ id: 'line-2', sku: 'RED-1', quantity: 3, price: cents(800) });
const order = anOrder({ lineItems: [white, red] });

describe('Quantities that wait for the server (spec §3 cart)', () => {
  it("shows the server's order while nothing is intended", () => {
    expect(shownLines(order, new Map())).toEqual([
      { line: white, quantity: 2, amount: 1400, discounted: 1260, pending: false },
      { line: red, quantity: 3, amount: 2400, pending: false },
    ]);
  });

  it('shows a wanted quantity at once, pending, at its price before discounts that only the server knows', () => {
    expect(shownLines(order, new Map([['line-1', 5]]))).toEqual([
      { line: white, quantity: 5, amount: 3500, pending: true },
      { line: red, quantity: 3, amount: 2400, pending: false },
    ]);
  });

  it("is not pending when the wanted quantity is the server's", () => {
    expect(shownLines(order, new Map([['line-1', 2]]))[0]).toEqual({
      line: white,
      quantity: 2,
      amount: 1400,
      discounted: 1260,
      pending: false,
    });
  });

  it('leaves out a line that is about to be removed', () => {
    expect(shownLines(order, new Map([['line-1', 0]])).map(({ line }) => line.id)).toEqual(['line-2']);
  });

  it('ignores an intent for a line that is not there', () => {
    expect(shownLines(order, new Map([['line-99', 7]])).map(({ quantity }) => quantity)).toEqual([2, 3]);
  });
});
