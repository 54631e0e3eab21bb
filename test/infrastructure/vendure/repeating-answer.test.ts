import { describe, expect, it } from 'vitest';
import { checked } from '#src/infrastructure/shared/checks';
import { toOrder } from '#src/infrastructure/vendure/cart/order-answer';
import { readOrder } from '#src/infrastructure/vendure/operations.generated';
import { aLineAnswer, anOrderAnswer } from './answers';

const subscription = { intervalLength: 2, intervalUnit: 'month', endDate: '2027-02-20' };
const prepaid = {
  installmentCount: 3,
  installmentPrice: 1300,
  intervalLength: 1,
  intervalUnit: 'week',
  actionableDate: '2026-12-20',
};

const orderOf = (line: object, more: object = {}) =>
  toOrder(checked(readOrder.check, { shopOrder: anOrderAnswer({ lines: [aLineAnswer(line)], ...more }) }).shopOrder);

describe('Lines of the engine that repeat (spec §3 Line item, §5 unsupported unit)', () => {
  it('have the interval and the end of their subscription', () => {
    const order = orderOf({ subscription });
    expect(order.subscriptionInCart).toBe(true);
    expect(order.lineItems[0]).toMatchObject({
      subscriptionLineItems: [
        { sku: 'WHITE-1', quantity: 2, interval: { length: 2, unit: 'month' }, endDate: '2027-02-20' },
      ],
    });
  });

  it('have the deliveries that are paid ahead, which are no subscription', () => {
    const order = orderOf({ prepaid });
    expect(order.subscriptionInCart).toBe(false);
    expect(order.lineItems[0]).toMatchObject({
      subscriptionLineItems: [],
      prePaidSubscription: {
        quantity: 2,
        installmentCount: 3,
        installmentPrice: 1300,
        interval: { length: 1, unit: 'week' },
        actionableDate: '2026-12-20',
      },
    });
  });

  it.each([
    { subscription: { ...subscription, intervalUnit: 'fortnight' } },
    { prepaid: { ...prepaid, intervalUnit: 'fortnight' } },
  ])('leave the order readable when they do in an unknown unit: %o', (line) => {
    const [repeating] = orderOf(line).lineItems;
    expect(repeating).toMatchObject({ subscriptionLineItems: [], unsupportedUnit: 'fortnight' });
    expect(repeating?.prePaidSubscription).toBeUndefined();
  });
});

describe('The referrer of an order of the engine (spec §2 ref, §3 Order)', () => {
  it('is its referral identifier', () => {
    expect(orderOf({}, { referralIdentifier: 'ref-1' }).referralIdentifier).toBe('ref-1');
    expect(orderOf({}).referralIdentifier).toBeUndefined();
  });
});
