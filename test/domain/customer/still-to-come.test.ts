import { describe, expect, it } from 'vitest';
import { stillToCome } from '#src/domain/customer/still-to-come';
import { cents } from '#src/domain/money/money';
import { aLine } from '#test/builders/a-line';
import { anOrder } from '#test/builders/an-order';

const now = Date.UTC(2026, 10, 29);
const day = 86_400_000;
const placed = { state: 'complete', completedAt: Date.UTC(2026, 9, 31) } as const;
const plan = { quantity: 2, installmentCount: 6, interval: { length: 1, unit: 'month' } } as const;
const nothing = { orders: 0, prepaidDeliveries: 0, giftCards: 0 };

describe('Things that were paid for and have not come (spec §2 account, §3 Prepaid subscription)', () => {
  it.each([
    ['pending', 1],
    ['ready', 1],
    ['backorder', 1],
    ['partial', 1],
    ['shipped', 0],
  ] as const)('count an order whose shipments are %s as %i', (shipmentState, orders) => {
    expect(stillToCome([anOrder({ ...placed, shipmentState })], now)).toEqual({ ...nothing, orders });
  });

  it.each([
    ['2026-11-30', 5],
    ['2026-12-31', 4],
    ['2027-03-31', 1],
    [undefined, 0],
  ] as const)('count the deliveries of a plan from %s on as %i', (actionableDate, prepaidDeliveries) => {
    const line = aLine({ prePaidSubscription: { ...plan, ...(actionableDate !== undefined && { actionableDate }) } });
    const order = anOrder({ ...placed, shipmentState: 'shipped', lineItems: [line] });
    expect(stillToCome([order], now)).toEqual({ ...nothing, prepaidDeliveries });
  });

  it('count the gift cards whose day is ahead', () => {
    const card = { amount: cents(5000), isFilled: true };
    const giftCards = [
      { ...card, id: '1', sendAt: now + day },
      { ...card, id: '2', sendAt: now - day },
      { ...card, id: '3' },
    ];
    const order = anOrder({ ...placed, shipments: [], lineItems: [aLine({ giftCards })] });
    expect(stillToCome([order], now)).toEqual({ ...nothing, giftCards: 1 });
  });

  it('are none of a canceled order', () => {
    const line = aLine({ prePaidSubscription: { ...plan, actionableDate: '2026-11-30' } });
    expect(stillToCome([anOrder({ ...placed, state: 'canceled', lineItems: [line] })], now)).toEqual(nothing);
  });
});
