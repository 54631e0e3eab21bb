import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { ShippingMethod, ShippingMethodService, TransactionalConnection } from '@vendure/core';
import { priceOfEach } from '#src/plugins/subscription/announced-prices';
import type { Subscription } from '#src/plugins/subscription/entities/subscription.entity';
import { SubscriptionChanges } from '#src/plugins/subscription/subscription-changes';
import { mailsTo, textOf } from '#test/support/change-subscription';
import { inTransaction } from '#test/support/customers';
import { DeliveryShop } from '#test/support/delivery-shop';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { subscribe, subscriptionNow } from '#test/support/subscribers';

const engine = new EngineUnderTest();
const shop = new DeliveryShop(engine);
before(async () => {
  await engine.start();
  await shop.setStock('WHITE-1', 10_000);
});
after(() => engine.stop());
shop.endAllAfterEach();

const DAY = '2027-03-24';
const usualShipping = 1000;

/** A box of $25.12 of which its customer has been told nothing yet. */
function unannounced(): Promise<Subscription> {
  return subscribe(engine, { actionableDate: DAY, isAnnounced: false });
}

/** Sets the cost of the cheapest shipping method, in cents. */
async function setShipping(cents: number): Promise<void> {
  await inTransaction(engine, async (ctx) => {
    const methods = await engine.get(TransactionalConnection).getRepository(ctx, ShippingMethod).find();
    const standard = methods.find(({ calculator }) => calculator.args.some(({ value }) => value === String(shipping)));
    assert.ok(standard);
    await engine.get(ShippingMethodService).update(ctx, {
      id: standard.id,
      calculator: {
        code: standard.calculator.code,
        arguments: standard.calculator.args.map(({ name, value }) => ({
          name,
          value: name === 'cost' ? String(cents) : value,
        })),
      },
      translations: [],
    });
  });
  shipping = cents;
}
let shipping = usualShipping;

async function whileShippingCosts(cents: number, act: () => Promise<void>): Promise<void> {
  await setShipping(cents);
  try {
    await act();
  } finally {
    await setShipping(usualShipping);
  }
}

async function lastMail({ customer }: Subscription): Promise<string> {
  const mail = (await mailsTo(engine, customer.emailAddress)).at(-1);
  assert.ok(mail);
  return textOf(mail);
}

async function charged(subscription: Subscription): Promise<readonly number[]> {
  return (await shop.placed(subscription)).map(({ totalWithTax }) => totalWithTax);
}

describe('The total that a reminder has announced (spec §4 Default reminder)', () => {
  it('is withdrawn in words when shipping rises: the box is put off, and charged as announced anew', async () => {
    const subscription = await unannounced();
    await shop.beat('2027-03-21');
    assert.match(await lastMail(subscription), /On March 24, 2027 we charge \$25\.12/);
    await whileShippingCosts(1500, async () => {
      await shop.beat(DAY);
      assert.deepEqual(await shop.orders(subscription), []);
      assert.match(
        await lastMail(subscription),
        /On March 27, 2027 we charge \$30\.12[^]*We announced \$25\.12 before/,
      );
      await shop.beatDaily(['2027-03-25', '2027-03-26', '2027-03-27']);
      assert.deepEqual(await shop.attempts(subscription), [['2027-03-27', '2027-03-27', 'placed']]);
      assert.deepEqual(await charged(subscription), [3012]);
    });
    assert.equal((await subscriptionNow(engine, subscription)).actionableDate, '2027-04-24');
  });

  it('is withdrawn by the last reminder when it rises after the first one, and charged less when it falls', async () => {
    const subscription = await unannounced();
    await shop.beat('2027-03-10');
    await whileShippingCosts(1500, async () => {
      await shop.beat('2027-03-21');
      assert.match(
        await lastMail(subscription),
        /On March 24, 2027 we charge \$30\.12[^]*We announced \$25\.12 before/,
      );
    });
    await shop.beat(DAY);
    assert.deepEqual(await charged(subscription), [2512]);
    assert.doesNotMatch(await lastMail(subscription), /We announced/);
  });

  it('changes with the cans that the customer chooses after it, and the box comes on its day', async () => {
    const subscription = await unannounced();
    await shop.beat('2027-03-21');
    await shop.setPrice('WHITE-1', 1000);
    try {
      await inTransaction(engine, (ctx) =>
        engine
          .get(SubscriptionChanges)
          .update(ctx, { customerId: subscription.customer.id, id: subscription.id }, '2027-03-22', {
            cans: [{ sku: 'WHITE-1', quantity: 4 }],
          }),
      );
      await shop.beat(DAY);
      const [order] = await shop.placed(subscription);
      // Two cans as announced, two at the price of their day.
      assert.deepEqual(
        order?.lines.map(({ quantity, unitPrice }) => [quantity, unitPrice]),
        [[4, 850]],
      );
    } finally {
      await shop.setPrice('WHITE-1', 700);
    }
  });

  it('leaves no can at the announced price that was not announced', () => {
    for (const quantity of [1, 2, 3, 7, 12, 24])
      for (const announced of [1, 2, 5, 12, 30]) {
        const total = priceOfEach(899, quantity, { price: 700, quantity: announced }) * quantity;
        const promised = Math.min(quantity, announced);
        const exact = promised * 700 + (quantity - promised) * 899;
        assert.ok(total <= exact && total > exact - quantity, `${quantity} of ${announced}`);
      }
    assert.equal(priceOfEach(600, 3, { price: 700, quantity: 3 }), 600);
    assert.equal(priceOfEach(800, 3, undefined), 800);
  });
});
