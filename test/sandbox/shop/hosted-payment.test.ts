import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentOutcome } from '#sandbox/shop/payment-sessions';
import { cancel, findPaymentSession, pay } from '#sandbox/shop/payment-sessions';
import { goodCard, GuestShopper } from '#test/sandbox/support/guest-shopper';
import { recordingsConfig } from '#test/sandbox/support/recordings-config';
import type { WireOrder } from '#test/sandbox/support/shop-client';
import { ShopClient } from '#test/sandbox/support/shop-client';
import type { TestSandbox } from '#test/sandbox/support/test-sandbox';
import { startTestSandbox, storefrontUrl } from '#test/sandbox/support/test-sandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const card = { number: '4111111111111111', month: '01', year: '2031', name: 'Ada Example' };

async function atPayment(bearer?: string): Promise<GuestShopper> {
  const shopper = await GuestShopper.with(sandbox, [{ sku: 'RED-1', quantity: 2 }], bearer);
  await shopper.toPayment();
  return shopper;
}

function prepare(shopper: GuestShopper): Promise<WireOrder> {
  sandbox.clock.advance(1000);
  return shopper.client.must('PUT', `/api/checkouts/${shopper.number}/prepare`);
}

async function sessionOf(shopper: GuestShopper): Promise<string> {
  return (await prepare(shopper)).checkout_session_id!;
}

function payWith(sessionId: string, number = card.number): Promise<PaymentOutcome> {
  return pay(sandbox.shop, sessionId, { ...card, number });
}

describe('The card of a hosted payment (facts 2.9: cards are kept when an order completes)', () => {
  const walletOf = async (bearer: string) =>
    (
      await new ShopClient(sandbox, { bearer }).must<{ wallet_payment_sources: readonly unknown[] }>(
        'GET',
        '/api/wallet_payment_sources',
      )
    ).wallet_payment_sources;

  it('is kept for the owner of the order, who pays', async () => {
    const shopper = await atPayment('key-ada');
    const before = (await walletOf('key-ada')).length;
    const sessionId = await sessionOf(shopper);
    await payWith(sessionId);
    expect((await shopper.call('PUT', 'finalize', { checkout_session_id: sessionId })).status).toBe(200);
    expect(await walletOf('key-ada')).toHaveLength(before + 1);
  });

  it('is not kept when they do not want it, unless a subscription needs it', async () => {
    const monthly = { subscription_line_items_attributes: [{ interval_length: 1, interval_units: 'month' }] };
    for (const [options, more] of [
      [{}, 0],
      [monthly, 1],
    ] as const) {
      const shopper = await GuestShopper.with(sandbox, [], 'key-ada');
      await shopper.mustAdd('WHITE-1', 6, options);
      await shopper.toPayment();
      const before = (await walletOf('key-ada')).length;
      const sessionId = await sessionOf(shopper);
      await pay(sandbox.shop, sessionId, card, false);
      expect((await shopper.call('PUT', 'finalize', { checkout_session_id: sessionId })).status).toBe(200);
      expect(await walletOf('key-ada')).toHaveLength(before + more);
    }
  });

  it.each([
    ['somebody else', 'key-bob'],
    ['a guest', undefined],
  ])('is kept for nobody when %s pays with the token of the order', async (_who, bearer) => {
    const shopper = await atPayment('key-ada');
    const wallets = async () => [await walletOf('key-ada'), await walletOf('key-bob')];
    const before = await wallets();
    const payer = new ShopClient(sandbox, { token: shopper.token, ...(bearer !== undefined && { bearer }) });
    const { checkout_session_id: sessionId } = await payer.must('PUT', `/api/checkouts/${shopper.number}/prepare`);
    await payWith(sessionId!);
    expect((await shopper.call('PUT', 'finalize', { checkout_session_id: sessionId })).status).toBe(200);
    expect(await wallets()).toEqual(before);
  });
});

describe('prepare (spec §7 Shop back end)', () => {
  it('opens a session for the total, and keeps it while nothing changes', async () => {
    const shopper = await atPayment();
    const first = await prepare(shopper);
    expect(first.checkout_session_url).toBe(`${sandbox.url}/pay/${first.checkout_session_id}`);
    expect((await prepare(shopper)).checkout_session_id).toBe(first.checkout_session_id);
    expect(await findPaymentSession(sandbox.shop, first.checkout_session_id!)).toEqual({
      orderNumber: shopper.number,
      amountCents: 2728,
      email: 'guest@example.test',
      state: 'open',
      keeping: 'never',
      returnUrls: {
        paid: `${storefrontUrl}/order/confirmation/${shopper.number}/${first.id}?checkout_session_id=${first.checkout_session_id}&number=${shopper.number}`,
        declined: `${storefrontUrl}/checkout/?step=payment&payment_error=declined`,
        cancelled: `${storefrontUrl}/checkout/?step=payment&payment_error=cancelled`,
        expired: `${storefrontUrl}/checkout/?step=payment&payment_error=expired`,
      },
    });
  });

  it('opens another one for another total; the old one expires and its authorization is void', async () => {
    const shopper = await atPayment();
    const old = await sessionOf(shopper);
    await payWith(old);
    await shopper.coupon('TEN');
    const fresh = await sessionOf(shopper);
    expect(fresh).not.toBe(old);
    expect((await findPaymentSession(sandbox.shop, old))?.state).toBe('expired');
    expect((await shopper.order()).payments.map(({ state }) => state)).toEqual(['void']);
    expect(await payWith(old)).toEqual({ kind: 'closed' });
  });

  it('opens another one after the shopper turned back', async () => {
    const shopper = await atPayment();
    const old = await sessionOf(shopper);
    await cancel(sandbox.shop, old);
    expect((await shopper.order()).checkout_session_id).toBeNull();
    expect(await sessionOf(shopper)).not.toBe(old);
  });

  it('accepts a confirmed order', async () => {
    const shopper = await atPayment();
    await shopper.payBy(goodCard);
    await payWith(await sessionOf(shopper));
    expect((await shopper.order()).payments.map(({ state }) => state)).toEqual(['invalid', 'pending']);
    expect((await shopper.call('PUT', 'finalize')).body['state']).toBe('complete');
  });
});

describe('Paying on the hosted page (spec §7 Shop back end)', () => {
  it('declines one card and takes another', async () => {
    const session = await sessionOf(await atPayment());
    expect(await payWith(session, '4111111111111112')).toEqual({
      kind: 'declined',
      message: 'Bogus Gateway: Forced failure',
    });
    expect(await payWith(session)).toEqual({ kind: 'authorized' });
  });

  it('asks to confirm once, then pays', async () => {
    const session = await sessionOf(await atPayment());
    expect(await payWith(session, '4000002500003155')).toEqual({ kind: 'confirm-needed' });
    expect(await payWith(session, '4000002500003155')).toEqual({ kind: 'authorized' });
  });

  it('asks to confirm also when another card was declined before', async () => {
    const session = await sessionOf(await atPayment());
    expect(await payWith(session, '4111111111111112')).toMatchObject({ kind: 'declined' });
    expect(await payWith(session, '4000002500003155')).toEqual({ kind: 'confirm-needed' });
    expect(await payWith(session, '4000002500003155')).toEqual({ kind: 'authorized' });
  });

  it('charges once, however often it is pressed', async () => {
    const shopper = await atPayment();
    const session = await sessionOf(shopper);
    const outcomes = await Promise.all([payWith(session), payWith(session), payWith(session)]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['authorized', 'closed', 'closed']);
    expect((await shopper.order()).payments.map(({ amount, state }) => [amount, state])).toEqual([
      ['27.28', 'pending'],
    ]);
  });

  it('keeps the last digits, the brand and the expiry, and never the number', async () => {
    const shopper = await atPayment();
    await payWith(await sessionOf(shopper));
    expect(await shopper.order()).toMatchObject({
      payments: [{ source: { last_digits: '1111', cc_type: 'visa', month: '01', year: '2031' } }],
    });
    const cards = await sandbox.database.selectFrom('creditCards').selectAll().execute();
    expect(JSON.stringify(cards)).not.toContain('4111111111111111');
  });

  it('does not find an unknown session', async () => {
    expect(await findPaymentSession(sandbox.shop, 'cs_none')).toBeUndefined();
    expect(await payWith('cs_none')).toEqual({ kind: 'closed' });
  });
});

describe('finalize (spec §4 Order states)', () => {
  it('places a paid order with its session alone, and answers it again when asked again', async () => {
    const shopper = await atPayment();
    const session = await sessionOf(shopper);
    await payWith(session);
    const anybody = new ShopClient(sandbox);
    const path = `/api/checkouts/${shopper.number}/finalize`;
    const placed = await anybody.must('PUT', `${path}?checkout_session_id=${session}`);
    expect(placed).toEqual({
      id: expect.any(Number),
      number: shopper.number,
      state: 'complete',
      completed_at: expect.any(String),
    });
    expect(await shopper.order()).toMatchObject({
      state: 'complete',
      payments: [{ state: 'pending', amount: '27.28' }],
    });
    sandbox.clock.advance(60_000);
    expect(await anybody.must('PUT', path, { checkout_session_id: session })).toEqual(placed);
    expect((await shopper.client.must('PUT', path, { checkout_session_id: session })).token).toBe(shopper.token);
    expect((await shopper.call('PUT', 'finalize')).status).toBe(200);
    const mails = await sandbox.database
      .selectFrom('mails')
      .selectAll()
      .where('subject', 'like', `%${shopper.number}`)
      .execute();
    expect(mails).toHaveLength(1);
  });

  it('refuses without a payment, and leaves the order to be paid', async () => {
    const shopper = await atPayment();
    const session = await sessionOf(shopper);
    const noPayment = { status: 422, body: { errors: { base: ['No payment found'] } } };
    expect(await shopper.call('PUT', `finalize?checkout_session_id=${session}`)).toMatchObject(noPayment);
    await payWith(session);
    expect((await shopper.call('PUT', `finalize?checkout_session_id=${session}`)).status).toBe(200);
  });

  it('opens to nobody else: not without credentials, not with another order’s session', async () => {
    const shopper = await atPayment();
    const other = await sessionOf(await atPayment());
    const anybody = new ShopClient(sandbox);
    expect((await anybody.send('PUT', `/api/checkouts/${shopper.number}/finalize`)).status).toBe(401);
    expect(
      (await anybody.send('PUT', `/api/checkouts/${shopper.number}/finalize?checkout_session_id=${other}`)).status,
    ).toBe(401);
    expect((await anybody.send('PUT', '/api/checkouts/R000000000/finalize')).status).toBe(404);
  });

  it('does not place an order that changed after it was paid', async () => {
    const shopper = await atPayment();
    const session = await sessionOf(shopper);
    await payWith(session);
    await shopper.coupon('TEN');
    const refused = await shopper.call('PUT', `finalize?checkout_session_id=${session}`);
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { base: [expect.stringContaining('has changed')] } },
    });
    expect(await shopper.order()).toMatchObject({ state: 'payment', payments: [{ state: 'void' }] });
    await payWith(await sessionOf(shopper));
    await shopper.checkout('payment', { payments_attributes: [] });
    expect((await shopper.call('PUT', 'finalize')).body).toMatchObject({ state: 'complete', total: '17.28' });
  });

  it('without a session places an order from confirm only (spec §4 Order states)', async () => {
    const shopper = await atPayment();
    await payWith(await sessionOf(shopper));
    expect(await shopper.call('PUT', 'finalize')).toMatchObject({
      status: 422,
      body: { errors: { state: ['cannot transition via "complete"'] } },
    });
    expect(await shopper.order()).toMatchObject({ state: 'payment', payments: [{ state: 'pending' }] });
    expect((await shopper.checkout('payment', { payments_attributes: [] })).body).toMatchObject({ state: 'confirm' });
    expect((await shopper.call('PUT', 'finalize')).body).toMatchObject({ state: 'complete' });
  });

  it('voids the payment of an order with a sold-out item, and lets it be paid again', async () => {
    const shopper = await atPayment();
    const session = await sessionOf(shopper);
    await payWith(session);
    const stock = (onHand: number | null) =>
      sandbox.database.updateTable('variants').set({ countOnHand: onHand }).where('sku', '=', 'RED-1').execute();
    const { countOnHand } = await sandbox.database
      .selectFrom('variants')
      .select('countOnHand')
      .where('sku', '=', 'RED-1')
      .executeTakeFirstOrThrow();
    await stock(1);
    expect(await shopper.call('PUT', `finalize?checkout_session_id=${session}`)).toMatchObject({
      status: 422,
      body: { type: 'insufficient_stock' },
    });
    expect(await shopper.order()).toMatchObject({
      state: 'payment',
      checkout_session_id: null,
      payments: [{ state: 'void' }],
    });
    await stock(countOnHand);
    const again = await sessionOf(shopper);
    await payWith(again);
    expect((await shopper.call('PUT', `finalize?checkout_session_id=${again}`)).body).toMatchObject({
      state: 'complete',
    });
  });

  it('returns the whole order by its session with fullOrderBySession', async () => {
    const talkative = await startTestSandbox({ config: { ...recordingsConfig, fullOrderBySession: true } });
    const shopper = await GuestShopper.with(talkative, [{ sku: 'RED-1', quantity: 2 }]);
    await shopper.toPayment();
    const session = (await prepare(shopper)).checkout_session_id!;
    await pay(talkative.shop, session, card);
    const placed = await new ShopClient(talkative).must(
      'PUT',
      `/api/checkouts/${shopper.number}/finalize?checkout_session_id=${session}`,
    );
    expect([placed.state, placed.token, placed.email]).toEqual(['complete', shopper.token, 'guest@example.test']);
    await talkative.close();
  });

  it('places it once when the browser comes back several times at once', async () => {
    const shopper = await atPayment();
    const session = await sessionOf(shopper);
    await payWith(session);
    const before = (await shopper.order()).line_items[0]!.variant.total_on_hand!;
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => shopper.call('PUT', `finalize?checkout_session_id=${session}`)),
    );
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const placed = await shopper.order();
    expect([placed.state, placed.line_items[0]!.variant.total_on_hand]).toEqual(['complete', before - 2]);
  });
});
