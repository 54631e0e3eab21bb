import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Order } from '@vendure/core';
import { OrderService } from '@vendure/core';
import { Heartbeat } from '#src/heartbeat/heartbeat';
import type { CardVault } from '#src/payment-provider/card-vault';
import { CARD_VAULT } from '#src/payment-provider/card-vault';
import { Charges } from '#src/plugins/payment/charges';
import type { Completion } from '#src/plugins/payment/completion';
import type { CardToCharge } from '#src/plugins/payment/payment-sessions';
import { PaymentSessions } from '#src/plugins/payment/payment-sessions';
import { cardToCharge } from '#test/support/card-to-charge';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { StandInPayer } from '#test/support/stand-in-payer';

/** A test card that its bank declines, and forbids to try again. */
const DECLINED = '4000000000000119';

const engine = new EngineUnderTest();
const { sandbox } = engine;
let giftCards: StandInPayer;
let card: CardToCharge;
before(async () => {
  await engine.start();
  giftCards = await StandInPayer.add(engine, 'gift-card');
  card = await cardToCharge(engine);
});
after(() => engine.stop());
beforeEach(() => giftCards.setBalance(0));

const completed = { kind: 'completed' };
const beat = (): Promise<void> => engine.get(Heartbeat).work('2026-11-27');
const stateOf = async ({ id }: Order): Promise<string> => (await engine.order(id)).state;
const stepOf = async ({ id }: Order): Promise<string> => (await engine.order(id)).customFields.checkoutStep;
const shown = async ({ id }: Order): Promise<readonly string[]> =>
  (await engine.payments.paymentsOf(await engine.context(), id)).map(({ state }) => state);

async function charge({ id }: Order, charged = card): Promise<Completion> {
  return engine.get(Charges).charge(await engine.context(), id, charged);
}

async function refusedWith(completion: Promise<Completion>): Promise<string | undefined> {
  const answer = await completion;
  return answer.kind === 'refused' ? answer.code : undefined;
}

/** Makes an order whose charge was begun by a process that ended before the provider heard of it. */
async function leftBefore(): Promise<Order> {
  const order = await engine.orderAtPayment();
  const { id, totalWithTax } = order;
  await engine.get(PaymentSessions).addCharge(await engine.context(), id, totalWithTax, card);
  return order;
}

/** Makes an order whose charge has an unconfirmed intent. */
async function leftUnconfirmed(): Promise<Order> {
  const order = await engine.orderAtPayment();
  sandbox.isBankAway = true;
  await assert.rejects(charge(order));
  sandbox.isBankAway = false;
  assert.deepEqual([await shown(order), sandbox.chargesOf(order.code)], [['open'], ['open']]);
  return order;
}

describe('A saved card that is charged (spec §3 Order)', () => {
  it('places the order with one payment, settled and refunded in the dashboard', async () => {
    const order = await engine.orderAtPayment('RED-1', 2);
    await giftCards.setBalance(500);
    assert.deepEqual(await charge(order), completed);
    assert.deepEqual(await charge(order), completed);
    const [intent, ...more] = sandbox.payments.filter(({ reference }) => reference === order.code);
    assert.deepEqual([intent?.state, intent?.amountCents, more], ['paid', order.totalWithTax - 500, []]);
    assert.equal(await stateOf(order), 'PaymentAuthorized');
    const payments = await engine.payments.paymentsOf(await engine.context(), order.id);
    const byCard = payments.find(({ kind }) => kind === 'card');
    assert.deepEqual([byCard?.state, byCard?.cardType, byCard?.lastDigits], ['authorized', 'visa', '1111']);
    await engine.dashboard(`mutation { settlePayment(id: "${byCard?.id}") { __typename } }`);
    assert.deepEqual(sandbox.chargesOf(order.code), ['captured']);
    const reason = 'lines: [], shipping: 0, adjustment: 0, reason: "asked"';
    await engine.dashboard(
      `mutation { refundOrder(input: { paymentId: "${byCard?.id}", amount: 100, ${reason} }) { __typename } }`,
    );
    assert.deepEqual([...(intent?.refunds.values() ?? [])], [100]);
  });

  it('is declined: nothing is taken, the bank’s words are said, and it stands at the payment again', async () => {
    const order = await engine.orderAtPayment();
    await engine.setStep(order, 'confirm');
    await giftCards.setBalance(500);
    const refusal = { kind: 'refused', code: 'DECLINED', message: 'Your card was declined.' };
    assert.deepEqual(await charge(order, await cardToCharge(engine, DECLINED)), refusal);
    assert.deepEqual([await stateOf(order), await stepOf(order), await shown(order)], ['AddingItems', 'payment', []]);
    assert.equal(await giftCards.balance(), 500);
    assert.deepEqual(await charge(order), completed);
    assert.deepEqual(sandbox.chargesOf(order.code), ['declined', 'paid']);
  });

  it('is gone: nothing is asked of the bank again', async () => {
    const order = await engine.orderAtPayment();
    const gone = { ...(await cardToCharge(engine)), kind: 'off-session' } as const;
    await engine.get<CardVault>(CARD_VAULT).detach(gone.card.id);
    assert.equal(await refusedWith(charge(order, gone)), 'NOT_PAID');
    await beat();
    assert.deepEqual(
      [sandbox.chargesOf(order.code), await stateOf(order), await shown(order)],
      [[], 'AddingItems', []],
    );
  });

  it('is charged once when it is asked for twice at the same moment, with a heartbeat between them', async () => {
    const order = await engine.orderAtPayment();
    const answers = await Promise.all([charge(order), charge(order), beat()]);
    assert.deepEqual(answers.slice(0, 2), [completed, completed]);
    assert.deepEqual(sandbox.chargesOf(order.code), ['paid']);
    assert.equal((await engine.paymentsOf(order)).length, 1);
  });

  it('is not charged when a page was paid meanwhile; an open page cannot be paid any more', async () => {
    const { order, session } = await engine.paidOrder();
    assert.deepEqual(await charge(order), completed);
    assert.deepEqual([sandbox.chargesOf(order.code), engine.sandbox.payment(session).state], [[], 'paid']);
    const other = await engine.orderAtPayment();
    const open = await engine.prepare(other);
    assert.deepEqual(await charge(other), completed);
    assert.deepEqual([sandbox.chargesOf(other.code), engine.sandbox.payment(open).state], [['paid'], 'void']);
  });

  it('gets its money back when the goods are gone', async () => {
    const order = await engine.orderAtPayment('PINK-1', 2);
    const first = await engine.orderAtPayment('PINK-1', 2);
    assert.deepEqual(await charge(first), completed);
    assert.equal(await refusedWith(charge(order)), 'INSUFFICIENT_STOCK');
    assert.deepEqual([sandbox.chargesOf(order.code), await shown(order)], [['void'], ['void']]);
  });
});

describe('A charge that is left in the middle', () => {
  it('is finished by a heartbeat, with the intent that was noted, once', async () => {
    const orders = [await leftBefore(), await leftUnconfirmed()];
    await Promise.all([beat(), beat()]);
    await beat();
    for (const order of orders) {
      assert.deepEqual([await stateOf(order), sandbox.chargesOf(order.code)], ['PaymentAuthorized', ['paid']]);
      assert.equal((await engine.paymentsOf(order)).length, 1);
    }
  });

  it('is not made when the order has changed since, or is paid on a page', async () => {
    const [changed, paid] = [await leftUnconfirmed(), await leftUnconfirmed()];
    await engine.locked(changed.id, async (ctx) => {
      const [line] = (await engine.order(changed.id, ctx)).lines;
      assert.ok(line);
      await engine.get(OrderService).adjustOrderLine(ctx, changed.id, line.id, line.quantity + 1);
    });
    const session = await engine.prepare(paid);
    engine.sandbox.pay(session);
    // A bank that is asked leaves the charge open.
    sandbox.isBankAway = true;
    await beat();
    sandbox.isBankAway = false;
    assert.deepEqual([sandbox.chargesOf(changed.code), await stateOf(changed)], [['void'], 'AddingItems']);
    assert.deepEqual(await engine.complete(paid, session), completed);
    assert.deepEqual(sandbox.chargesOf(paid.code), ['void']);
  });

  it('keeps no other from being finished', async () => {
    const [stuck, other] = [await leftUnconfirmed(), await leftBefore()];
    const forgotten = sandbox.payments.findIndex(({ reference }) => reference === stuck.code);
    sandbox.payments.splice(forgotten, 1);
    await beat();
    assert.deepEqual([await stateOf(stuck), await stateOf(other)], ['AddingItems', 'PaymentAuthorized']);
  });
});
