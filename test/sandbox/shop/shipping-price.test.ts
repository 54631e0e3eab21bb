import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fresno, goodCard, GuestShopper } from '#test/sandbox/support/guest-shopper';
import type { TestSandbox } from '#test/sandbox/support/test-sandbox';
import { startTestSandbox } from '#test/sandbox/support/test-sandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const lines = [{ sku: 'WHITE-1', quantity: 2 }];
const portland = { ...fresno, city: 'Portland', zipcode: '97201', state_name: 'OR' };

describe('The price of shipping in the sandbox (spec §4 Checkout update states)', () => {
  it.each([
    ['the cart', 'cart', portland],
    ['an address step that is refused', 'address', { ...portland, country_iso: 'FR', state_name: null }],
  ] as const)('is not kept when the address changes in %s', async (_where, state, address) => {
    const guest = await GuestShopper.with(sandbox, lines);
    await guest.toPayment();
    await guest.checkout(state, { ship_address_attributes: address });
    expect(await guest.order()).toMatchObject({ shipments: [], ship_total: '0.0' });
    await guest.checkout('payment', { payments_attributes: [{ payment_method_id: 1, source_attributes: goodCard }] });
    expect((await guest.call('PUT', 'complete')).status).toBe(422);
  });

  it('is kept when the same address is sent again', async () => {
    const guest = await GuestShopper.with(sandbox, lines);
    const { ship_total: before } = await guest.toPayment();
    await guest.checkout('cart', { ship_address_attributes: fresno });
    expect(await guest.order()).toMatchObject({ ship_total: before });
  });

  it.each([
    [
      'addresses',
      {
        metadata: JSON.stringify({
          group_order: {
            recipients: [1, 1].map((quantity) => ({ ...fresno, line_items: [{ sku: 'WHITE-1', quantity }] })),
          },
        }),
      },
    ],
  ] as const)('is compared with the %s before the order is placed', async (_what, change) => {
    const guest = await GuestShopper.with(sandbox, lines);
    await guest.toConfirm();
    await sandbox.database.updateTable('orders').set(change).where('number', '=', guest.number).execute();
    expect((await guest.call('PUT', 'complete')).status).toBe(422);
    expect(await guest.order()).toMatchObject({ state: 'address', shipments: [], completed_at: null });
  });

  it('is compared with the units before the order is placed', async () => {
    const guest = await GuestShopper.with(sandbox, lines);
    const { id } = await guest.toConfirm();
    await sandbox.database.updateTable('lineItems').set({ quantity: 3 }).where('orderId', '=', id).execute();
    expect((await guest.call('PUT', 'complete')).status).toBe(422);
    expect(await guest.order()).toMatchObject({ state: 'address', shipments: [], completed_at: null });
  });
});
