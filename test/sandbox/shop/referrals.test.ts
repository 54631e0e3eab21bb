import { describe, expect, it } from 'vitest';
import { listMails } from '#sandbox/shop/outbox';
import { contractConfig } from '#test/contracts/shop/contract-config';
import { fresno, goodCard, GuestShopper } from '#test/sandbox/support/guest-shopper';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import { ShopClient } from '#test/sandbox/support/shop-client';
import { noLimits, startTestSandbox } from '#test/sandbox/support/test-sandbox';

const names = ['ada', 'bob', 'cleo', 'dora', 'eve', 'finn', 'gus', 'hal', 'ida', 'jim', 'kai'] as const;
type Name = (typeof names)[number];

const customers = names.map((name) => ({ subject: name, email: `${name}@example.test`, bearer: `key-${name}` }));
const variants = contractConfig.variants.map((variant) => ({ ...variant, stock: variant.stock && 500 }));
const sandbox = sharedSandbox({ config: { ...contractConfig, variants, referralCreditCents: 1000, customers } });

const customer = (name: Name) => new ShopClient(sandbox, { bearer: `key-${name}` });
const creditOf = async (name: Name) => (await customer(name).send('GET', '/api/users/me')).body['store_credit'];

async function eventsOf(name: Name) {
  const { body } = await customer(name).send('GET', '/api/store_credit_events/mine');
  return (body['store_credit_events'] as readonly Record<string, string | null>[]).map((event) => [
    event['display_action'],
    event['display_amount'],
    event['order_number'],
  ]);
}

async function mailsTo(name: Name): Promise<readonly string[]> {
  return (await listMails(sandbox.database))
    .filter(({ to }) => to === `${name}@example.test`)
    .map(({ subject }) => subject)
    .filter((subject) => subject.includes('store credit'));
}

/** The identifier in the customer's link. */
async function identifierOf(name: Name): Promise<string> {
  const { body } = await customer(name).send('POST', '/api/referral_identifiers', { email: `${name}@example.test` });
  return String(body['referral_identifier']);
}

interface Buyer {
  readonly email: string;
  readonly bearer?: string;
  readonly referral?: string;
  readonly lines?: readonly { readonly sku: string; readonly quantity: number }[];
  /** The number of the card; one of the buyer's own when left out. */
  readonly card?: string;
}

let cards = 0;

/** An order up to its last step. */
async function ready({ email, bearer, referral, lines = wine(2), card }: Buyer): Promise<GuestShopper> {
  cards += 1;
  const shopper = await GuestShopper.with(sandbox, lines, bearer);
  const order = { referral_identifier: referral };
  if (referral !== undefined) await shopper.client.must('PATCH', `/api/orders/${shopper.number}`, { order });
  await shopper.checkout('address', { email, ship_address_attributes: fresno });
  const { shipments } = await shopper.order();
  await shopper.checkout('delivery', { shipments_attributes: shipments.map(({ id }) => ({ id })) });
  await shopper.payBy({ ...goodCard, number: card ?? `42${String(cards).padStart(14, '0')}` });
  return shopper;
}

const wine = (quantity: number) => [{ sku: 'WHITE-1', quantity }];
const place = (shopper: GuestShopper) => shopper.call('PUT', 'complete');
const charge = ({ number }: GuestShopper) => new ShopClient(sandbox).must('POST', `/_control/captures/${number}`);

async function placed(buyer: Buyer): Promise<GuestShopper> {
  const shopper = await ready(buyer);
  expect((await place(shopper)).status).toBe(200);
  return shopper;
}

/** An order whose card is charged. */
async function buy(buyer: Buyer): Promise<GuestShopper> {
  const shopper = await placed(buyer);
  await charge(shopper);
  return shopper;
}

const cancel = ({ number }: GuestShopper) => new ShopClient(sandbox).send('POST', `/_control/cancellations/${number}`);

describe('The reward for referring a friend (spec §3 referrals)', () => {
  it("is store credit with a reason and a mail, once the card of the friend's first order is charged", async () => {
    const shopper = await ready({ email: 'new@example.test', referral: await identifierOf('ada') });
    expect([await creditOf('ada'), await mailsTo('ada')]).toEqual(['0.0', []]);
    await place(shopper);
    expect([await creditOf('ada'), await mailsTo('ada')]).toEqual(['0.0', []]);
    await charge(shopper);
    expect(await creditOf('ada')).toBe('10.0');
    expect(await eventsOf('ada')).toEqual([['Referral', '$10.00', null]]);
    expect(await mailsTo('ada')).toEqual(['You have $10.00 of store credit']);
  });

  it('says nothing of the friend to the referrer', async () => {
    const { number } = await buy({ email: 'private@example.test', referral: await identifierOf('hal') });
    const mail = (await listMails(sandbox.database)).find(({ to }) => to === 'hal@example.test');
    for (const secret of ['private@example.test', number, 'Ada Example', 'Fresno'])
      expect(`${mail?.text}${mail?.html}`).not.toContain(secret);
    expect(mail?.links).toEqual(['http://localhost:5173/en-US/account/credit/']);
  });

  it('is given once for a friend, however the address is written and whether they have an account', async () => {
    const referral = await identifierOf('bob');
    await buy({ email: 'twice@example.test', referral });
    await buy({ email: ' Twice@Example.test ', referral });
    await buy({ email: 'cleo@example.test', bearer: 'key-cleo', referral });
    await buy({ email: 'other-of-cleo@example.test', bearer: 'key-cleo', referral });
    expect(await creditOf('bob')).toBe('20.0');
  });

  it('is given once when one card of two friends is charged for both at the same time', async () => {
    const referral = await identifierOf('dora');
    const card = '4300000000000001';
    const orders = [
      await placed({ email: 'hasty@example.test', referral, card }),
      await placed({ email: 'hastier@example.test', referral, card }),
    ];
    await Promise.all(orders.map(charge));
    expect(await creditOf('dora')).toBe('10.0');
  });

  it('is given for the first order of a friend, whichever is charged first', async () => {
    const referral = await identifierOf('ida');
    const first = await placed({ email: 'patient@example.test', referral });
    await buy({ email: 'patient@example.test', referral });
    expect(await creditOf('ida')).toBe('0.0');
    await charge(first);
    expect(await creditOf('ida')).toBe('10.0');
  });

  it('is not given for gift cards, or for goods that cost no more than it', async () => {
    const referral = await identifierOf('jim');
    await buy({ email: 'one-can@example.test', referral, lines: wine(1) });
    const present = [{ sku: 'GIFT-CARD-50', quantity: 1 }];
    await buy({ email: 'present@example.test', referral, lines: [...wine(1), ...present] });
    expect(await creditOf('jim')).toBe('0.0');
  });

  it('is given ten times a month at most', async () => {
    const referral = await identifierOf('kai');
    const { id } = await sandbox.database
      .selectFrom('customers')
      .select('id')
      .where('email', '=', 'kai@example.test')
      .executeTakeFirstOrThrow();
    await buy({ email: 'friend-1-of-kai@example.test', referral });
    const { createdAt } = await sandbox.database
      .selectFrom('referralRewards')
      .select('createdAt')
      .where('customerId', '=', id)
      .executeTakeFirstOrThrow();
    for (let friend = 2; friend <= 11; friend += 1)
      await buy({ email: `friend-${friend}-of-kai@example.test`, referral });
    expect(await creditOf('kai')).toBe('100.0');
    const monthBefore = new Date(Date.UTC(createdAt.getUTCFullYear(), createdAt.getUTCMonth(), 0));
    await sandbox.database
      .updateTable('referralRewards')
      .set({ createdAt: monthBefore })
      .where('customerId', '=', id)
      .execute();
    await buy({ email: 'friend-12-of-kai@example.test', referral });
    expect(await creditOf('kai')).toBe('110.0');
  });

  it('is not given to oneself, by account or by e-mail address', async () => {
    const referral = await identifierOf('eve');
    await buy({ email: 'somebody-else@example.test', bearer: 'key-eve', referral });
    await buy({ email: 'EVE@example.test', referral });
    expect([await creditOf('eve'), await eventsOf('eve')]).toEqual(['0.0', []]);
  });

  it('is not given for a customer who has bought before', async () => {
    await buy({ email: 'regular@example.test' });
    await buy({ email: 'regular@example.test', referral: await identifierOf('finn') });
    expect(await creditOf('finn')).toBe('0.0');
  });

  it.each(['nobody-knows-this', "'; drop table orders; --"])('is nothing for the identifier %s', async (referral) => {
    const { number } = await buy({ email: `lost-${referral.length}@example.test`, referral });
    expect(number).toMatch(/^R\d{9}$/);
  });
});

describe('An order that is canceled (spec §3 referrals)', () => {
  it('rewards no customer; the order of the friend that stays does', async () => {
    const referral = await identifierOf('gus');
    const shopper = await placed({ email: 'leaves@example.test', referral });
    expect((await cancel(shopper)).status).toBe(204);
    expect(await creditOf('gus')).toBe('0.0');
    await buy({ email: 'leaves@example.test', referral });
    expect(await creditOf('gus')).toBe('10.0');
  });

  it("is none any more once it is charged and its buyer's referrer has the reward", async () => {
    const before = Number(await creditOf('hal'));
    const shopper = await buy({ email: 'stays@example.test', referral: await identifierOf('hal') });
    expect((await cancel(shopper)).status).toBe(422);
    expect(Number(await creditOf('hal'))).toBe(before + 10);
  });

  it('leaves the order canceled, nothing charged, and the cans in stock again', async () => {
    const stock = async () =>
      (
        await sandbox.database
          .selectFrom('variants')
          .select('countOnHand')
          .where('sku', '=', 'WHITE-1')
          .executeTakeFirst()
      )?.countOnHand;
    const before = await stock();
    const shopper = await placed({ email: 'stock@example.test' });
    await cancel(shopper);
    expect(await stock()).toBe(before);
    expect(await shopper.order()).toMatchObject({
      state: 'canceled',
      payment_state: 'void',
      shipment_state: 'canceled',
    });
  });
});

describe('New referral identifiers (spec §7 POST referral_identifiers)', () => {
  it('are made for one caller so often in a minute; a known one is answered as before', async () => {
    const limited = await startTestSandbox({ messageLimits: { ...noLimits, fromCallerInMinute: 3 } });
    const ask = async (name: string) =>
      (await new ShopClient(limited).send('POST', '/api/referral_identifiers', { email: `${name}@example.test` }))
        .status;
    expect([await ask('ida'), await ask('jim'), await ask('kai'), await ask('liv')]).toEqual([201, 201, 201, 429]);
    expect(await ask('ida')).toBe(200);
    limited.clock.advance(60_000);
    expect(await ask('liv')).toBe(201);
    await limited.close();
  });
});
