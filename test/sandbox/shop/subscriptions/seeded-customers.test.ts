import { describe, expect, it } from 'vitest';
import { ringpullConfig } from '#sandbox/ringpull/ringpull-config';
import { listMails } from '#sandbox/shop/outbox';
import { SignInClient } from '#test/sandbox/sign-in/sign-in-client';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import { ShopClient } from '#test/sandbox/support/shop-client';
import { configFor, Subscriber } from '#test/sandbox/support/subscriber';
import { startTestSandbox } from '#test/sandbox/support/test-sandbox';

const sandbox = sharedSandbox({ config: ringpullConfig });

async function signIn(name: string): Promise<Subscriber> {
  const client = new SignInClient(sandbox);
  await client.signInByLink(`${name}@ringpull.example`);
  return new Subscriber(sandbox, client.jwt);
}

const me = (subscriber: Subscriber) =>
  subscriber.client.must<{ id: number; email: string; name: string; store_credit: string }>('GET', '/api/users/me');

describe('Customers who are there from the start (spec §3 Subscription)', () => {
  it.each([
    [
      'active',
      [
        {
          state: 'active',
          tag_list: ['club-12'],
          actionable_date: '2026-12-10',
          payment_state: 'paid',
          skippable: true,
        },
      ],
    ],
    [
      'double',
      [
        { state: 'active', tag_list: ['club-24'], interval: '2 months' },
        { state: 'active', tag_list: ['club-12'] },
      ],
    ],
    ['paused', [{ state: 'paused', actionable_date: '2027-01-04', skippable: false }]],
    ['canceled', [{ state: 'canceled', actionable_date: null, cancellation_reason: 'I have more than I can drink' }]],
    ['ending', [{ state: 'active', actionable_date: '2026-12-06', end_date: '2026-12-14' }]],
    ['failed', [{ state: 'active', payment_state: 'failed', actionable_date: '2026-11-20' }]],
    [
      'skipped',
      [{ state: 'active', skip_count: 1, successive_skip_count: 1, skippable: false, actionable_date: '2027-01-09' }],
    ],
    ['due', [{ state: 'active', actionable_date: '2026-11-30', reminders: [] }]],
    ['credit', []],
  ])('%s@ has signed in once with their address, and finds their own data', async (name, subscriptions) => {
    const subscriber = await signIn(name);
    const customer = await me(subscriber);
    expect(customer).toMatchObject({
      email: `${name}@ringpull.example`,
      store_credit: name === 'credit' ? '35.0' : '0.0',
    });
    expect(await subscriber.subscriptions()).toMatchObject(subscriptions);
    expect(
      await subscriber.client.must<readonly object[]>('GET', `/api/users/${customer.id}/address_book`),
    ).toMatchObject([{ default: true, name: customer.name }]);
    const wallet = await subscriber.client.must<{ wallet_payment_sources: readonly object[] }>(
      'GET',
      '/api/wallet_payment_sources',
    );
    expect(wallet.wallet_payment_sources[0]).toMatchObject({ default: true });
    const { orders } = await subscriber.client.must<{ orders: readonly { completed_at: string }[] }>(
      'GET',
      '/api/orders/completed',
    );
    expect(orders.length).toBeGreaterThan(0);
    expect(orders.every(({ completed_at: completed }) => completed < sandbox.clock.now().toISOString())).toBe(true);
    // The same person comes back to the same customer.
    expect((await me(await signIn(name))).id).toBe(customer.id);
  });

  it('active@ has more orders than fit on a page, with totals as for any order', async () => {
    const active = await signIn('active');
    const page = await active.client.must<{ pages: number; orders: readonly object[] }>(
      'GET',
      '/api/orders/completed?per_page=6',
    );
    expect([page.pages, page.orders.length]).toEqual([2, 6]);
    // 4 × 8.50 + 4 × 8.00 + 4 × 8.00, a tenth off for the club, 8 % tax, shipping.
    expect(page.orders[0]).toMatchObject({
      item_total: '98.0',
      adjustment_total: '-2.75',
      tax_total: '7.05',
      total: '105.2',
      payment_state: 'paid',
      shipment_state: 'shipped',
      completed_at: '2026-11-10T12:00:00.000Z',
      ship_address: { city: 'Oakland' },
    });
  });

  it('failed@ has a canceled order among theirs, and another card', async () => {
    const failed = await signIn('failed');
    expect((await failed.orders()).map(({ state }) => state).toSorted()).toEqual(['canceled', 'complete']);
    const wallet = await failed.client.must<{ wallet_payment_sources: readonly object[] }>(
      'GET',
      '/api/wallet_payment_sources',
    );
    expect(wallet.wallet_payment_sources).toMatchObject([
      { payment_source: { last_digits: '0341' } },
      { default: false, payment_source: { last_digits: '0004' } },
    ]);
  });

  it('wrote no mails but that of the failed payment, and took nothing from the shelf', async () => {
    const mails = (await listMails(sandbox.database)).filter(({ subject }) => !subject.startsWith('Sign in'));
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['failed@ringpull.example', 'Payment for your delivery failed'],
    ]);
    const stock = await sandbox.database
      .selectFrom('variants')
      .select('countOnHand')
      .where('sku', '=', 'GAMAY-01')
      .executeTakeFirstOrThrow();
    expect(stock.countOnHand).toBe(ringpullConfig.variants.find(({ sku }) => sku === 'GAMAY-01')!.stock);
  });

  it('is not given to an address that is not verified', async () => {
    const claimed = await startTestSandbox({
      config: {
        ...configFor(),
        customers: [{ subject: 'email:eve@example.test', email: 'eve@example.test', name: 'Eve' }],
      },
      tokenVerifier: {
        verify: (bearer) =>
          Promise.resolve({
            subject: bearer,
            email: 'eve@example.test',
            provenEmails: bearer === 'proved' ? ['eve@example.test'] : [],
          }),
      },
    });
    const nameOf = async (bearer: string): Promise<unknown> =>
      (await new ShopClient(claimed, { bearer }).must<{ name: string | null }>('GET', '/api/users/me')).name;
    expect(await nameOf('says-so')).toBeNull();
    const twice = await Promise.all([nameOf('proved'), nameOf('proved')]);
    expect([...twice, await nameOf('says-so')]).toEqual(['Eve', 'Eve', null]);
    await claimed.close();
  });

  it('are named on the first page of the sandbox', async () => {
    const page = await (await fetch(sandbox.url)).text();
    for (const { email } of ringpullConfig.customers) expect(page).toContain(email);
  });

  it('live on when the time is moved: deliveries, reminders, ends', async () => {
    const due = await signIn('due');
    await new ShopClient(sandbox).must('POST', '/_control/clock', { advanceDays: 30 });
    const [subscription] = await due.subscriptions();
    expect(subscription).toMatchObject({
      actionable_date: '2026-12-30',
      reminders: [{ reminder_type: 'default' }, { reminder_type: 'last_chance' }, { reminder_type: 'default' }],
    });
    expect((await (await signIn('ending')).subscriptions())[0]).toMatchObject({ state: 'inactive' });
    expect((await (await signIn('failed')).subscriptions())[0]).toMatchObject({
      state: 'active',
      payment_state: 'failed',
      actionable_date: '2026-11-20',
    });
    expect((await (await signIn('active')).subscriptions())[0]).toMatchObject({ actionable_date: '2027-01-10' });
  });
});
