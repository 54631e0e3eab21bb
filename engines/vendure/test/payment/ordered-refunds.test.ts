import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Customer, Order } from '@vendure/core';
import { OrderService, TransactionalConnection } from '@vendure/core';
import type { GiftCard } from '#src/plugins/gift-card/entities/gift-card.entity';
import { GiftCard as GiftCards } from '#src/plugins/gift-card/entities/gift-card.entity';
import type { Refundable } from '#src/plugins/payment/refund-order';
import { splitRefund } from '#src/plugins/payment/refund-order';
import { StoreCredits } from '#src/plugins/store-credit/store-credits';
import { inTransaction, makeCustomer } from '#test/support/customers';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { applyTo, giftCardNow, makeGiftCard } from '#test/support/gift-cards';
import { OrderMails } from '#test/support/order-mails';

const engine = new EngineUnderTest();
const mails = new OrderMails(engine);
before(() => engine.start());
after(() => engine.stop());

interface Mixed {
  readonly order: Order;
  readonly card: GiftCard;
  readonly email: string;
  /** The cents that the order's bank card paid. */
  readonly byCard: number;
}

let buyers = 0;
/** An order that $4 of a gift card, $3 of credit where its buyer has an account, and a card have paid. */
async function mixed(isMember: boolean): Promise<Mixed> {
  buyers += 1;
  const email = `mixed-${buyers}@example.test`;
  const { id } = await engine.orderAtPayment('WHITE-1', 2, email);
  if (isMember) await spend(id, await makeCustomer(engine, email));
  const card = await makeGiftCard(engine, 400);
  await applyTo(engine, await engine.order(id), card);
  const session = await engine.prepare(await engine.order(id));
  engine.sandbox.pay(session);
  assert.deepEqual(await engine.complete(await engine.order(id), session), { kind: 'completed' });
  const order = await engine.order(id);
  return { order, card, email, byCard: order.totalWithTax - (isMember ? 700 : 400) };
}

async function spend(orderId: Order['id'], customer: Customer): Promise<void> {
  const grant = { amount: 300, reason: 'A present' };
  await inTransaction(engine, (ctx) => engine.get(StoreCredits).grant(ctx, customer.id, grant));
  await engine.locked(orderId, (ctx) => engine.get(OrderService).addCustomerToOrder(ctx, orderId, customer));
}

async function settled(isMember: boolean): Promise<Mixed> {
  const one = await mixed(isMember);
  for (const { id, state } of await engine.paymentsOf(one.order))
    if (state === 'Authorized') await engine.dashboard(`mutation { settlePayment(id: "${id}") { __typename } }`);
  return one;
}

/** Refunds an amount of the payment of one method, as it is picked in the dashboard. */
async function refund(order: Order, method: string, amount: number): Promise<unknown> {
  const payment = (await engine.paymentsOf(order)).find((one) => one.method === method);
  return engine.dashboard(
    `mutation { refundOrder(input: { paymentId: "${payment?.id}", amount: ${amount}, lines: [], shipping: 0, adjustment: 0 }) { __typename } }`,
  );
}

async function returned(order: Order): Promise<Readonly<Record<string, number>>> {
  const sums = (await engine.paymentsOf(order)).map(({ method, refunds }) => [
    method,
    refunds.reduce((sum, { total }) => sum + total, 0),
  ]);
  return Object.fromEntries(sums) as Record<string, number>;
}

const voidCard = ({ code }: GiftCard): Promise<unknown> =>
  engine.dashboard(`mutation { voidGiftCard(code: "${code}", reason: "Lost") { id } }`);
const made = { refundOrder: { __typename: 'Refund' } };

describe('A refund of an order that several payments have paid (spec §7 Shop back end)', () => {
  it('splits every amount by rank, within each payment, and loses no cent', () => {
    const methods = ['store-credit', 'gift-card', 'hosted-payment', 'gift-card', 'by-phone'];
    const payments: readonly Refundable[] = methods.map((method, at) => ({
      payment: { id: at, method },
      left: at * 7,
    }));
    for (let cents = 0; cents <= 80; cents += 1) {
      const parts = splitRefund(payments, cents, 3);
      assert.equal(
        parts.reduce((sum, { amount }) => sum + amount, 0),
        Math.min(cents, 70),
      );
      assert.ok(parts.every(({ of, amount }) => amount > 0 && amount <= of.left));
      const order = [2, 4, 3, 1, 0].filter((id) => parts.some(({ of }) => of.payment.id === id));
      assert.deepEqual(
        parts.map(({ of }) => of.payment.id),
        order,
      );
      assert.ok(parts.slice(0, -1).every(({ of, amount }) => amount === of.left));
    }
  });

  it('goes to the card, then to the gift card, then to credit, whichever is picked', async () => {
    const { order, byCard } = await settled(true);
    assert.deepEqual(await refund(order, 'store-credit', byCard - 100), made);
    assert.deepEqual(await returned(order), { 'hosted-payment': byCard - 100, 'gift-card': 0, 'store-credit': 0 });
    assert.deepEqual(await refund(order, 'gift-card', 300), made);
    assert.deepEqual(await returned(order), { 'hosted-payment': byCard, 'gift-card': 200, 'store-credit': 0 });
    assert.deepEqual(await refund(order, 'hosted-payment', 501), { refundOrder: { __typename: 'RefundAmountError' } });
    assert.deepEqual(await refund(order, 'hosted-payment', 500), made);
    assert.deepEqual(await returned(order), { 'hosted-payment': byCard, 'gift-card': 400, 'store-credit': 300 });
  });

  it('that was raised and is canceled before its card was charged gives the gift card back', async () => {
    const { order, card } = await mixed(false);
    const [line] = order.lines;
    await engine.dashboard(`mutation { transitionOrderToState(id: "${order.id}", state: "Modifying") { __typename } }`);
    await engine.dashboard(
      `mutation { modifyOrder(input: { orderId: "${order.id}", dryRun: false,
         adjustOrderLines: [{ orderLineId: "${line?.id}", quantity: 3 }] }) { __typename } }`,
    );
    await engine.dashboard(
      `mutation { transitionOrderToState(id: "${order.id}", state: "ArrangingAdditionalPayment") { __typename } }`,
    );
    await engine.dashboard(`mutation { cancelOrder(input: { orderId: "${order.id}" }) { __typename } }`);
    assert.equal((await engine.order(order.id)).state, 'Cancelled');
    assert.equal((await giftCardNow(engine, card.id)).used, 0);
  });
});

describe('A gift card that was voided (spec §3 Gift card)', () => {
  it('keeps the moment of its end when it is voided again', async () => {
    const card = await makeGiftCard(engine, 1000);
    await voidCard(card);
    const { expiresAt } = await giftCardNow(engine, card.id);
    await voidCard(card);
    assert.deepEqual((await giftCardNow(engine, card.id)).expiresAt, expiresAt);
  });

  it('gets its refunds as credit of the buyer, or on a new card where there is no account', async () => {
    const member = await settled(true);
    await voidCard(member.card);
    await refund(member.order, 'hosted-payment', member.byCard + 400);
    assert.equal((await giftCardNow(engine, member.card.id)).used, 400);
    const { customer } = await engine.order(member.order.id);
    assert.equal(await engine.get(StoreCredits).available(await engine.context(), customer?.id ?? ''), 400);

    const guest = await settled(false);
    await voidCard(guest.card);
    await refund(guest.order, 'hosted-payment', guest.byCard + 400);
    const told = (await mails.to(guest.email, guest.order)).find(({ subject }) => subject.startsWith('Your refund of'));
    const code = /new gift card now: ([A-Z\d]{16})/.exec(told?.text ?? '')?.[1];
    const cards = engine.get(TransactionalConnection).rawConnection.getRepository(GiftCards);
    assert.equal((await cards.findOneByOrFail({ code: code ?? '' })).balance, 400);
  });
});
