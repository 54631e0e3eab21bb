import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LineItem } from '#src/domain/cart/line-item';
import { type BuyableToday, planBuyAgain } from '#src/domain/orders/buy-again';
import { aLine } from '#test/builders/a-line';

const today = (overrides: Partial<BuyableToday> = {}): BuyableToday => ({
  kits: [],
  skus: new Set(['WHITE-1', 'RED-1', 'PACK-6', 'OWN-6']),
  unitsLeft: new Map([
    ['WHITE-1', Infinity],
    ['RED-1', 3],
    ['PACK-6', 5],
    ['OWN-6', Infinity],
  ]),
  ...overrides,
});

const plan = (lines: readonly LineItem[], overrides: Partial<BuyableToday> = {}) => {
  const { lines: bought, leftOut } = planBuyAgain(lines, today(overrides));
  return {
    bought: bought.map(({ sku, quantity }) => [sku, quantity]),
    leftOut: leftOut.map(({ line, reason }) => [line.sku, reason]),
  };
};

const month = { length: 1, unit: 'month' } as const;
const ownPack = (id: string, parts: LineItem['parts'], quantity = 1) =>
  aLine({ id, sku: 'OWN-6', quantity, parts, variant: { isComposable: true } });

describe('Buying again (spec §1 Order history, §2 /account/*)', () => {
  it('takes products that are still on sale, with their quantity', () => {
    expect(plan([aLine({ quantity: 4 }), aLine({ id: 'line-2', sku: 'RED-1', quantity: 2 })])).toEqual({
      bought: [
        ['WHITE-1', 4],
        ['RED-1', 2],
      ],
      leftOut: [],
    });
  });

  it('takes as many as there are, over all lines of a sku', () => {
    const red = (id: string, quantity: number) => aLine({ id, sku: 'RED-1', quantity });
    expect(plan([red('a', 2), red('b', 2), red('c', 2)])).toEqual({
      bought: [
        ['RED-1', 2],
        ['RED-1', 1],
      ],
      leftOut: [['RED-1', 'sold-out']],
    });
  });

  it.each<[string, Partial<LineItem>, Partial<BuyableToday>, string]>([
    ['is in no catalogue', { sku: 'OLD-1' }, { unitsLeft: new Map([['OLD-1', 9]]) }, 'not-sold'],
    ['the back end does not sell', { sku: 'WHITE-1' }, { unitsLeft: new Map() }, 'not-sold'],
    ['is sold out', { sku: 'WHITE-1' }, { unitsLeft: new Map([['WHITE-1', 0]]) }, 'sold-out'],
    [
      'holds other cans today',
      { sku: 'PACK-6', parts: [{ sku: 'WHITE-1', quantity: 6 }] },
      { kits: [{ sku: 'PACK-6', parts: [{ sku: 'RED-1', quantity: 6 }] }] },
      'parts-changed',
    ],
    ['renews', { subscriptionLineItems: [{ sku: 'WHITE-1', quantity: 1, interval: month }] }, {}, 'club'],
    ['renews in a way that is not known here', { unsupportedUnit: 'fortnight' }, {}, 'club'],
    ['was paid ahead', { prePaidSubscription: { quantity: 1, installmentCount: 3, interval: month } }, {}, 'prepaid'],
  ])('leaves out and names lines that %s', (_what, line, overrides, reason) => {
    const lines = [aLine(line)];
    expect(plan(lines, overrides)).toEqual({ bought: [], leftOut: [[lines[0]!.sku, reason]] });
  });

  it('counts the cans of a pack of one’s own', () => {
    const parts = [
      { sku: 'WHITE-1', quantity: 4 },
      { sku: 'RED-1', quantity: 2 },
    ];
    expect(plan([ownPack('a', parts, 2)])).toEqual({ bought: [['OWN-6', 1]], leftOut: [] });
    expect(plan([ownPack('a', [{ sku: 'RED-1', quantity: 6 }])])).toEqual({
      bought: [],
      leftOut: [['OWN-6', 'sold-out']],
    });
    expect(plan([ownPack('a', [{ sku: 'GONE-1', quantity: 6 }])])).toEqual({
      bought: [],
      leftOut: [['OWN-6', 'parts-changed']],
    });
  });

  it('never takes more than there is, and forgets no line', () => {
    const sku = fc.constantFrom('WHITE-1', 'RED-1', 'GONE-1');
    const lines = fc.array(fc.record({ sku, quantity: fc.integer({ min: 1, max: 9 }) }), { maxLength: 6 });
    fc.assert(
      fc.property(lines, fc.nat({ max: 9 }), (wanted, left) => {
        const all = wanted.map((line, index) => aLine({ ...line, id: `line-${index}` }));
        const unitsLeft = new Map([
          ['WHITE-1', Infinity],
          ['RED-1', left],
        ]);
        const { lines: bought, leftOut } = planBuyAgain(all, today({ unitsLeft }));
        const reds = bought.filter((line) => line.sku === 'RED-1').reduce((sum, { quantity }) => sum + quantity, 0);
        expect(reds).toBeLessThanOrEqual(left);
        const named = [...bought, ...leftOut.map(({ line }) => line)].map(({ id }) => id);
        expect(named.sort()).toEqual(all.map(({ id }) => id).sort());
      }),
    );
  });
});
