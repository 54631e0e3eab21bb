import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Injector, Order } from '@vendure/core';
import { RequestContext } from '@vendure/core';
import { place, rate } from '#src/plugins/core/checkout/shipping';
import type { SalesTax } from '#src/plugins/core/tax/sales-tax';
import { operation } from '#src/seed/configured-operation';

const ctx = RequestContext.empty();
const untaxed: Pick<SalesTax, 'onShipping'> = { onShipping: () => Promise.resolve([]) };
before(() => rate.init({ get: () => untaxed } as unknown as Injector));

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

describe('A way of delivery of an order for many addresses (spec §4 Group order)', () => {
  /** Goods at ten dollars each, in the states and quantities that are given. */
  function groupOrder(...shares: readonly (readonly [kind: string, stateAbbr: string, quantity: number])[]): Order {
    const lineOf = (kind: string) => ({
      productVariant: { sku: kind, customFields: { kind, digital: kind === 'gift-card' } },
      unitPrice: 1000,
      quantity: 1,
    });
    const recipients = shares.map(([sku, stateAbbr, quantity]) => ({
      address: { countryIso: 'US', stateAbbr },
      items: [{ sku, quantity }],
    }));
    return {
      lines: [...new Set(shares.map(([kind]) => kind))].map(lineOf),
      shippingLines: [],
      shippingAddress: { countryCode: 'US', province: 'CA' },
      customFields: { prepaidPlanId: null, groupOrder: JSON.stringify({ recipients }) },
    } as unknown as Order;
  }

  const goes = (to: Order): Promise<boolean> | boolean =>
    place.check(
      ctx,
      to,
      operation('place', { country: 'US', states: 'CA, NV', wineStates: 'CA' }).arguments,
      undefined as never,
    );

  it('serves it when it serves each address with the goods for that address', async () => {
    assert.deepEqual(
      await Promise.all([
        goes(groupOrder(['wine', 'CA', 1], ['wine', 'CA', 2])),
        goes(groupOrder(['wine', 'CA', 1], ['shirt', 'NV', 2])),
        goes(groupOrder(['wine', 'CA', 1], ['wine', 'NV', 2])),
        goes(groupOrder(['wine', 'CA', 1], ['shirt', 'UT', 2])),
        goes(groupOrder(['wine', 'CA', 1], ['gift-card', 'UT', 2])),
      ]),
      [true, true, false, false, true],
    );
  });

  it('costs each parcel its own price, and none where nothing is shipped', async () => {
    const costs = async (freeFrom: number, to: Order): Promise<number | undefined> =>
      (await rate.calculate(ctx, to, operation('rate', { cost: 900, freeFrom }).arguments, undefined as never))?.price;
    const order = groupOrder(['wine', 'CA', 5], ['wine', 'CA', 4], ['gift-card', 'UT', 9]);
    assert.deepEqual([await costs(0, order), await costs(5000, order), await costs(4000, order)], [1800, 900, 0]);
  });
});
