import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenPromise, type PromisedLine, promiseKey } from '#src/domain/cart/price-promise';
import { cents } from '#src/domain/money/money';

const monthly = { length: 1, unit: 'month' } as const;
const lines: readonly PromisedLine[] = [
  { sku: 'MIX-6' },
  { sku: 'RED-1' },
  { sku: 'MIX-6', parts: [{ sku: 'RED-1', quantity: 6 }] },
  {
    sku: 'MIX-6',
    parts: [
      { sku: 'RED-1', quantity: 3 },
      { sku: 'WHITE-1', quantity: 3 },
    ],
  },
  { sku: 'MIX-6', prepaid: { installmentCount: 3, interval: monthly } },
  { sku: 'MIX-6', prepaid: { installmentCount: 6, interval: monthly } },
  { sku: 'MIX-6', subscription: { interval: monthly } },
  { sku: 'MIX-6', subscription: { interval: { length: 2, unit: 'month' } } },
];
const amounts = fc.integer({ min: 0, max: 100_000 }).map(cents);

describe('The promised price of a line (spec §3 Line item, price)', () => {
  it('belongs to that line alone, in whatever order its cans are named', () => {
    expect(new Set(lines.map(promiseKey)).size).toBe(lines.length);
    const [cans = []] = lines.flatMap(({ parts }) => (parts?.length === 2 ? [parts] : []));
    expect(promiseKey({ sku: 'MIX-6', parts: [...cans].reverse() })).toBe(promiseKey({ sku: 'MIX-6', parts: cans }));
  });

  it('is of one sku, whose name does not run into the next text', () => {
    const prepaid = { installmentCount: 1, interval: monthly } as const;
    expect(promiseKey({ sku: 'MIX-6' })).toBe('MIX-6');
    expect(promiseKey({ sku: 'MIX-6', prepaid })).not.toBe(
      promiseKey({ sku: 'MIX-', prepaid: { ...prepaid, installmentCount: 61 } }),
    );
    expect(promiseKey({ sku: 'MIX-6', parts: [{ sku: 'RED-1', quantity: 6 }] })).not.toBe(
      promiseKey({ sku: 'MIX-6', parts: [{ sku: 'WHITE-1', quantity: 6 }] }),
    );
  });

  it('is kept by the same price and by no other, be it more or less', () => {
    fc.assert(
      fc.property(fc.constantFrom(...lines), amounts, amounts, (line, promised, price) => {
        expect(brokenPromise({ ...line, price }, new Map([[promiseKey(line), promised]]))).toBe(
          promised === price ? undefined : promised,
        );
      }),
    );
  });

  it('is broken by nothing where nothing was promised', () => {
    expect(
      brokenPromise({ sku: 'RED-1', price: cents(800) }, new Map([[promiseKey({ sku: 'MIX-6' }), cents(700)]])),
    ).toBeUndefined();
  });
});
