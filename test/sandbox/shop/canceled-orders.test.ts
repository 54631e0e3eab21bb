import { describe, expect, it } from 'vitest';
import { ringpullConfig } from '#sandbox/ringpull/ringpull-config';
import { fresno, goodCard, GuestShopper } from '#test/sandbox/support/guest-shopper';
import { subjectsTo } from '#test/sandbox/support/mails';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import { ShopClient } from '#test/sandbox/support/shop-client';

const customers = ['ada', 'bob', 'cleo'].map((name) => ({
  subject: name,
  email: `${name}@example.test`,
  bearer: `key-${name}`,
}));
const sandbox = sharedSandbox({ config: { ...ringpullConfig, customers } });
const wine = [{ sku: 'GAMAY-01', quantity: 2 }];

/** An order of wine with a code, up to its last step. */
async function withCode(code: string, bearer?: string): Promise<GuestShopper> {
  const shopper = await GuestShopper.with(sandbox, wine, bearer);
  expect((await shopper.coupon(code)).status).toBe(200);
  await shopper.checkout('address', { email: 'someone@example.test', ship_address_attributes: fresno });
  const { shipments } = await shopper.order();
  await shopper.checkout('delivery', { shipments_attributes: shipments.map(({ id }) => ({ id })) });
  await shopper.payBy(goodCard);
  return shopper;
}

const place = async (shopper: GuestShopper): Promise<number> => (await shopper.call('PUT', 'complete')).status;

async function cancel({ number }: GuestShopper): Promise<void> {
  expect((await new ShopClient(sandbox).send('POST', `/_control/cancellations/${number}`)).status).toBe(204);
}

describe('An order that the shop cancels (spec §4 Promo codes)', () => {
  it.each([
    ['for a first order', 'firstcan', 'key-ada'],
    ['that a customer uses once', 'onceonly', 'key-bob'],
    ['that is used once by all', 'lastcall', 'key-cleo'],
  ])('gives back a code %s', async (_which, code, bearer) => {
    const first = await withCode(code, bearer);
    expect(await place(first)).toBe(200);
    const denied = await GuestShopper.with(sandbox, wine, bearer);
    expect((await denied.coupon(code)).status).toBe(422);
    await cancel(first);
    expect(await place(await withCode(code, bearer))).toBe(200);
  });

  it('gives the last use of a code to one of two that wait for it', async () => {
    const used = sandbox.database
      .selectFrom('orderPromotions')
      .innerJoin('orders', 'orders.id', 'orderPromotions.orderId')
      .select('orders.number')
      .where('promotionId', '=', 10)
      .where('orders.state', '=', 'complete');
    for (const { number } of await used.execute())
      await new ShopClient(sandbox).send('POST', `/_control/cancellations/${number}`);
    const waiting = [await withCode('lastcall'), await withCode('lastcall'), await withCode('lastcall')];
    const [first, ...others] = waiting;
    expect(await place(first!)).toBe(200);
    await Promise.all([cancel(first!), ...others.map(place)]);
    expect((await used.execute()).length).toBeLessThanOrEqual(1);
  });
});

describe('Gift cards and plans of an order that the shop cancels (spec §3 Gift card, Prepaid subscription)', () => {
  it('are void: the cards pay nothing and are not sent, and nothing more ships', async () => {
    const shopper = await GuestShopper.with(sandbox, [{ sku: 'GIFT-CARD-50', quantity: 2 }], 'key-ada');
    await shopper.mustAdd('GAMAY-01', 6, {
      options: {
        prepaid_subscription: {
          installment_count: 3,
          interval: { length: 1, unit: 'week' },
          line_items: [{ sku: 'GAMAY-01', quantity: 1 }],
        },
      },
    });
    const [atOnce, later] = (await shopper.order()).line_items.flatMap(({ gift_cards: cards }) => cards);
    const recipient = { recipient_name: 'Dora', recipient_email: 'dora@example.test' };
    await shopper.client.must('PATCH', `/api/orders/${shopper.number}/gift_cards/bulk_update`, {
      gift_cards: [
        { id: atOnce!.id, recipient_name: 'Eve', recipient_email: 'eve@example.test' },
        { id: later!.id, ...recipient, send_email_at: '2026-11-24T08:00:00Z' },
      ],
    });
    await shopper.buy();
    const { redemptionCode } = await sandbox.database
      .selectFrom('giftCards')
      .select('redemptionCode')
      .where('id', '=', atOnce!.id)
      .executeTakeFirstOrThrow();
    await cancel(shopper);
    expect((await shopper.order()).line_items.at(-1)).toMatchObject({
      pre_paid_subscription: { state: 'canceled', ended_on: '2026-11-20', delivered_count: 0, refunded_amount: null },
    });
    const other = await GuestShopper.with(sandbox, wine);
    const applied = await other.client.send('POST', `/api/gift_cards/${other.number}/apply_gift_card`, {
      redemption_code: redemptionCode,
    });
    expect([applied.status, applied.body['status_code']]).toEqual([422, 'gift_card_expired']);
    const moved = await new ShopClient(sandbox).must('POST', '/_control/clock', { advanceDays: 30 });
    expect(moved).toMatchObject({ deliveries: [], failures: [] });
    expect(await subjectsTo(sandbox, 'dora@example.test')).toEqual([]);
  });

  it.each([
    ['as credit to its customer', 'key-bob'],
    ['on a new gift card to a guest', undefined],
  ])('return the payment of a gift card that was voided since %s', async (_which, bearer) => {
    const redemptionCode = bearer === undefined ? 'VOIDEDCARD000001' : 'VOIDEDCARD000002';
    const card = await sandbox.database
      .insertInto('giftCards')
      .values({ redemptionCode, amountCents: 500, storeId: 2, createdAt: sandbox.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    const shopper = await GuestShopper.with(sandbox, wine, bearer);
    await shopper.client.must('POST', `/api/gift_cards/${shopper.number}/apply_gift_card`, {
      redemption_code: redemptionCode,
    });
    await shopper.buy();
    await sandbox.database
      .updateTable('giftCards')
      .set({ expiresAt: sandbox.clock.now() })
      .where('id', '=', card.id)
      .execute();
    await cancel(shopper);
    const [kept, replacing, credit] = await Promise.all([
      sandbox.database.selectFrom('giftCards').select('usedCents').where('id', '=', card.id).executeTakeFirstOrThrow(),
      sandbox.database
        .selectFrom('giftCards')
        .select('amountCents')
        .where('id', '>', card.id)
        .where('lineItemId', 'is', null)
        .execute(),
      sandbox.database
        .selectFrom('storeCredits')
        .select('amountCents')
        .where('memo', '=', `Order ${shopper.number}`)
        .execute(),
    ]);
    expect(kept.usedCents).toBe(500);
    expect([replacing, credit]).toEqual(
      bearer === undefined ? [[{ amountCents: 500 }], []] : [[], [{ amountCents: 500 }]],
    );
    expect(await subjectsTo(sandbox, 'guest@example.test')).toContain(
      `Your refund of $5.00 for order ${shopper.number}`,
    );
  });
});
