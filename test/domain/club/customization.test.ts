import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenCans } from '#src/domain/catalogue/pack-choice';
import { heldCans, heldOf, isHeld, lastingLines } from '#src/domain/club/customization';
import { cansPerDelivery, type SubscribedLine } from '#src/domain/subscription/subscription';
import { aSubscribedLine, aSubscription } from '#test/builders/a-subscription';

const holding = (...lineItems: readonly Partial<SubscribedLine>[]) =>
  aSubscription({
    lineItems: lineItems.map((line, index) => aSubscribedLine({ id: `subscribed-${index + 1}`, ...line })),
  });
const white = { sku: 'WHITE-1', quantity: 8 };
const red = { sku: 'RED-1', name: 'Quiet Red', quantity: 4 };
const extra = { sku: 'ROSE-1', quantity: 6, isOneTime: true };

describe('The cans of a subscription as a choice (spec §3 canClub.customization, §9 Club sizes)', () => {
  it('are those of every delivery, without cans that come once', () => {
    const subscription = holding(white, red, extra);
    expect(heldCans(subscription, () => true)).toEqual({
      choice: { size: 12, cans: [white, { sku: 'RED-1', quantity: 4 }] },
      gone: [],
    });
    expect(lastingLines(subscription)).toHaveLength(2);
    expect([heldOf(subscription, 'RED-1'), heldOf(subscription, 'ROSE-1'), heldOf(subscription, 'NONE')]).toEqual([
      4, 0, 0,
    ]);
  });

  it('leave room for discontinued cans, and name them', () => {
    const { choice, gone } = heldCans(holding(white, red), (sku) => sku !== 'RED-1');
    expect(choice).toEqual({ size: 12, cans: [white] });
    expect(gone.map(({ name }) => name)).toEqual(['Quiet Red']);
  });

  it('count a kind once, though it stands in two lines', () => {
    expect(heldCans(holding(white, { sku: 'WHITE-1', quantity: 4 }), () => true).choice.cans).toEqual([
      { sku: 'WHITE-1', quantity: 12 },
    ]);
  });

  it.each([
    { cans: [{ sku: 'RED-1', quantity: 4 }, white], held: true },
    {
      cans: [
        { sku: 'RED-1', quantity: 5 },
        { sku: 'WHITE-1', quantity: 7 },
      ],
      held: false,
    },
    { cans: [white], held: false },
    { cans: [white, { sku: 'RED-1', quantity: 4 }, { sku: 'ROSE-1', quantity: 6 }], held: false },
  ])('are the same in another order, and only then: $cans', ({ cans, held }) => {
    expect(isHeld(holding(white, red, extra), { cans })).toBe(held);
  });

  it('are never more than the box holds, whatever the subscription', () => {
    const lines = fc.array(
      fc.record({
        sku: fc.constantFrom('A', 'B', 'C'),
        quantity: fc.integer({ min: 1, max: 24 }),
        isOneTime: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(lines, fc.subarray(['A', 'B', 'C']), (items, sold) => {
        const subscription = holding(...items);
        const { choice, gone } = heldCans(subscription, (sku) => sold.includes(sku));
        expect(chosenCans(choice) + gone.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(
          cansPerDelivery(subscription),
        );
      }),
    );
  });
});
