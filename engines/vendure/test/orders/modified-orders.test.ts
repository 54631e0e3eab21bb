import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Order } from '@vendure/core';
import { TransactionalConnection } from '@vendure/core';
import type { GiftCard } from '#src/plugins/gift-card/entities/gift-card.entity';
import { EngineUnderTest, eventually } from '#test/support/engine-under-test';
import { giftCardsOf } from '#test/support/gift-cards';
import { placedOrder } from '#test/support/placed-order';
import { ownPack, placeAhead, sellAhead } from '#test/support/prepaid';

const engine = new EngineUnderTest();
before(() => engine.start());
after(() => engine.stop());

interface Answer {
  readonly __typename: string;
  readonly message?: string;
  readonly transitionError?: string;
}

const ask = async (mutation: string): Promise<Answer> => {
  const { answer } = (await engine.dashboard(`mutation { answer: ${mutation} }`)) as { readonly answer: Answer };
  return answer;
};
const refused = '... on ErrorResult { message } ... on OrderStateTransitionError { transitionError }';
const goTo = ({ id }: Order, state: string): Promise<Answer> =>
  ask(`transitionOrderToState(id: "${id}", state: "${state}") { __typename ${refused} }`);
const modify = ({ id }: Order, changes: string, dryRun = false): Promise<Answer> =>
  ask(
    `modifyOrder(input: { orderId: "${id}", dryRun: ${dryRun}, ${changes} }) { __typename ... on ErrorResult { message } }`,
  );
const variantId = async (sku: string): Promise<string> => {
  const [row] = (await engine
    .get(TransactionalConnection)
    .rawConnection.query('SELECT id FROM product_variant WHERE sku = $1', [sku])) as [{ id: string }];
  return row.id;
};
const added = async (sku: string, quantity: number, fields = ''): Promise<string> =>
  `addItems: [{ productVariantId: "${await variantId(sku)}", quantity: ${quantity}${fields && `, customFields: { ${fields} }`} }]`;
const lineOf = (order: Order, sku: string): string =>
  order.lines.find(({ productVariant }) => productVariant.sku === sku)?.id as string;
const adjusted = (order: Order, sku: string, quantity: number, more = ''): string =>
  `adjustOrderLines: [{ orderLineId: "${lineOf(order, sku)}", quantity: ${quantity}${more} }]`;
const usable = async (order: Order): Promise<readonly GiftCard[]> =>
  (await giftCardsOf(engine, order)).filter(({ code, expiresAt }) => code !== null && expiresAt === null);
/** Pays for added goods as the staff of the shop do: by a payment that they write down. */
const pay = async (order: Order, state = 'PaymentAuthorized'): Promise<void> => {
  const known = await usable(order);
  assert.equal((await goTo(order, 'ArrangingAdditionalPayment')).__typename, 'Order');
  assert.deepEqual(await usable(order), known, 'no card before its payment');
  const paid = await ask(
    `addManualPaymentToOrder(input: { orderId: "${order.id}", method: "by-phone", transactionId: "1", metadata: {} }) { __typename ... on ErrorResult { message } }`,
  );
  assert.equal(paid.__typename, 'Order');
  assert.deepEqual(await goTo(order, state), { __typename: 'Order' });
};
const settle = async (order: Order): Promise<string> => {
  const [payment] = await engine.paymentsOf(order);
  await ask(`settlePayment(id: "${payment?.id}") { __typename ... on ErrorResult { message } }`);
  return String(payment?.id);
};
const cancelUnit = (order: Order): Promise<Answer> =>
  ask(
    `cancelOrder(input: { orderId: "${order.id}", lines: [{ orderLineId: "${lineOf(order, 'GIFT-CARD-50')}", quantity: 1 }] }) { __typename ... on ErrorResult { message } }`,
  );

describe('Gift cards that are added to a placed order in the dashboard (spec §7 Shop back end)', () => {
  it('are made for the paid units, one for each, and mailed to the buyer', async () => {
    const order = await placedOrder(engine, { email: 'modified@example.test' });
    await goTo(order, 'Modifying');
    const change = await added('GIFT-CARD-50', 2);
    assert.equal((await modify(order, change, true)).__typename, 'Order');
    assert.deepEqual(await giftCardsOf(engine, order), []);
    assert.equal((await modify(order, change)).__typename, 'Order');
    assert.deepEqual(await usable(order), []);
    await pay(order);
    const cards = await usable(order);
    assert.deepEqual(
      cards.map(({ amount }) => amount),
      [5000, 5000],
    );
    await eventually(() => {
      const mails = engine.sandbox.mailsTo('modified@example.test');
      return mails.filter(({ subject }) => subject.startsWith('A gift card')).length === 2 || undefined;
    });
  });

  it('have the amount that was typed for them, and are refused without one', async () => {
    const order = await placedOrder(engine);
    await goTo(order, 'Modifying');
    await assert.rejects(modify(order, await added('GIFT-CARD-OPEN', 1)), /\$10 to \$500/);
    assert.equal((await modify(order, await added('GIFT-CARD-OPEN', 1, 'giftCardAmount: 7500'))).__typename, 'Order');
    await pay(order);
    assert.deepEqual(
      (await usable(order)).map(({ amount }) => amount),
      [7500],
    );
  });

  it('are as many as units are added to those that were bought, whatever became of the others', async () => {
    const bought = await placedOrder(engine, { sku: 'GIFT-CARD-50', quantity: 2 });
    const payment = await settle(bought);
    await cancelUnit(bought);
    await ask(
      `refundOrder(input: { paymentId: "${payment}", amount: 5000, lines: [], shipping: 0, adjustment: 0 }) { __typename ... on ErrorResult { message } }`,
    );
    const [kept] = await usable(bought);
    await goTo(bought, 'Modifying');
    assert.equal((await modify(bought, adjusted(bought, 'GIFT-CARD-50', 2))).__typename, 'Order');
    await pay(bought, 'PaymentSettled');
    const cards = await usable(bought);
    assert.equal(cards.length, 2);
    assert.ok(cards.some(({ id }) => id === kept?.id));
  });

  it('are none for units that were taken out again before they were paid', async () => {
    const order = await placedOrder(engine, { sku: 'GIFT-CARD-50', quantity: 1 });
    const payment = await settle(order);
    const [first] = await usable(order);
    await goTo(order, 'Modifying');
    assert.equal((await modify(order, adjusted(order, 'GIFT-CARD-50', 3))).__typename, 'Order');
    const back = `${adjusted(order, 'GIFT-CARD-50', 2)}, refunds: [{ paymentId: "${payment}", amount: 5000 }]`;
    assert.equal((await modify(order, back)).__typename, 'Order');
    await pay(order, 'PaymentSettled');
    const cards = await usable(order);
    assert.equal(cards.length, 2);
    assert.ok(cards.some(({ id }) => id === first?.id));
    await cancelUnit(order);
    assert.equal((await usable(order)).length, 1);
  });
});

describe('Units that are added to a placed order in the dashboard', () => {
  it('is refused, in words, where it cannot be had in that way', async () => {
    const order = await placedOrder(engine, { sku: 'WHITE-1', quantity: 2 });
    await goTo(order, 'Modifying');
    const prepaid = String.raw`prepaid: "{\"installmentCount\":3,\"interval\":{\"length\":1,\"unit\":\"month\"},\"items\":[{\"sku\":\"WHITE-1\",\"quantity\":1}]}"`;
    const subscription = String.raw`subscription: "{\"intervalLength\":1,\"intervalUnit\":\"month\"}"`;
    for (const dryRun of [true, false]) {
      await assert.rejects(modify(order, await added('WHITE-1', 1, prepaid), dryRun), /paid ahead/);
      await assert.rejects(modify(order, await added('WHITE-1', 1, subscription), dryRun), /subscription/);
      await assert.rejects(
        modify(order, adjusted(order, 'WHITE-1', 3, `, customFields: { ${prepaid} }`), dryRun),
        /anew/,
      );
    }
    const { lines, totalWithTax } = await engine.order(order.id);
    assert.equal(lines.length, 1);
    assert.equal(totalWithTax, order.totalWithTax);
    const [{ customFields }] = lines as [Order['lines'][number]];
    const same = `, customFields: ${JSON.stringify(customFields).replaceAll(/"(\w+)":/g, '$1:')}`;
    assert.equal((await modify(order, adjusted(order, 'WHITE-1', 3, same))).__typename, 'Order');
    await pay(order);
  });

  it('is refused as a pack without its cans, which would cost nothing, and taken with them', async () => {
    await sellAhead(engine);
    const order = await placedOrder(engine);
    await goTo(order, 'Modifying');
    await assert.rejects(modify(order, await added(ownPack, 1)), /is not added: parts can't be blank\./);
    const parts = String.raw`parts: "[{\"sku\":\"WHITE-1\",\"quantity\":3},{\"sku\":\"RED-1\",\"quantity\":1}]"`;
    assert.equal((await modify(order, await added(ownPack, 1, parts))).__typename, 'Order');
    const pack = (await engine.order(order.id)).lines.find(({ productVariant: { sku } }) => sku === ownPack);
    assert.ok(pack && pack.unitPrice > 0);
    await pay(order);
  });

  it('refuses more units of a prepaid line, whose deliveries may be made already, and takes fewer', async () => {
    await sellAhead(engine);
    const order = await placeAhead(engine, { quantity: 2 });
    const payment = await settle(order);
    await goTo(order, 'Modifying');
    await assert.rejects(modify(order, adjusted(order, 'WHITE-1', 3)), /paid ahead/);
    const back = `${adjusted(order, 'WHITE-1', 1)}, refunds: [{ paymentId: "${payment}", amount: 100 }]`;
    assert.equal((await modify(order, back, true)).__typename, 'Order');
  });
});
