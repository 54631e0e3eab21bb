import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { cancel, findPaymentSession, pay } from '#sandbox/shop/payment-sessions';
import { goodCard, GuestShopper } from '#test/sandbox/support/guest-shopper';
import { recordingsConfig } from '#test/sandbox/support/recordings-config';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import { ShopClient } from '#test/sandbox/support/shop-client';
import { startTestSandbox, storefrontUrl } from '#test/sandbox/support/test-sandbox';

const sandbox = sharedSandbox();

const card = { number: '4111111111111111', month: '01', year: '2031', name: 'Ada Example' };

async function atPayment(bearer?: string, of = sandbox): Promise<GuestShopper> {
  const shopper = await GuestShopper.with(of, [{ sku: 'RED-1', quantity: 2 }], bearer);
  await shopper.toPayment();
  return shopper;
}

async function sessionOf({ client, number }: Pick<GuestShopper, 'client' | 'number'>): Promise<string> {
  sandbox.clock.advance(1000);
  return (await client.must('PUT', `/api/checkouts/${number}/prepare`)).checkout_session_id!;
}

const place = (shopper: GuestShopper, checkout_session_id: string) =>
  shopper.client.must('PUT', `/api/checkouts/${shopper.number}/finalize`, { checkout_session_id });

describe('The card of a hosted payment (spec §7 GET wallet_payment_sources)', () => {
  const walletOf = async (bearer: string) =>
    (
      await new ShopClient(sandbox, { bearer }).must<{ wallet_payment_sources: readonly object[] }>(
        'GET',
        '/api/wallet_payment_sources',
      )
    ).wallet_payment_sources;

  it.each([
    ['asked', {}, 0],
    ['always', { subscription_line_items_attributes: [{ interval_length: 1, interval_units: 'month' }] }, 1],
  ])(
    'is %s to be kept by the owner of the order: cards that they refuse are not, unless a subscription needs them',
    async (keeping, options, more) => {
      const shopper = await GuestShopper.with(sandbox, [], 'key-ada');
      await shopper.mustAdd('WHITE-1', 6, options);
      await shopper.toPayment();
      const before = await walletOf('key-ada');
      const session = await sessionOf(shopper);
      expect(await findPaymentSession(sandbox.shop, session)).toMatchObject({ keeping });
      await pay(sandbox.shop, session, card, false);
      await place(shopper, session);
      expect(await walletOf('key-ada')).toHaveLength(before.length + more);
    },
  );

  it.each([
    ['somebody else', 'key-bob'],
    ['a guest', undefined],
  ])(
    'is not kept when %s pays with the token of the order, prepared by another person or not',
    async (_who, bearer) => {
      await (await GuestShopper.with(sandbox, [{ sku: 'RED-1', quantity: 1 }], 'key-ada')).buy();
      const shopper = await atPayment('key-ada');
      const wallets = async () => [await walletOf('key-ada'), await walletOf('key-bob')];
      const before = await wallets();
      const session = await sessionOf(shopper);
      const payer = new ShopClient(sandbox, { token: shopper.token, ...(bearer !== undefined && { bearer }) });
      expect(await sessionOf({ client: payer, number: shopper.number })).toBe(session);
      expect(await findPaymentSession(sandbox.shop, session)).toMatchObject({ keeping: 'never' });
      await pay(sandbox.shop, session, card);
      await place(shopper, session);
      expect(await wallets()).toEqual(before);
    },
  );
});

describe('A card that only its page can charge (spec §7 GET wallet_payment_sources)', () => {
  it.each(['4000000000000119', '4000002760003184'])(
    'pays there, and is declined when it is saved: %s',
    async (number) => {
      const first = await atPayment('key-bob');
      const session = await sessionOf(first);
      const outcomes = [];
      while (outcomes.at(-1)?.kind !== 'authorized')
        outcomes.push(await pay(sandbox.shop, session, { ...card, number }));
      expect(outcomes).toHaveLength(number === '4000002760003184' ? 2 : 1);
      await place(first, session);
      const next = await atPayment('key-bob');
      await next.toPayment();
      await next.call('PUT', 'next');
      expect(await next.call('PUT', 'finalize')).toMatchObject({
        status: 422,
        body: { errors: { base: [recordingsConfig.declineMessage] } },
      });
    },
  );
});

describe('Paying on the hosted page (spec §7 Shop back end)', () => {
  const payWith = (session: string, number: string) => pay(sandbox.shop, session, { ...card, number });

  it('lists the goods of the order', async () => {
    const shopper = await atPayment();
    const { line_items: lines } = await shopper.order();
    const goods = lines.map(({ quantity, variant }) => `${String(quantity)} × ${variant.name}`).join(', ');
    expect((await findPaymentSession(sandbox.shop, await sessionOf(shopper)))?.goods).toBe(goods);
  });

  it('leads back to the confirmation, or to the payment step with the reason', async () => {
    const shopper = await atPayment();
    const session = await sessionOf(shopper);
    const { number, id } = await shopper.order();
    const step = `${storefrontUrl}/checkout/?step=payment&payment_error=`;
    expect((await findPaymentSession(sandbox.shop, session))?.returnUrls).toEqual({
      paid: `${storefrontUrl}/order/confirmation/${number}/${id}?checkout_session_id=${session}&number=${number}`,
      declined: `${step}declined`,
      cancelled: `${step}cancelled`,
      expired: `${step}expired`,
    });
  });

  it('declines one card, asks to confirm another once, and charges once, however often it is pressed', async () => {
    const shopper = await atPayment();
    const session = await sessionOf(shopper);
    const numbers = ['4111111111111112', ...Array.from({ length: 3 }, () => '4000002500003155')];
    const kinds = [];
    for (const number of numbers) kinds.push((await payWith(session, number)).kind);
    expect(kinds).toEqual(['declined', 'confirm-needed', 'authorized', 'closed']);
    expect((await shopper.order()).payments.map(({ amount, state }) => [amount, state])).toEqual([
      ['27.28', 'pending'],
    ]);
  });

  it('opens another page after the shopper turned back', async () => {
    const shopper = await atPayment();
    const session = await sessionOf(shopper);
    await cancel(sandbox.shop, session);
    expect((await shopper.order()).checkout_session_id).toBeNull();
    expect(await sessionOf(shopper)).not.toBe(session);
    expect(await payWith(session, card.number)).toEqual({ kind: 'closed' });
  });

  it('stays paid when the shopper turns back after that', async () => {
    const shopper = await atPayment();
    const session = await sessionOf(shopper);
    await payWith(session, card.number);
    await cancel(sandbox.shop, session);
    expect((await place(shopper, session)).state).toBe('complete');
  });

  it('stores no card number', async () => {
    const shopper = await atPayment();
    const session = await sessionOf(shopper);
    await payWith(session, '5555555555554444');
    await place(shopper, session);
    const tables = await sql<{
      name: string;
    }>`select table_name as name from information_schema.tables where table_schema = 'public'`.execute(
      sandbox.database,
    );
    const rows = await Promise.all(
      tables.rows.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(sandbox.database)),
    );
    const everything = JSON.stringify(rows);
    expect(everything).toContain('"4444"');
    expect(everything).not.toContain('5555555555554444');
  });
});

describe('prepare and finalize (spec §4 Order states, §7 Shop back end)', () => {
  it('accept an order that is confirmed with another card, which then pays nothing', async () => {
    const shopper = await atPayment();
    await shopper.payBy(goodCard);
    await pay(sandbox.shop, await sessionOf(shopper), card);
    expect((await shopper.order()).payments.map(({ state }) => state)).toEqual(['invalid', 'pending']);
    expect((await shopper.call('PUT', 'finalize')).body['state']).toBe('complete');
  });

  it('answer the holder of the session alone with a receipt, and the holder of the token with the order', async () => {
    const shopper = await atPayment();
    const session = await sessionOf(shopper);
    await pay(sandbox.shop, session, card);
    const path = `/api/checkouts/${shopper.number}/finalize`;
    const anybody = new ShopClient(sandbox);
    expect((await anybody.send('PUT', path)).status).toBe(401);
    const receipt = await anybody.must('PUT', `${path}?checkout_session_id=${session}`);
    expect(receipt).toEqual({
      id: expect.any(Number),
      number: shopper.number,
      state: 'complete',
      completed_at: expect.any(String),
    });
    sandbox.clock.advance(60_000);
    expect(await anybody.must('PUT', path, { checkout_session_id: session })).toEqual(receipt);
    expect((await place(shopper, session)).token).toBe(shopper.token);
  });

  it('refuse the session of another order, which its own order then takes', async () => {
    const shopper = await GuestShopper.with(sandbox, [{ sku: 'WHITE-1', quantity: 1 }]);
    await shopper.toPayment();
    const other = await atPayment();
    const session = await sessionOf(other);
    await pay(sandbox.shop, session, card);
    const path = `/api/checkouts/${shopper.number}/finalize?checkout_session_id=${session}`;
    expect((await new ShopClient(sandbox).send('PUT', path)).status).toBe(401);
    expect(await shopper.client.send('PUT', path)).toMatchObject({
      status: 422,
      body: { errors: { base: ['No payment found'] } },
    });
    expect((await place(other, session)).state).toBe('complete');
  });

  it('refuse a session that paid less than the order costs by now, and charge nothing', async () => {
    const shopper = await atPayment();
    const session = await sessionOf(shopper);
    await pay(sandbox.shop, session, card);
    await shopper.add('RED-1', 1);
    await shopper.toPayment();
    expect(await shopper.call('PUT', 'finalize', { checkout_session_id: session })).toMatchObject({
      status: 422,
      body: { errors: { base: ['The order has changed since it was paid. Please pay the new total.'] } },
    });
    expect((await shopper.order()).payments.map(({ amount, state }) => [amount, state])).toEqual([['27.28', 'void']]);
  });

  it('answer everybody with the whole order where fullOrderBySession says so', async () => {
    const talkative = await startTestSandbox({ config: { ...recordingsConfig, fullOrderBySession: true } });
    const shopper = await atPayment(undefined, talkative);
    const session = await sessionOf(shopper);
    await pay(talkative.shop, session, card);
    const path = `/api/checkouts/${shopper.number}/finalize?checkout_session_id=${session}`;
    expect(await new ShopClient(talkative).must('PUT', path)).toMatchObject({
      token: shopper.token,
      email: 'guest@example.test',
    });
    await talkative.close();
  });
});
