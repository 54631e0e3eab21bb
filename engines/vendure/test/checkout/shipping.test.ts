import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Order } from '@vendure/core';
import { RequestContext } from '@vendure/core';
import { place, rate } from '#src/plugin/checkout/shipping';
import { operation } from '#src/seed/configured-operation';

const ctx = RequestContext.empty();

function order(kind: string, province: string, linePrice = 1000, countryCode = 'US'): Order {
  const productVariant = { customFields: { kind, digital: kind === 'gift-card' } };
  return {
    lines: [{ productVariant, linePrice }],
    shippingLines: [],
    shippingAddress: { countryCode, province },
    customFields: { prepaidPlanId: null },
  } as unknown as Order;
}

describe('A way of delivery (spec §9 Shippable states)', () => {
  const goes = (to: Order): Promise<boolean> | boolean =>
    place.check(
      ctx,
      to,
      operation('place', { country: 'US', states: 'CA, NV', wineStates: 'CA' }).arguments,
      undefined as never,
    );

  it('goes to its states, and with wine to those that let it in', async () => {
    assert.deepEqual(
      await Promise.all([
        goes(order('wine', 'CA')),
        goes(order('wine', 'NV')),
        goes(order('pack', 'NV')),
        goes(order('shirt', 'NV')),
        goes(order('shirt', 'UT')),
        goes(order('shirt', 'CA', 1000, 'CA')),
        goes(order('gift-card', 'CA')),
      ]),
      [true, false, false, true, false, false, false],
    );
  });

  it('costs one price, and nothing from a value of goods on', async () => {
    const costs = async (goods: number, freeFrom: number): Promise<number | undefined> =>
      (
        await rate.calculate(
          ctx,
          order('wine', 'CA', goods),
          operation('rate', { cost: 900, freeFrom }).arguments,
          undefined as never,
        )
      )?.price;
    assert.deepEqual([await costs(4999, 5000), await costs(5000, 5000), await costs(5000, 0)], [900, 0, 900]);
  });
});
