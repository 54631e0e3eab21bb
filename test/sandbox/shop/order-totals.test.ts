import { describe, expect, it } from 'vitest';
import { toDecimal } from '#sandbox/shop/money';
import type { PromotionFacts } from '#sandbox/shop/promotions/eligibility';
import type { AdjustmentKey, CalculatedTotals } from '#sandbox/shop/totals/calculate-totals';
import { calculateTotals } from '#sandbox/shop/totals/calculate-totals';
import { recordingsConfig } from '#test/sandbox/support/recordings-config';

const ten = 1;
const tenPercent = 2;
const freeShipping = 3;
const big100 = 5;
const first = 8;

interface Case {
  /** [cents, units] */
  readonly lines: readonly (readonly [number, number])[];
  readonly shippingCents?: number;
  readonly codes?: readonly number[];
  readonly taxed?: boolean;
}

/** Applies each code where it counts, and calculates the totals. Lines have the ids 1, 2, …; the shipment, if any, has the id 1. */
function total({ lines, shippingCents, codes = [], taxed = true }: Case): CalculatedTotals {
  const attached = codes.flatMap((sourceId): AdjustmentKey[] => {
    const base = { source: 'promotion' as const, sourceId };
    if (sourceId === tenPercent) return lines.map((_, index) => ({ ...base, lineItemId: index + 1, shipmentId: null }));
    return [{ ...base, lineItemId: null, shipmentId: sourceId === freeShipping ? 1 : null }];
  });
  return calculateTotals({
    lines: lines.map(([cents, quantity], index) => ({
      id: index + 1,
      amountCents: cents * quantity,
      quantity,
      taxable: true,
    })),
    shipments: shippingCents === undefined ? [] : [{ id: 1, costCents: shippingCents }],
    attached,
    promotions: recordingsConfig.promotions,
    facts: factsOf(lines.reduce((sum, [cents, quantity]) => sum + cents * quantity, 0)),
    taxRates: taxed ? recordingsConfig.taxRates : [],
  });
}

function factsOf(itemTotalCents: number): PromotionFacts {
  return {
    now: new Date('2026-11-20T15:00:00Z'),
    itemTotalCents,
    signedIn: false,
    email: null,
    otherCompletedOrders: 0,
    usedBefore: new Set(),
    usages: new Map(),
    clubCans: null,
    cans: 0,
    kinds: new Set(['wine']),
    allKinds: new Set(['wine']),
    skus: new Set(['GAMAY-01']),
  };
}

function amounts({ totals }: CalculatedTotals): readonly string[] {
  const { itemTotalCents, shipTotalCents, additionalTaxTotalCents, adjustmentTotalCents, totalCents } = totals;
  return [itemTotalCents, shipTotalCents, additionalTaxTotalCents, adjustmentTotalCents, totalCents].map(toDecimal);
}

describe('Order arithmetic (spec §3 Order / cart): item, ship, tax, adjustment, total', () => {
  const a = [
    [700, 2],
    [800, 3],
  ] as const;
  it.each<[string, Case, readonly string[]]>([
    [
      'A: per-line and whole-order code, Standard',
      { lines: a, codes: [tenPercent, ten], shippingCents: 1000 },
      ['38.0', '10.0', '1.93', '-11.87', '36.13'],
    ],
    [
      'A with Express',
      { lines: a, codes: [tenPercent, ten], shippingCents: 2500 },
      ['38.0', '25.0', '1.93', '-11.87', '51.13'],
    ],
    [
      'A before any address',
      { lines: a, codes: [tenPercent, ten], taxed: false },
      ['38.0', '0.0', '0.0', '-13.8', '24.2'],
    ],
    [
      'B: per-line code',
      {
        lines: [
          [800, 2],
          [700, 1],
        ],
        codes: [tenPercent],
        shippingCents: 1000,
      },
      ['23.0', '10.0', '1.65', '-0.65', '32.35'],
    ],
    ['C: no code', { lines: [[700, 2]], shippingCents: 1000 }, ['14.0', '10.0', '1.12', '1.12', '25.12']],
    ['D: one bottle', { lines: [[800, 1]], shippingCents: 1000 }, ['8.0', '10.0', '0.64', '0.64', '18.64']],
    [
      'E: free shipping',
      {
        lines: [
          [700, 2],
          [800, 1],
        ],
        codes: [freeShipping],
        shippingCents: 1000,
      },
      ['22.0', '10.0', '1.76', '-8.24', '23.76'],
    ],
    [
      'F: 15 off from 100',
      { lines: [[700, 20]], codes: [big100], taxed: false },
      ['140.0', '0.0', '0.0', '-15.0', '125.0'],
    ],
    [
      'F reduced below 100',
      { lines: [[700, 2]], codes: [big100], taxed: false },
      ['14.0', '0.0', '0.0', '0.0', '14.0'],
    ],
    ['an empty cart', { lines: [], codes: [ten] }, ['0.0', '0.0', '0.0', '0.0', '0.0']],
  ])('%s', (_, order, expected) => {
    expect(amounts(total(order))).toEqual(expected);
  });

  it('rounds tax half up for each line on its own, on the price after all discounts', () => {
    const taxes = total({ lines: a, codes: [tenPercent, ten] }).adjustments.filter(({ source }) => source === 'tax');
    expect(taxes.map(({ amountCents, label }) => [amountCents, label])).toEqual([
      // 8 percent of $8.92 and of $15.28: $3.68 and $6.32 of the $10.00 are theirs.
      [71, 'CA sales tax 8.0%'],
      [122, 'CA sales tax 8.0%'],
    ]);
  });

  it('does not tax digital items', () => {
    const facts = factsOf(2000);
    const line = { id: 1, amountCents: 2000, quantity: 1, taxable: false };
    const { totals } = calculateTotals({
      lines: [line],
      shipments: [],
      attached: [],
      promotions: [],
      facts,
      taxRates: recordingsConfig.taxRates,
    });
    expect(totals.totalCents).toBe(2000);
  });

  it('never discounts more than the items cost after other promotions', () => {
    expect(amounts(total({ lines: [[300, 1]], shippingCents: 200, codes: [ten], taxed: false }))).toEqual([
      '3.0',
      '2.0',
      '0.0',
      '-3.0',
      '2.0',
    ]);
    const all = total({ lines: [[700, 1]], shippingCents: 1000, codes: [ten, tenPercent, freeShipping], taxed: false });
    expect(amounts(all)).toEqual(['7.0', '10.0', '0.0', '-17.0', '0.0']);
  });
});

describe('Promotions that compete (spec §3 Adjustment)', () => {
  it('keep all whole-order adjustments, and only the best counts', () => {
    const { adjustments, totals } = total({ lines: [[700, 20]], codes: [first, big100, ten], taxed: false });
    expect(adjustments.map(({ amountCents, eligible }) => [amountCents, eligible])).toEqual([
      [-500, false],
      [-1500, true],
      [-1000, false],
    ]);
    expect(totals.totalCents).toBe(12_500);
  });

  it('let the next best count when the best one is not eligible', () => {
    const { adjustments } = total({ lines: [[700, 4]], codes: [big100, ten], taxed: false });
    expect(adjustments.map(({ amountCents, eligible }) => [amountCents, eligible])).toEqual([
      [-1500, false],
      [-1000, true],
    ]);
  });

  it('show an ineligible amount capped at the available one', () => {
    const { adjustments } = total({ lines: [[700, 2]], codes: [big100], taxed: false });
    expect(adjustments).toMatchObject([{ amountCents: -1400, eligible: false, label: 'Promotion (Big spender)' }]);
  });

  it('count together when they hang on different things', () => {
    const { totals } = total({
      lines: [[700, 20]],
      codes: [ten, tenPercent, freeShipping],
      shippingCents: 1000,
      taxed: false,
    });
    expect(totals.adjustmentTotalCents).toBe(-1000 - 1400 - 1000);
  });

  it('let the newer of two equal ones count', () => {
    const same = recordingsConfig.promotions.find(({ id }) => id === ten)!;
    const key = { source: 'promotion' as const, lineItemId: null, shipmentId: null };
    const { adjustments } = calculateTotals({
      lines: [{ id: 1, amountCents: 5000, quantity: 1, taxable: true }],
      shipments: [],
      taxRates: [],
      facts: factsOf(5000),
      attached: [
        { ...key, sourceId: 91 },
        { ...key, sourceId: 92 },
      ],
      promotions: [
        { ...same, id: 91 },
        { ...same, id: 92 },
      ],
    });
    expect(adjustments.map(({ eligible }) => eligible)).toEqual([false, true]);
  });
});
