import { describe, expect, it } from 'vitest';
import { orderClubDiscount } from '#src/domain/club/order-club-discount';
import type { Interval } from '#src/domain/interval/interval';
import { aLine } from '#test/builders/a-line';
import { aSubscribedLine, aSubscription } from '#test/builders/a-subscription';
import { anOrder } from '#test/builders/an-order';

const monthly: Interval = { length: 1, unit: 'month' };
const everyTwoMonths: Interval = { length: 2, unit: 'month' };

const repeating = (quantity: number, interval: Interval, name = 'Brisk White') =>
  aLine({
    quantity,
    variant: { name },
    subscriptionLineItems: [{ sku: 'WHITE-1', quantity, interval }],
  });
const discountOf = (...lineItems: readonly ReturnType<typeof aLine>[]) => orderClubDiscount(anOrder({ lineItems }));

describe('The club discount of an order (spec §6 Club-discount logic, §9 Club discount)', () => {
  it.each([
    ['nothing that repeats', [aLine({ quantity: 12 })], 0],
    ['a box of 12', [repeating(5, monthly), repeating(7, monthly)], 10],
    ['a box of 24', [repeating(24, monthly)], 20],
    ['a box of packs', [repeating(2, monthly, 'The Reds 6 Pack')], 10],
    ['two boxes', [repeating(12, monthly), repeating(24, everyTwoMonths)], 20],
    ['cans that repeat apart', [repeating(6, monthly), repeating(6, everyTwoMonths)], 0],
    ['a box of no size', [repeating(11, monthly)], 0],
  ])('%s', (_what, lines, percent) => {
    expect(discountOf(...lines)).toBe(percent);
  });

  it('is that of the customer where it is higher, and zero before anything is known', () => {
    const double = aSubscription({ lineItems: [aSubscribedLine({ quantity: 24 })] });
    expect(orderClubDiscount(anOrder({ lineItems: [repeating(12, monthly)] }), [double])).toBe(20);
    expect(orderClubDiscount(undefined, [double])).toBe(20);
    expect(orderClubDiscount(undefined)).toBe(0);
  });
});
