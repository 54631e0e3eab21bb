import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Order } from '@vendure/core';
import { TransactionalConnection } from '@vendure/core';
import { Heartbeat } from '#src/heartbeat/heartbeat';
import { PaymentSession } from '#src/payment-provider/payment-session.entity';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { addTo, leaveInStock, letItBePacked, linesOf, placedOrder, setPrice } from '#test/support/placed-order';
import { codeOf } from '#test/support/shop-call';

/** A can of Quiet Red with the tax of California. */
const RED = 864;

const engine = new EngineUnderTest();
const { sandbox } = engine;
before(async () => {
  await engine.start();
  await leaveInStock(engine, 'WHITE-1', 500);
});
after(() => engine.stop());

const beat = (): Promise<void> => engine.get(Heartbeat).work('2026-11-27');
const add = async (order: Order, quantity = 1): Promise<string> =>
  codeOf(await addTo(engine.url, order, { quantity })) ?? 'added';
const database = () => engine.get(TransactionalConnection).rawConnection;

/** Charges a card for an addition whose bank does not answer. */
async function leftUnconfirmed(order: Order): Promise<void> {
  sandbox.isBankAway = true;
  assert.ok((await addTo(engine.url, order)).body.errors);
  sandbox.isBankAway = false;
  assert.deepEqual(sandbox.chargesOf(order.code), ['open']);
}

describe('An addition that is left in the middle', () => {
  it('is finished by a heartbeat, with the intent that was noted, once', async () => {
    const order = await placedOrder(engine);
    await leftUnconfirmed(order);
    await Promise.all([beat(), beat()]);
    await beat();
    assert.deepEqual(await linesOf(engine, order), [
      ['WHITE-1', 2, 1512],
      ['RED-1', 1, RED],
    ]);
    assert.deepEqual(sandbox.chargesOf(order.code), ['paid']);
  });

  it('is joined by a call that asks for the same again, and lets nothing else in', async () => {
    const order = await placedOrder(engine);
    await leftUnconfirmed(order);
    assert.equal(await add(order, 2), 'ORDER_LOCKED');
    assert.equal(await add(order), 'added');
    assert.deepEqual(sandbox.chargesOf(order.code), ['paid']);
    assert.equal((await linesOf(engine, order)).length, 2);
  });

  it('is finished after the time is over, but not once the order is canceled', async () => {
    const [late, canceled] = [await placedOrder(engine), await placedOrder(engine)];
    for (const order of [late, canceled]) await leftUnconfirmed(order);
    await letItBePacked(engine, late);
    await engine.dashboard(`mutation { cancelOrder(input: { orderId: "${canceled.id}" }) { __typename } }`);
    await beat();
    assert.deepEqual([sandbox.chargesOf(late.code), sandbox.chargesOf(canceled.code)], [['paid'], ['void']]);
    assert.equal((await linesOf(engine, canceled)).length, 1);
  });

  it('gives its money back when the goods are gone or cost more by then', async () => {
    const [gone, dearer] = [await placedOrder(engine), await placedOrder(engine)];
    await leftUnconfirmed(gone);
    await leaveInStock(engine, 'RED-1', 0);
    await beat();
    await leaveInStock(engine, 'RED-1', 40);
    await leftUnconfirmed(dearer);
    await setPrice(engine, 'RED-1', 900);
    await beat();
    await setPrice(engine, 'RED-1', 800);
    for (const order of [gone, dearer]) {
      assert.deepEqual([sandbox.chargesOf(order.code), (await linesOf(engine, order)).length], [['void'], 1]);
    }
  });

  it('is not touched by a page of the order that is told of again', async () => {
    const order = await placedOrder(engine);
    await leftUnconfirmed(order);
    assert.deepEqual(await engine.complete(order), { kind: 'completed' });
    assert.deepEqual(sandbox.chargesOf(order.code), ['open']);
    await beat();
    assert.deepEqual(sandbox.chargesOf(order.code), ['paid']);
  });
});

describe('The card of an order (spec §3 walletPaymentSources)', () => {
  const cardOf = async ({ id }: Order): Promise<string> => {
    const sessions = database().getRepository(PaymentSession);
    const { vaultCard } = await sessions.findOneByOrFail({ orderId: id, kind: 'page' });
    assert.ok(vaultCard);
    return vaultCard;
  };
  const isGone = (card: string): boolean => sandbox.cards.find(({ id }) => id === card)?.isDetached ?? true;

  it('is let go of once nothing can be added, and not before', async () => {
    const [open, over] = [await placedOrder(engine), await placedOrder(engine)];
    const [kept, spent] = [await cardOf(open), await cardOf(over)];
    await letItBePacked(engine, over);
    await Promise.all([beat(), beat()]);
    assert.deepEqual([isGone(kept), isGone(spent)], [false, true]);
    assert.equal(await add(open), 'added');
  });

  it('stays when somebody has saved it, and while a charge may need it', async () => {
    const [saved, left] = [await placedOrder(engine), await placedOrder(engine)];
    const [savedCard, leftCard] = [await cardOf(saved), await cardOf(left)];
    await database().query(
      `INSERT INTO saved_card ("customerId", "vaultCard", "lastDigits", "expiryMonth", "expiryYear", "isDefault")
       SELECT "customerId", $2, '1111', 12, 2031, true FROM "order" WHERE id = $1`,
      [saved.id, savedCard],
    );
    await leftUnconfirmed(left);
    for (const order of [saved, left]) await letItBePacked(engine, order);
    sandbox.isBankAway = true;
    await beat();
    sandbox.isBankAway = false;
    assert.deepEqual([isGone(savedCard), isGone(leftCard)], [false, false]);
    await beat();
    assert.deepEqual([sandbox.chargesOf(left.code), isGone(leftCard)], [['paid'], true]);
  });

  it('is tried to be let go of again when the provider is away', async () => {
    const order = await placedOrder(engine);
    const card = await cardOf(order);
    await letItBePacked(engine, order);
    sandbox.away = '/hosted-cards';
    await beat();
    sandbox.away = undefined;
    assert.equal(isGone(card), false);
    await beat();
    assert.equal(isGone(card), true);
  });
});
