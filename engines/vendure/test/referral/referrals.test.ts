import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Customer } from '@vendure/core';
import { ChannelService, RequestContextService } from '@vendure/core';
import { RecentCalls } from '#src/plugins/recent-calls/recent-calls';
import { Referrals } from '#src/plugins/referral/referrals';
import { StoreCredits } from '#src/plugins/store-credit/store-credits';
import { inTransaction, makeCustomer, orderOf } from '#test/support/customers';
import { EngineUnderTest, eventually } from '#test/support/engine-under-test';
import { OrderMails } from '#test/support/order-mails';
import { PaidOrders } from '#test/support/paid-orders';
import type { OutboxMail } from '#test/support/sandbox-stand-in';
import { callShop, codeOf } from '#test/support/shop-call';

const engine = new EngineUnderTest();
const orders = new PaidOrders(engine);
before(() => engine.start());
after(() => engine.stop());

let cards = 0;
/** The purchase of a friend, with a card of their own, of goods that cost more than the reward. */
const buys = <T extends object>(purchase: T) => {
  cards += 1;
  return { quantity: 2, card: `42${String(cards).padStart(14, '0')}`, ...purchase };
};

const identifierOf = async (email: string): Promise<string> =>
  engine.get(Referrals).identify(await engine.context(), email);

/** Lists the changes of a customer's credit, newest first: action, amount, and the number of the order. */
async function historyOf({ id }: Customer): Promise<readonly (readonly [string, number, string | null])[]> {
  const { items } = await engine.get(StoreCredits).history(await engine.context(), id, 1);
  return items.map(({ action, change, orderNumber }) => [action, change, orderNumber] as const);
}

const given = ['Referral', 1000, null] as const;
const takenBack = ['Referral canceled', -1000, null] as const;

/** A customer, and the fields that their link leaves on the order of a friend. */
async function referrer(
  name: string,
): Promise<{ readonly customer: Customer; readonly fields: { readonly referralIdentifier: string } }> {
  const customer = await makeCustomer(engine, `${name}@example.test`);
  return { customer, fields: { referralIdentifier: await identifierOf(` ${name.toUpperCase()}@example.test `) } };
}

/** Waits for a mail about store credit. */
const mailTo = ({ emailAddress }: Customer, number = 1): Promise<OutboxMail> =>
  eventually(
    () => engine.sandbox.mailsTo(emailAddress).filter(({ subject }) => subject.includes('credit'))[number - 1],
  );

describe('A referral identifier (spec §7 POST referral_identifiers)', () => {
  const identify = async (email: string): Promise<unknown> => {
    const query = 'mutation ($email: String!) { identifyReferrer(email: $email) }';
    const answer = await callShop(engine.url, query, { email });
    return codeOf(answer) ?? answer.body.data?.['identifyReferrer'];
  };

  it('is one for an address, however it is written, and of no other', async () => {
    const [first, other] = [await identify('wanted@example.test'), await identify('other@example.test')];
    assert.match(String(first), /^[\w-]{12}$/);
    assert.notEqual(other, first);
    assert.equal(await identify(' WANTED@example.test '), first);
    assert.equal(await identify('nobody'), 'INVALID');
  });

  it('is made so often in a minute for one caller; one that is known is answered as before', async () => {
    const ip = '203.0.113.7';
    const req = { ip, headers: {} } as never;
    const ctx = await engine.get(RequestContextService).create({ apiType: 'shop', req });
    const ask = (email: string): Promise<string> => engine.get(Referrals).identify(ctx, email);
    const known = await ask('known@example.test');
    for (let nth = 2; nth <= 119; nth += 1)
      await engine.get(RecentCalls).takeMessage('referral', `asked-${nth}@example.test`, ip);
    const last = await ask('last@example.test');
    await assert.rejects(ask('one-too-many@example.test'), { code: 'RATE_LIMITED' });
    assert.deepEqual([await ask('known@example.test'), await ask('last@example.test')], [known, last]);
  });

  it('stays when its customer is deleted, without rewards or a new owner', async () => {
    const { customer, fields } = await referrer('deleted');
    await engine.dashboard(`mutation { deleteCustomer(id: "${customer.id}") { result } }`);
    const { customer: next, fields: newer } = await referrer('deleted');
    assert.notDeepEqual(newer, fields);
    await orders.settled(buys({ email: 'friend-of-deleted@example.test', fields }));
    assert.deepEqual([await historyOf(customer), await historyOf(next)], [[], []]);
  });
});

describe('The reward for referring a friend (spec §3 referrals)', () => {
  it("is store credit with a mail, once the money of the friend's first order is taken", async () => {
    const { customer, fields } = await referrer('ada');
    const order = await orders.place(buys({ email: 'new@example.test', fields }));
    assert.deepEqual(await historyOf(customer), []);
    await orders.settle(order);
    assert.deepEqual(await historyOf(customer), [given]);
    const { subject, text, html, links } = await mailTo(customer);
    assert.equal(subject, 'You have $10.00 of store credit');
    assert.deepEqual(links, ['http://shop.test/account/credit/']);
    // The mail reveals neither the friend's identity nor the purchase.
    for (const secret of ['new@example.test', order.code, 'Ada <Example>', 'Sacramento'])
      assert.ok(!`${text}${html}`.includes(secret));
    // In the dashboard it says where the credit is from.
    const { items } = await engine.get(StoreCredits).history(await engine.context(), customer.id, 1);
    assert.equal(items[0]?.reason, `Referral: first order of a friend, ${order.code}`);
  });

  it('is given once for a friend, however the address is written and whether they have an account', async () => {
    const { customer, fields } = await referrer('bob');
    const cleo = await makeCustomer(engine, 'cleo@example.test');
    await orders.settled(buys({ email: 'twice@example.test', fields }));
    await orders.settled(buys({ email: 'Twice@Example.test', fields }));
    await orders.settled(buys({ email: 'cleo@example.test', customer: cleo, fields }));
    await orders.settled(buys({ email: 'other-of-cleo@example.test', customer: cleo, fields }));
    assert.deepEqual(await historyOf(customer), [given, given]);
  });

  it('is not given to oneself, by account or by e-mail address', async () => {
    const { customer, fields } = await referrer('eve');
    await orders.settled(buys({ email: 'somebody-else@example.test', customer, fields }));
    await orders.settled(buys({ email: 'EVE@example.test', fields }));
    assert.deepEqual(await historyOf(customer), []);
  });

  it('is not given for a friend with an earlier order or delivery', async () => {
    const { customer, fields } = await referrer('finn');
    await orders.settled(buys({ email: 'regular@example.test' }));
    await orders.settled(buys({ email: 'regular@example.test', fields }));
    const member = await makeCustomer(engine, 'member@example.test');
    const delivery = { subscriptionId: String(member.id) };
    await orders.settled(buys({ email: 'member@example.test', customer: member, fields: delivery }));
    await orders.settled(buys({ email: 'member@example.test', customer: member, fields }));
    assert.deepEqual(await historyOf(customer), []);
  });

  it('is not given for an unknown identifier, or one without an account', async () => {
    const codes = ['nobody-knows-this', "'; drop table orders; --", await identifierOf('later@example.test')];
    for (const [index, one] of codes.entries())
      await orders.settled(buys({ email: `lost-${index}@example.test`, fields: { referralIdentifier: one } }));
    const { customer } = await referrer('later');
    assert.deepEqual(await historyOf(customer), []);
  });

  it('is as much as the shop says, and nothing where it says so', async () => {
    const { customer, fields } = await referrer('rich');
    const { id } = await engine.get(ChannelService).getDefaultChannel();
    const give = (cents: number): Promise<unknown> =>
      engine.dashboard(
        `mutation { updateChannel(input: { id: "${id}", customFields: { referralCredit: ${cents} } }) { __typename } }`,
      );
    for (const cents of [0, 2500, 1000]) {
      await give(cents);
      await orders.settled(buys({ email: `for-${cents}@example.test`, fields, quantity: 4 }));
    }
    assert.deepEqual(
      (await historyOf(customer)).map(([, change]) => change),
      [1000, 2500],
    );
  });

  it('is given for the first of two orders that are placed, whichever is settled first', async () => {
    const { customer, fields } = await referrer('dora');
    const account = await makeCustomer(engine, 'patient@example.test');
    const ways = [
      { email: 'patient-guest@example.test' },
      // With another address each time.
      { email: 'patient-1@example.test', other: 'patient-2@example.test', customer: account },
    ];
    for (const { email, other = email, ...who } of ways) {
      const first = await orders.place(buys({ ...who, email, fields }));
      await orders.settled(buys({ ...who, email: other, fields }));
      const before = await historyOf(customer);
      await orders.settle(first);
      assert.deepEqual(await historyOf(customer), [given, ...before]);
    }
    assert.deepEqual(await historyOf(customer), [given, given]);
  });
});

describe('The reward for an order that is canceled (spec §3 referrals)', () => {
  it('is taken back once, with a mail', async () => {
    const { customer, fields } = await referrer('gone');
    const order = await orders.settled(buys({ email: 'leaves@example.test', fields }));
    await orders.cancel(order);
    await orders.cancel(order);
    assert.deepEqual(await historyOf(customer), [takenBack, given]);
    assert.equal(await engine.get(StoreCredits).available(await engine.context(), customer.id), 0);
    const { subject, text } = await mailTo(customer, 2);
    assert.equal(subject, 'We took back $10.00 of store credit');
    assert.ok(!text.includes(order.code));
  });

  it('is not taken back as far as it is set aside for an order of the referrer', async () => {
    const { customer, fields } = await referrer('gus');
    const own = await orderOf(engine, customer, 'FIZZ-1', 1);
    const older = own.totalWithTax - 300;
    await inTransaction(engine, (ctx) =>
      engine.get(StoreCredits).grant(ctx, customer.id, { amount: older, reason: 'A present' }),
    );
    const order = await orders.settled(buys({ email: 'changes-mind@example.test', fields }));
    assert.deepEqual(await engine.complete(own), { kind: 'completed' });
    await orders.cancel(order);
    assert.deepEqual(await historyOf(customer), [['Referral canceled', -700, null], given, ['Added', older, null]]);
    assert.match((await mailTo(customer, 2)).text, /we took back \$7\.00 of/);
    const [told, ...others] = await new OrderMails(engine).alertsOf(order);
    assert.equal(told?.subject, `The referral reward for order ${order.code} was spent`);
    assert.match(told.text, /had spent \$3\.00 of the reward/);
    assert.deepEqual(others, []);
  });

  it('is given again for the first order that stays', async () => {
    const { customer, fields } = await referrer('hal');
    await orders.cancel(await orders.settled(buys({ email: 'second-try@example.test', fields })));
    await orders.settled(buys({ email: 'second-try@example.test', fields }));
    assert.deepEqual(await historyOf(customer), [given, takenBack, given]);
  });
});
