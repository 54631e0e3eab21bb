import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LineItem } from '#src/domain/cart/line-item';
import type { JoinChoice } from '#src/domain/club/club-join';
import { clubLineSteps, isInCart } from '#src/domain/club/club-lines';
import type { Interval } from '#src/domain/interval/interval';
import { aLine } from '#test/builders/a-line';
import { anOrder } from '#test/builders/an-order';

const monthly: Interval = { length: 1, unit: 'month' };
const choice = (cans: Readonly<Record<string, number>>, interval = monthly): JoinChoice => ({
  type: 'all',
  box: { size: 12, cans: Object.entries(cans).map(([sku, quantity]) => ({ sku, quantity })) },
  interval,
});
const repeating = (id: string, sku: string, quantity: number, interval = monthly): LineItem =>
  aLine({ id, sku, quantity, subscriptionLineItems: [{ sku, quantity, interval }] });
const cartOf = (...lineItems: readonly LineItem[]) => anOrder({ lineItems });

describe('Steps until the cart repeats a choice (spec §4 Club join, §7 subscriptionLineItem)', () => {
  it('is to add everything, as long as nothing repeats', () => {
    expect(clubLineSteps(cartOf(aLine({ sku: 'WHITE-1' })), choice({ 'WHITE-1': 5, 'RED-1': 7 }))).toEqual([
      { kind: 'add', sku: 'WHITE-1', quantity: 5 },
      { kind: 'add', sku: 'RED-1', quantity: 7 },
    ]);
  });

  it('is nothing, once exactly that repeats', () => {
    const cart = cartOf(
      aLine({ id: 'line-1', sku: 'FIZZ-1' }),
      repeating('line-2', 'WHITE-1', 5),
      repeating('line-3', 'RED-1', 7),
    );
    expect(clubLineSteps(cart, choice({ 'RED-1': 7, 'WHITE-1': 5 }))).toEqual([]);
    expect(isInCart(cart, choice({ 'RED-1': 7, 'WHITE-1': 5 }))).toBe(true);
  });

  it('are to change lines with another number of cans', () => {
    const cart = cartOf(repeating('line-1', 'WHITE-1', 5), repeating('line-2', 'RED-1', 7));
    expect(clubLineSteps(cart, choice({ 'WHITE-1': 6, 'RED-1': 7 }))).toEqual([
      { kind: 'change', lineItemId: 'line-1', quantity: 6 },
    ]);
    expect(isInCart(cart, choice({ 'WHITE-1': 6, 'RED-1': 7 }))).toBe(false);
  });

  it('are to remove lines that were not chosen, before anything else', () => {
    expect(clubLineSteps(cartOf(repeating('line-4', 'RED-1', 12)), choice({ 'WHITE-1': 12 }))).toEqual([
      { kind: 'remove', lineItemId: 'line-4' },
      { kind: 'add', sku: 'WHITE-1', quantity: 12 },
    ]);
  });

  it.each([
    ['length', { length: 2, unit: 'month' }],
    ['unit', { length: 1, unit: 'week' }],
  ] as const)('are to remove and add anew lines at a pace of another %s', (_, interval) => {
    expect(clubLineSteps(cartOf(repeating('line-4', 'WHITE-1', 12, interval)), choice({ 'WHITE-1': 12 }))).toEqual([
      { kind: 'remove', lineItemId: 'line-4' },
      { kind: 'add', sku: 'WHITE-1', quantity: 12 },
    ]);
  });

  it('leads to the choice from every cart, and touches nothing that does not repeat', () => {
    const skus = ['WHITE-1', 'RED-1', 'FIZZ-1'];
    const lines = fc
      .array(
        fc.record({
          sku: fc.constantFrom(...skus),
          quantity: fc.integer({ min: 1, max: 12 }),
          length: fc.integer({ min: 0, max: 2 }),
        }),
        { maxLength: 5 },
      )
      .map((all) =>
        all.map(({ sku, quantity, length }, index) =>
          length === 0
            ? aLine({ id: `line-${index + 1}`, sku, quantity })
            : repeating(`line-${index + 1}`, `${sku}-${length}`, quantity, { length, unit: 'month' }),
        ),
      )
      // The back end adds cans of one sku and pace to the line that is there.
      .filter((all) => new Set(all.map(({ sku }) => sku)).size === all.length);
    const choices = fc
      .dictionary(fc.constantFrom(...skus.map((sku) => `${sku}-1`)), fc.integer({ min: 1, max: 12 }), { minKeys: 1 })
      .map((cans) => choice(cans));
    fc.assert(
      fc.property(lines, choices, (before, wanted) => {
        const steps = clubLineSteps(cartOf(...before), wanted);
        const after = steps.reduce<readonly LineItem[]>((all, step) => {
          if (step.kind === 'add') return [...all, repeating(`new-line-${all.length}`, step.sku, step.quantity)];
          if (step.kind === 'remove') return all.filter(({ id }) => id !== step.lineItemId);
          return all.map((line) => (line.id === step.lineItemId ? repeating(line.id, line.sku, step.quantity) : line));
        }, before);
        expect(isInCart(cartOf(...after), wanted)).toBe(true);
        const once = ({ subscriptionLineItems }: LineItem) => subscriptionLineItems.length === 0;
        expect(after.filter(once)).toEqual(before.filter(once));
      }),
    );
  });
});
