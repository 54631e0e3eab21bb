import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Customer } from '@vendure/core';
import type { Subscription } from '#src/plugins/subscription/entities/subscription.entity';
import { mailsTo, textOf } from '#test/support/change-subscription';
import { DeliveryShop } from '#test/support/delivery-shop';
import { EngineUnderTest, eventually, shopAddress } from '#test/support/engine-under-test';
import { cards, newCustomer, subscribe } from '#test/support/subscribers';

const TODAY = '2027-03-10';

const engine = new EngineUnderTest();
const shop = new DeliveryShop(engine);
before(async () => {
  await engine.start();
  await shop.setStock('WHITE-1', 10_000);
});
after(() => engine.stop());
shop.endAllAfterEach();

type Given = Parameters<typeof subscribe>[1];

async function due(given: Given = {}): Promise<{ readonly customer: Customer; readonly subscription: Subscription }> {
  const customer = await newCustomer(engine);
  return { customer, subscription: await subscribe(engine, { customer, actionableDate: TODAY, ...given }) };
}

async function textsTo({ emailAddress }: Customer): Promise<readonly string[]> {
  return (await mailsTo(engine, emailAddress)).map(textOf);
}

describe('The mails about deliveries (spec §3 Subscription)', () => {
  it('confirm one with its order and the next one, in place of the mail about an order; the shop has its own', async () => {
    const { customer, subscription } = await due();
    await shop.beat(TODAY);
    const [order] = await shop.placed(subscription);
    const subject = `Your order ${order?.code}`;
    assert.deepEqual(await shop.subjects(customer.emailAddress), [subject]);
    const [text = ''] = await textsTo(customer);
    assert.match(text, /a delivery of your club box/);
    assert.match(text, /Total: \$25\.12/);
    assert.match(text, /April 10, 2027/);
    assert.match(text, /The amount is charged to your card/);
    const sent = await eventually(() => {
      const [toCustomer, toShop] = [customer.emailAddress, shopAddress].map((to) =>
        engine.sandbox.mailsTo(to).filter((one) => one.text.includes(order?.code ?? '')),
      );
      return toCustomer?.length && toShop?.length ? [...toCustomer, ...toShop] : undefined;
    });
    assert.deepEqual(
      sent.map((one) => one.subject),
      [subject, `New order ${order?.code}`],
    );
  });

  it('say of the last one that it is', async () => {
    const { customer } = await due({ state: 'pending-cancellation' });
    await shop.beat(TODAY);
    const [text = ''] = await textsTo(customer);
    assert.match(text, /It was the last one: nothing more ships and nothing more is charged/);
    assert.doesNotMatch(text, /renews by itself/);
  });

  it('tell of each declined payment, when it is tried again, and after three that it is not', async () => {
    const { customer } = await due({ card: cards.tryAgainLater });
    for (const day of [TODAY, '2027-03-11', '2027-03-12', '2027-03-13']) await shop.beat(day);
    const [first = '', second = '', third = '', ...more] = await textsTo(customer);
    assert.match(first, /We could not charge \$25\.12 to Visa ending in 0341/);
    assert.match(first, /We try again each day from March 11, 2027 until March 12, 2027/);
    assert.match(second, /We try again once more, on March 12, 2027/);
    assert.match(third, /We have tried 3 times. We do not try again until you choose another card/);
    assert.deepEqual(more, []);
  });

  it('ask to confirm the card again when its bank wants it, and say so when it forbids another try', async () => {
    const [asked, forbidden] = [await due({ card: cards.authentication }), await due({ card: cards.doNotTryAgain })];
    await shop.beat(TODAY);
    const [first = '', second = ''] = [...(await textsTo(asked.customer)), ...(await textsTo(forbidden.customer))];
    assert.match(first, /Your bank wants you to confirm this card once more/);
    assert.match(second, /Your bank does not allow another try/);
    assert.doesNotMatch(second, /We try again/);
  });

  it('tell once that something is sold out, however long it is', async () => {
    const { customer } = await due({ lines: [{ sku: 'ORANGE-1', quantity: 12 }] });
    for (const day of [TODAY, '2027-03-11', '2027-03-12']) await shop.beat(day);
    await shop.untilMailsAreSent();
    const subjects = engine.sandbox.mailsTo(customer.emailAddress).map(({ subject }) => subject);
    assert.deepEqual(subjects, ['Your delivery is delayed']);
  });

  it('go to the address of the order that began it when the customer has none', async () => {
    const { customer, subscription } = await due({ email: 'first-order@example.test' });
    await shop.forgetAddress(customer);
    await shop.beat(TODAY);
    assert.equal((await shop.subjects('first-order@example.test')).length, 1);
    const [order] = await shop.placed(subscription);
    assert.equal(order?.customFields.contactEmail, 'first-order@example.test');
  });
});
