import { describe, expect, it } from 'vitest';
import { saveCard } from '#sandbox/shop/cards/card-sessions';
import { capturePayments } from '#sandbox/shop/checkout/capture-payments';
import { declinedCard, goodCard, GuestShopper } from '#test/sandbox/support/guest-shopper';
import { recordingsConfig } from '#test/sandbox/support/recordings-config';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import type { WireOrder } from '#test/sandbox/support/shop-client';
import { ShopClient } from '#test/sandbox/support/shop-client';

const customer = (subject: string, ...amounts: readonly number[]): (typeof recordingsConfig.customers)[number] => ({
  subject,
  email: `${subject}@example.test`,
  bearer: `key-${subject}`,
  storeCredits: amounts.map((amountCents) => ({ amountCents, memo: null })),
});

const sandbox = sharedSandbox({
  config: {
    ...recordingsConfig,
    customers: [
      customer('some', 1200),
      customer('rich', 20_000),
      customer('exact', 1400),
      customer('twice', 1864, 136),
      customer('none'),
      customer('part', 500),
      customer('fickle', 500),
      customer('keeper', 500),
      customer('saver'),
    ],
  },
});

/** 14.00 of wine, 10.00 shipping, 1.12 tax. */
const twoWhites = [{ sku: 'WHITE-1', quantity: 2 }];

function paymentsOf({ payments }: WireOrder): unknown {
  return payments.map(({ source_type: type, amount, state }) => [type?.replace('Spree::', '') ?? null, amount, state]);
}

describe('Store credit (spec §3 Other entities): payment for an order', () => {
  it('is forecast before, and taken first at confirm; the card pays the rest', async () => {
    const shopper = await GuestShopper.with(sandbox, twoWhites, 'key-some');
    expect(await shopper.toPayment()).toMatchObject({
      total: '25.12',
      total_applicable_store_credit: '12.0',
      order_total_after_store_credit: '13.12',
    });
    expect(paymentsOf(await shopper.payBy(goodCard))).toEqual([
      ['CreditCard', '13.12', 'checkout'],
      ['StoreCredit', '12.0', 'checkout'],
    ]);
    const placed = await shopper.client.must('PUT', `/api/checkouts/${shopper.number}/finalize`);
    expect(paymentsOf(placed)).toEqual([
      ['CreditCard', '13.12', 'pending'],
      ['StoreCredit', '12.0', 'pending'],
    ]);
    expect(await shopper.client.must('GET', '/api/users/me')).toMatchObject({ store_credit: '0.0' });
  });

  it('needs no card when it covers everything', async () => {
    const shopper = await GuestShopper.with(sandbox, twoWhites, 'key-rich');
    expect(await shopper.toPayment()).toMatchObject({ covered_by_store_credit: true });
    expect(await shopper.client.must('PUT', `/api/checkouts/${shopper.number}/prepare`)).toMatchObject({
      checkout_session_id: null,
      checkout_session_url: null,
    });
    await shopper.payByNothing();
    const placed = await shopper.client.must('PUT', `/api/checkouts/${shopper.number}/finalize`);
    expect([placed.state, paymentsOf(placed)]).toEqual(['complete', [['StoreCredit', '25.12', 'pending']]]);
  });

  it('covers an order of exactly its amount', async () => {
    const { client, number } = await GuestShopper.with(sandbox, twoWhites, 'key-exact');
    expect(await client.must('GET', `/api/orders/${number}`)).toMatchObject({
      total: '14.0',
      covered_by_store_credit: true,
      order_total_after_store_credit: '0.0',
    });
  });

  it('pays beside the card of the hosted page that takes the place of another', async () => {
    const shopper = await GuestShopper.with(sandbox, twoWhites, 'key-fickle');
    await shopper.toPayment();
    await shopper.payBy(goodCard);
    const placed = await shopper.placeByPage(sandbox);
    expect([placed.state, paymentsOf(placed)]).toEqual([
      'complete',
      [
        ['CreditCard', '20.12', 'invalid'],
        ['StoreCredit', '5.0', 'pending'],
        ['CreditCard', '20.12', 'pending'],
      ],
    ]);
  });

  it('leaves the hosted page only the rest to collect', async () => {
    const shopper = await GuestShopper.with(sandbox, twoWhites, 'key-part');
    await shopper.toPayment();
    const placed = await shopper.placeByPage(sandbox);
    expect(paymentsOf(placed)).toEqual([
      ['CreditCard', '20.12', 'pending'],
      ['StoreCredit', '5.0', 'pending'],
    ]);
  });

  it('is left alone when it is kept for later', async () => {
    const shopper = await GuestShopper.with(sandbox, twoWhites, 'key-keeper');
    await shopper.toPayment();
    const confirmed = await shopper.checkout('payment', {
      use_store_credit: false,
      payments_attributes: [{ payment_method_id: 1, source_attributes: goodCard }],
    });
    expect([confirmed.status, paymentsOf(await shopper.order())]).toEqual([200, [['CreditCard', '25.12', 'checkout']]]);
  });

  it('does not reach confirm when it covers a part and nothing pays the rest', async () => {
    const shopper = await GuestShopper.with(sandbox, [{ sku: 'WHITE-1', quantity: 30 }], 'key-rich');
    await shopper.toPayment();
    expect(await shopper.checkout('payment', { payments_attributes: [] })).toMatchObject({
      status: 422,
      body: { errors: { base: ['Unable to pay for order using store credits'] } },
    });
    expect((await shopper.order()).state).toBe('payment');
  });

  it('is spent once, even when two orders of one customer want it', async () => {
    const first = await GuestShopper.with(sandbox, [{ sku: 'RED-1', quantity: 1 }], 'key-twice');
    const second = await GuestShopper.with(sandbox, [{ sku: 'RED-1', quantity: 1 }], 'key-twice');
    for (const shopper of [first, second]) {
      await shopper.toPayment();
      await shopper.checkout('payment', { payments_attributes: [] });
    }
    expect((await first.call('PUT', 'complete')).status).toBe(200);
    const refused = await second.call('PUT', 'complete');
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { base: [expect.stringContaining('used elsewhere')] } },
    });
    expect(await second.order()).toMatchObject({ state: 'payment', payments: [{ state: 'failed' }] });
    // The older credit is used up, and the newer one does not suffice.
    expect(await second.checkout('payment', { payments_attributes: [] })).toMatchObject({
      status: 422,
      body: { errors: { base: ['Unable to pay for order using store credits'] } },
    });
  });

  it('appears as used once it is captured, newest first', async () => {
    const shopper = await GuestShopper.with(sandbox, [{ sku: 'RED-1', quantity: 2 }], 'key-rich');
    await shopper.toPayment();
    await shopper.payByNothing();
    const placed = await shopper.client.must('PUT', `/api/checkouts/${shopper.number}/finalize`);
    const events = async (): Promise<readonly object[]> => {
      const { store_credit_events: list } = await shopper.client.must<{ store_credit_events: readonly object[] }>(
        'GET',
        '/api/store_credit_events/mine',
      );
      return list;
    };
    expect((await events()).length).toBe(1);
    sandbox.clock.advance(60_000);
    await capturePayments(sandbox.shop, placed.id);
    expect(await events()).toMatchObject([
      {
        display_action: 'Used',
        display_amount: '$27.28',
        display_user_total_amount: '$172.72',
        order_number: shopper.number,
      },
      { display_action: 'Added', display_amount: '$200.00', order_number: null },
    ]);
    expect(await shopper.order()).toMatchObject({
      payment_state: 'paid',
      payment_total: '27.28',
      shipment_state: 'ready',
    });
  });
});

describe('The wallet (spec §3 Other entities)', () => {
  it('keeps the card of a placed order as its default, and offers it on the next one', async () => {
    const first = await GuestShopper.with(sandbox, [{ sku: 'RED-1', quantity: 1 }], 'key-none');
    await first.buy();
    const wallet = await first.client.must<{ wallet_payment_sources: readonly { id: number; default: boolean }[] }>(
      'GET',
      '/api/wallet_payment_sources',
    );
    expect(wallet.wallet_payment_sources).toMatchObject([
      { default: true, payment_source_type: 'Spree::CreditCard', payment_source: { last_digits: '1111' } },
    ]);
    const next = await GuestShopper.with(sandbox, [{ sku: 'RED-1', quantity: 1 }], 'key-none');
    expect(paymentsOf(await next.toPayment())).toEqual([['CreditCard', '0.0', 'checkout']]);
    const saved = await next.payBy({
      wallet_payment_source_id: wallet.wallet_payment_sources[0]!.id,
      verification_value: '123',
    });
    const chosen = [
      ['CreditCard', '0.0', 'invalid'],
      ['CreditCard', '18.64', 'checkout'],
    ];
    expect(paymentsOf(saved)).toEqual(chosen);
    expect(paymentsOf(await next.toPayment())).toEqual(chosen);
    await next.call('PUT', 'next');
    expect((await next.call('PUT', 'finalize')).status).toBe(200);
  });

  it('lists the default first, then the newest, which follows when the default goes', async () => {
    const client = new ShopClient(sandbox, { bearer: 'key-saver' });
    type Wallet = {
      readonly wallet_payment_sources: readonly {
        readonly id: number;
        readonly default: boolean;
        readonly payment_source: { readonly last_digits: string };
      }[];
    };
    const list = async () => (await client.must<Wallet>('GET', '/api/wallet_payment_sources')).wallet_payment_sources;
    const shape = async () =>
      (await list()).map(({ payment_source: card, default: isDefault }) => [card.last_digits, isDefault]);
    for (const number of ['4111111111111111', '5555555555554444', '378282246310005']) {
      const { card_session_id: session } = await client.must<{ card_session_id: string }>(
        'POST',
        '/api/wallet_payment_sources/prepare',
        { return_path: '/account/payment/' },
      );
      await saveCard(sandbox.shop, session, { number, month: '01', year: '2031', name: 'Saver' });
    }
    expect(await shape()).toEqual([
      ['1111', true],
      ['0005', false],
      ['4444', false],
    ]);
    await client.must('DELETE', `/api/wallet_payment_sources/${(await list())[0]!.id}`);
    expect(await shape()).toEqual([
      ['0005', true],
      ['4444', false],
    ]);
  });

  it('does not save a declined card, and offers no card to others', async () => {
    const rich = await GuestShopper.with(sandbox, [{ sku: 'RED-1', quantity: 30 }], 'key-rich');
    await rich.toConfirm(declinedCard);
    await rich.call('PUT', 'complete');
    expect(await rich.client.must('GET', '/api/wallet_payment_sources')).toEqual({ wallet_payment_sources: [] });
    const foreign = await sandbox.database.selectFrom('walletPaymentSources').select('id').executeTakeFirstOrThrow();
    expect(
      (
        await rich.checkout('payment', {
          payments_attributes: [{ payment_method_id: 1, source_attributes: { wallet_payment_source_id: foreign.id } }],
        })
      ).status,
    ).toBe(404);
  });

  it('does not offer a card to someone with only the token of its owner’s order', async () => {
    const owner = await GuestShopper.with(sandbox, [{ sku: 'RED-1', quantity: 1 }], 'key-none');
    await owner.toPayment();
    const {
      wallet_payment_sources: [own],
    } = await owner.client.must<{ wallet_payment_sources: readonly { id: number }[] }>(
      'GET',
      '/api/wallet_payment_sources',
    );
    const pay = (client: ShopClient) =>
      client.send('PATCH', `/api/checkouts/${owner.number}`, {
        state: 'payment',
        order: {
          payments_attributes: [{ payment_method_id: 1, source_attributes: { wallet_payment_source_id: own!.id } }],
        },
      });
    expect((await pay(new ShopClient(sandbox, { token: owner.token }))).status).toBe(404);
    expect((await pay(new ShopClient(sandbox, { token: owner.token, bearer: 'key-rich' }))).status).toBe(404);
    expect((await pay(owner.client)).status).toBe(200);
  });
});
