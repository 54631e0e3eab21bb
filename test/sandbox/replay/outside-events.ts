import { grantStoreCredit } from '#sandbox/shop/payments/store-credit';
import type { WireOrder } from '#test/sandbox/support/shop-client';
import { ShopClient } from '#test/sandbox/support/shop-client';
import type { TestSandbox } from '#test/sandbox/support/test-sandbox';
import type { KnownIds } from './known-ids';

/** An event between recorded calls, outside the API or before the recording began; see the README of the recordings. */
export type OutsideEvent = (sandbox: TestSandbox, ids: KnownIds) => Promise<void>;

const home = {
  name: 'Ada Example',
  address1: '1 Invented St',
  address2: '',
  city: 'Fresno',
  zipcode: '93650',
  phone: '5595550100',
  country_iso: 'US',
  state_id: 6,
};
const card = { month: '1', year: '2031', verification_value: '123', name: 'Ada' };

async function makeFirstCart(sandbox: TestSandbox): Promise<void> {
  const ada = new ShopClient(sandbox, { bearer: 'key-ada' });
  await ada.must('POST', '/api/orders', { order: { line_items_attributes: [{ variant_id: 1, quantity: 2 }] } });
}

/** Four carts, one of them left in the payment step, and one order that was paid with store credit and a card. */
async function shopAsAda(sandbox: TestSandbox, ids: KnownIds): Promise<void> {
  const ada = new ShopClient(sandbox, { bearer: 'key-ada' });
  await grantCredit(sandbox, 'ada', 1200, 'Gift Card #ABCD');
  await ada.must('POST', '/api/orders', {});
  await ada.must('POST', '/api/orders', {});
  await reachPayment(ada);
  await ada.must('POST', '/api/orders', {});
  const { number } = await reachPayment(ada);
  const pay = (digits: string): Promise<WireOrder> =>
    ada.must('PATCH', `/api/checkouts/${number}`, {
      order: { payments_attributes: [{ payment_method_id: 1, source_attributes: { ...card, number: digits } }] },
      state: 'payment',
    });
  await pay('4111111111111112');
  await ada.send('PUT', `/api/checkouts/${number}/complete`);
  await pay('4111111111111111');
  await ada.must('PUT', `/api/checkouts/${number}/complete`);
  const wallet = await ada.must<{ wallet_payment_sources: readonly { id: number }[] }>(
    'GET',
    '/api/wallet_payment_sources',
  );
  ids.learn('wallet source', 1, wallet.wallet_payment_sources[0]?.id ?? 0);
}

async function reachPayment(ada: ShopClient): Promise<WireOrder> {
  const { number } = await ada.must('POST', '/api/orders', {});
  await ada.must('POST', `/api/orders/${number}/line_items`, { line_item: { variant_id: 1, quantity: 2 } });
  await ada.must('PATCH', `/api/orders/${number}`, {
    order: { special_instructions: 'hi', email: 'ada2@example.test' },
  });
  const { shipments } = await ada.must('PATCH', `/api/checkouts/${number}`, {
    order: { ship_address_attributes: home },
    state: 'address',
  });
  return ada.must('PATCH', `/api/checkouts/${number}`, {
    order: { shipments_attributes: shipments.map(({ id }) => ({ id })) },
    state: 'delivery',
  });
}

async function grantCredit(
  sandbox: TestSandbox,
  subject: string,
  amountCents: number,
  memo: string | null,
): Promise<void> {
  const customer = await sandbox.database
    .selectFrom('customers')
    .selectAll()
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow();
  await grantStoreCredit(sandbox.database, customer, { amountCents, memo }, sandbox.clock.now());
}

/** Stock Solidus takes the address that is sent. Here its proof at the sign-in provider gives it to the customer. */
async function takeNewEmail(sandbox: TestSandbox): Promise<void> {
  await sandbox.database
    .updateTable('customers')
    .set({ email: 'new@example.test' })
    .where('subject', '=', 'ada')
    .execute();
}

/** Stock Solidus leaves an empty order behind when it refuses an empty `order` object. We do not, so one is made by hand. */
async function leaveEmptyOrder(sandbox: TestSandbox): Promise<void> {
  await new ShopClient(sandbox, { bearer: 'key-ada' }).must('POST', '/api/orders', {});
}

function onOrder(number: string, method: string, call: string): OutsideEvent {
  return async (sandbox, ids) => {
    await new ShopClient(sandbox).must(method, `/_control/${call}/${ids.translate(number)}`);
  };
}

/** Keyed by the file and the position of the call that they precede. */
export const outsideEvents: Readonly<Record<string, readonly OutsideEvent[]>> = {
  'guest 0': [makeFirstCart],
  'member 0': [shopAsAda],
  'member 28': [leaveEmptyOrder],
  'wallet 7': [onOrder('R533008478', 'POST', 'locks')],
  'wallet 8': [onOrder('R533008478', 'DELETE', 'locks')],
  'wallet 14': [takeNewEmail],
  'sc 0': [(sandbox) => grantCredit(sandbox, 'bob', 20_000, null)],
  'sc 9': [onOrder('R062055002', 'POST', 'captures')],
};
