import { describe, expect, it } from 'vitest';
import { surplusOf } from '#src/domain/cart/surplus';
import { aLine } from '#test/builders/a-line';
import { anOrder } from '#test/builders/an-order';

const white = aLine({ id: 'line-1', quantity: 2 });
const before = anOrder({ lineItems: [white] });
const asked = { sku: 'WHITE-1', quantity: 3 };
const withLines = (...quantities: readonly number[]) =>
  anOrder({ lineItems: quantities.map((quantity, index) => aLine({ id: `line-${index + 1}`, quantity })) });

describe('Units in the cart beyond the requested ones (spec §7 POST line_items)', () => {
  it('is nothing when as much came as was asked for, or less', () => {
    expect(surplusOf(before, withLines(5), asked)).toBeUndefined();
    expect(surplusOf(before, withLines(3), asked)).toBeUndefined();
    expect(surplusOf(before, before, asked)).toBeUndefined();
  });

  it('are the growth of the line beyond that', () => {
    expect(surplusOf(before, withLines(8), asked)).toEqual({
      line: aLine({ id: 'line-1', quantity: 8 }),
      asked: 3,
      extra: 3,
    });
  });

  it('is found in a new line of the same sku, and in a cart that was empty', () => {
    expect(surplusOf(before, withLines(2, 6), asked)).toEqual({
      line: aLine({ id: 'line-2', quantity: 6 }),
      asked: 3,
      extra: 3,
    });
    expect(surplusOf(anOrder({ lineItems: [] }), withLines(6), asked)).toMatchObject({
      line: { id: 'line-1' },
      extra: 3,
    });
  });

  it('is none of another sku', () => {
    const other = aLine({ id: 'line-7', sku: 'RED-1', quantity: 9 });
    expect(
      surplusOf(before, anOrder({ lineItems: [aLine({ id: 'line-1', quantity: 5 }), other] }), asked),
    ).toBeUndefined();
  });
});
