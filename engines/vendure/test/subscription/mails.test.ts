import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Customer, EventBus, TransactionalConnection } from '@vendure/core';
import type { MailContent } from '#src/plugins/core/mails/mail';
import { StoreCredits } from '#src/plugins/store-credit/store-credits';
import { SubscriptionBegunEvent } from '#src/plugins/subscription/subscription-begun-event';
import type { SubscriptionKey } from '#src/plugins/subscription/subscription-changes';
import { SubscriptionMails } from '#src/plugins/subscription/subscription-mails';
import { brand } from '#test/support/brand';
import type { Given } from '#test/support/change-subscription';
import { keyOf, mailsTo, SubscriptionCalls, textOf, today } from '#test/support/change-subscription';
import { inTransaction } from '#test/support/customers';
import { EngineUnderTest, eventually, shopUrl } from '#test/support/engine-under-test';
import { reduceCasesAndClubs, stockUp } from '#test/support/joining';
import { cards, newCustomer, saveCard } from '#test/support/subscribers';

const engine = new EngineUnderTest();
const calls = new SubscriptionCalls(engine);
before(async () => {
  await engine.start();
  await stockUp(engine);
  await reduceCasesAndClubs(engine);
});
after(() => engine.stop());

const lines = [{ sku: 'WHITE-1', quantity: 12 }];

async function onlyMailTo(address: string): Promise<{ readonly subject: string; readonly text: string }> {
  const [mail, ...more]: readonly MailContent[] = await mailsTo(engine, address);
  assert.ok(mail);
  assert.deepEqual(more, []);
  return { subject: mail.subject, text: textOf(mail) };
}

function includes(text: string, parts: readonly string[]): void {
  for (const part of parts) assert.ok(text.includes(part), `${part}\nis not in\n${text}`);
}

const grace = {
  ...{ name: 'Grace Example', address1: '2 Hill Road', address2: '', city: 'Oakland', zipcode: '94601' },
  ...{ phone: '5105550100', countryIso: 'US', stateAbbr: 'CA' },
};
const renews = 'renews by itself until you cancel it';

interface Case {
  readonly what: string;
  readonly given?: Given;
  readonly change: (key: SubscriptionKey) => Promise<unknown>;
  readonly subject: string;
  readonly says: readonly string[];
  readonly silent?: readonly string[];
}

const cases: readonly Case[] = [
  {
    what: 'a skip',
    change: (key) => calls.skip(key),
    subject: 'Your delivery on March 1, 2027 is skipped',
    says: [
      'Nothing ships and nothing is charged for March 1, 2027',
      'Next charge: April 1, 2027, to Visa ending in 1111.',
      renews,
    ],
  },
  {
    what: 'a pause without a day',
    change: (key) => calls.pause(key),
    subject: 'Your club box is paused',
    says: [
      'Nothing ships and nothing is charged until you resume it.',
      'Your member discount is paused too.',
      'None until you resume it.',
    ],
    silent: ['Each charge'],
  },
  {
    what: 'a pause until a day',
    change: (key) => calls.pause(key, '2027-05-01'),
    subject: 'Your club box is paused',
    says: [
      'Nothing ships and nothing is charged before May 1, 2027.',
      'Each charge: $91.65',
      'Next charge: May 1, 2027',
    ],
  },
  {
    what: 'going on',
    given: { isPaused: true, actionableDate: null },
    change: (key) => calls.resume(key, '2027-02-20'),
    subject: 'Your club box is active again',
    says: ['The next delivery is on February 20, 2027.', 'Your member discount in the shop is 10%.', renews],
  },
  {
    what: 'a cancellation',
    change: (key) => calls.cancel(key),
    subject: 'Your club box is canceled',
    says: ['Nothing more ships', 'Your member discount has ended today.', `${shopUrl}/can-club/`],
    silent: [renews, 'Next charge'],
  },
  {
    what: 'another interval',
    change: (key) => calls.update(key, { interval: { length: 2, unit: 'week' } }),
    subject: 'Your club box now comes every 2 weeks',
    says: ['From now on it comes every 2 weeks.', 'How often: Every 2 weeks, until you cancel it.'],
  },
  {
    what: 'another day',
    change: (key) => calls.update(key, { actionableDate: '2027-03-05' }),
    subject: 'Your next delivery is on March 5, 2027',
    says: ['The next delivery is on March 5, 2027.', 'before March 5, 2027, at no fee'],
  },
  {
    what: 'other cans',
    change: (key) => calls.update(key, { cans: [{ sku: 'RED-1', quantity: 12 }] }),
    subject: 'The cans in your club box have changed',
    says: [
      'In your next delivery: 12 × Quiet Red',
      'Each charge: $103.31',
      '$86.40 for what is in it, at the member price',
    ],
  },
  {
    what: 'a larger club',
    change: (key) => calls.update(key, { cans: [{ sku: 'WHITE-1', quantity: 24 }] }),
    subject: 'Your club box now has 24 cans',
    says: ['24 × Brisk White', 'Your member discount in the shop is 20%.', 'Each charge: $155.15'],
  },
  {
    what: 'another address',
    change: (key) => calls.update(key, { shippingAddress: grace }),
    subject: 'Your club box ships to another address',
    says: ['Ships to: Grace Example, 2 Hill Road, Oakland, CA 94601', renews],
    silent: [grace.phone],
  },
  {
    what: 'several things at once',
    change: (key) => calls.update(key, { interval: { length: 1, unit: 'week' }, actionableDate: '2027-03-05' }),
    subject: 'Your club box has changed',
    says: ['it comes every week', 'next delivery is on March 5, 2027'],
  },
  {
    what: 'a change of what has a last day',
    given: { endDate: '2028-01-01' },
    change: (key) => calls.skip(key),
    subject: 'Your delivery on March 1, 2027 is skipped',
    says: ['How often: Every month, until January 1, 2028. Then it ends by itself.'],
  },
  {
    what: 'a skip past the last day',
    given: { endDate: '2027-03-15' },
    change: (key) => calls.skip(key),
    subject: 'Your delivery on March 1, 2027 is skipped',
    says: ['None: it ends by itself on March 15, 2027.'],
    silent: ['Each charge'],
  },
  {
    what: 'a change of what has a last delivery',
    given: { state: 'pending-cancellation' },
    change: (key) => calls.update(key, { actionableDate: '2027-03-05' }),
    subject: 'Your next delivery is on March 5, 2027',
    says: ['One more delivery is made', 'Last charge: $91.65', 'Last charge: March 5, 2027, to Visa'],
    silent: [renews, 'How to stop'],
  },
  {
    what: 'a change of what holds an extra',
    given: { lines: [...lines, { sku: 'SLEEVE-1', quantity: 1, isOneTime: true }] },
    change: (key) => calls.skip(key),
    subject: 'Your delivery on March 1, 2027 is skipped',
    says: ['Next charge: $97.05', 'Each charge after that: $91.65'],
  },
  {
    what: 'a change without a card',
    given: { card: null },
    change: (key) => calls.skip(key),
    subject: 'Your delivery on March 1, 2027 is skipped',
    says: ['to a card that you have yet to choose.'],
  },
  {
    what: 'a change of a box of no club',
    given: { clubCans: null, lines: [{ sku: 'WHITE-1', quantity: 3 }] },
    change: (key) => calls.cancel(key),
    subject: 'Your club box is canceled',
    says: ['Nothing more ships'],
    silent: ['member discount', 'join again'],
  },
];

describe('The mail of a change (spec §4 Subscription actions)', () => {
  for (const { what, given, change, subject, says, silent = [] } of cases)
    it(`tells of ${what}, with the terms from then on`, async () => {
      const subscription = await calls.club(given);
      await change(keyOf(subscription));
      const mail = await onlyMailTo(subscription.customer.emailAddress);
      assert.equal(mail.subject, subject);
      includes(mail.text, says);
      for (const part of silent) assert.ok(!mail.text.includes(part), `${part}\nis in\n${mail.text}`);
    });

  it('comes with the last reminder when the charge is less than three days away', async () => {
    const subscription = await calls.club({ isPaused: true, actionableDate: null });
    await calls.resume(keyOf(subscription));
    const mails = await mailsTo(engine, subscription.customer.emailAddress);
    const reminder = mails.find(({ subject }) => subject === 'Last chance to change your club box');
    assert.ok(reminder && mails.length === 2);
    includes(textOf(reminder), ['On February 11, 2027 we charge $91.65 to Visa ending in 1111']);
  });

  it('has the amount of each charge, how to stop it and where to ask, as the law wants', async () => {
    const subscription = await calls.club();
    await calls.skip(keyOf(subscription));
    const { text } = await onlyMailTo(subscription.customer.emailAddress);
    includes(text, [
      'Each charge: $91.65\n$75.60 for what is in it, at the member price\n$10.00 shipping\n$6.05 tax',
      'Skip, pause or cancel it in your account before April 1, 2027, at no fee.',
      brand.supportAddress,
      `Manage your club box: ${shopUrl}/account/subscriptions/${subscription.id}/`,
    ]);
    assert.ok(!text.includes('store credit'));
  });

  it('tells of another card', async () => {
    const customer = await newCustomer(engine);
    const subscription = await calls.club({ customer });
    const { id } = await saveCard(engine, customer, cards.tryAgainLater);
    await calls.update(keyOf(subscription), { savedCardId: id });
    const mail = await onlyMailTo(customer.emailAddress);
    assert.equal(mail.subject, 'Your club box is paid with another card');
    includes(mail.text, ['Paid with: Visa ending in 0341', 'to Visa ending in 0341.']);
  });

  it('says when store credit pays first', async () => {
    const customer = await newCustomer(engine);
    const subscription = await calls.club({ customer });
    await inTransaction(engine, (ctx) =>
      engine.get(StoreCredits).grant(ctx, customer.id, { amount: 500, reason: 'A present' }),
    );
    await calls.skip(keyOf(subscription));
    includes((await onlyMailTo(customer.emailAddress)).text, ['Your store credit pays first.']);
  });

  it('is none when nothing changes', async () => {
    const subscription = await calls.club();
    const { actionableDate, savedCardId } = subscription;
    const cans = [{ sku: 'WHITE-1', quantity: 12 }];
    await calls.update(keyOf(subscription), { actionableDate, savedCardId, cans, interval: subscription.interval });
    await calls.resume(keyOf(subscription));
    assert.deepEqual(await mailsTo(engine, subscription.customer.emailAddress), []);
  });

  it('goes to the address of the first order when the customer has none', async () => {
    const customer = await newCustomer(engine);
    const subscription = await calls.club({ customer, email: 'first-order@example.test' });
    const customers = engine.get(TransactionalConnection).rawConnection.getRepository(Customer);
    await customers.update(customer.id, { emailAddress: '', customFields: { provenEmail: null } });
    await calls.skip(keyOf(subscription));
    assert.equal((await onlyMailTo('first-order@example.test')).subject, 'Your delivery on March 1, 2027 is skipped');
  });

  it('is sent by the worker', async () => {
    const subscription = await calls.club();
    await calls.pause(keyOf(subscription));
    await eventually(() =>
      engine.sandbox
        .mailsTo(subscription.customer.emailAddress)
        .find(({ subject }) => subject === 'Your club box is paused'),
    );
  });
});

describe('The welcome mail (spec §9 Club)', () => {
  const welcome = async (given: Given): Promise<{ readonly subject: string; readonly text: string }> => {
    const subscription = await calls.club(given);
    const order = await engine.orderAtPayment('WHITE-1', 12);
    const mail = await engine.get(SubscriptionMails).welcome(await engine.context(), subscription.id, order, today);
    const text = textOf(mail);
    assert.equal(mail.to, subscription.customer.emailAddress);
    includes(text, [`every month. The first one is your order ${order.code}.`, renews]);
    return { subject: mail.subject, text };
  };

  it('tells a member of their discount', async () => {
    const { subject, text } = await welcome({});
    assert.equal(subject, 'Welcome to the can club');
    includes(text, [
      'Your club box: 12 cans',
      'you get 10% off every can and pack',
      'In your box: 12 × Brisk White',
      'Each charge: $91.65',
    ]);
  });

  it('tells others why there is none', async () => {
    const { subject, text } = await welcome({ clubCans: null, lines: [{ sku: 'WHITE-1', quantity: 5 }] });
    assert.equal(subject, 'Your club box has started');
    includes(text, ['Your club box: 5 cans', 'This box has another number of cans, so it gets none.']);
  });

  it('is written by the worker, once, however often it is told of', async () => {
    const subscription = await calls.club();
    const order = await engine.orderAtPayment('WHITE-1', 12);
    for (let times = 0; times < 2; times += 1)
      await inTransaction(engine, (ctx) =>
        engine.get(EventBus).publish(new SubscriptionBegunEvent(ctx, subscription.id, order)),
      );
    await calls.pause(keyOf(subscription));
    const sent = await eventually(() => {
      const mails = engine.sandbox.mailsTo(subscription.customer.emailAddress);
      return mails.some(({ subject }) => subject === 'Your club box is paused') ? mails : undefined;
    });
    assert.deepEqual(
      sent.map(({ subject }) => subject),
      ['Welcome to the can club', 'Your club box is paused'],
    );
  });
});
