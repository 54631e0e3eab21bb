import { describe, expect, it } from 'vitest';
import { ringpullConfig } from '#sandbox/ringpull/ringpull-config';
import type { Sandbox } from '#sandbox/sandbox';
import { addInterval } from '#sandbox/shop/calendar-day';
import { listMails } from '#sandbox/shop/outbox';
import { GuestShopper } from '#test/sandbox/support/guest-shopper';
import { manualClock } from '#test/sandbox/support/manual-clock';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import { ShopClient } from '#test/sandbox/support/shop-client';
import { startTestSandbox } from '#test/sandbox/support/test-sandbox';

const customers = [{ subject: 'ada', email: 'ada@example.test', bearer: 'key-ada' }];
const sandbox = sharedSandbox({ config: { ...ringpullConfig, customers } });

interface Moved {
  readonly deliveries: readonly string[];
  readonly failures: readonly string[];
}

const to = (day: string, at: Pick<Sandbox, 'url'> = sandbox): Promise<Moved> =>
  new ShopClient(at).must('POST', '/_control/clock', { now: `${day}T12:00:00.000Z` });

async function stock(sku: string): Promise<number> {
  const { countOnHand } = await sandbox.database
    .selectFrom('variants')
    .select('countOnHand')
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow();
  return countOnHand ?? 0;
}

describe('Prepaid deliveries (spec §3 Prepaid subscription)', () => {
  it('come one interval apart, cost nothing more, wait while something has run out, and end with the last', async () => {
    const shopper = await GuestShopper.with(sandbox, [], 'key-ada');
    await shopper.mustAdd('GAMAY-01', 6, {
      options: {
        prepaid_subscription: {
          installment_count: 3,
          interval: { length: 1, unit: 'month' },
          line_items: [{ sku: 'GAMAY-01', quantity: 1 }],
        },
      },
    });
    const bought = await shopper.buy();
    const plan = async (): Promise<unknown> =>
      ((await shopper.order()) as unknown as { line_items: readonly { pre_paid_subscription: unknown }[] })
        .line_items[0]!.pre_paid_subscription;
    expect(await plan()).toMatchObject({ state: 'active', actionable_date: '2026-12-20' });
    const cart = await shopper.client.must('POST', '/api/orders');
    const before = await stock('GAMAY-01');
    expect((await to('2026-12-19')).deliveries).toEqual([]);

    const { deliveries, failures } = await to('2026-12-20');
    expect([deliveries.length, failures]).toEqual([1, []]);
    expect(await shopper.client.must('GET', `/api/orders/${deliveries[0]}`)).toMatchObject({
      state: 'complete',
      total: '0.0',
      ship_total: '0.0',
      payment_state: 'paid',
      payments: [],
      email: 'ada@example.test',
      line_items: [{ sku: 'GAMAY-01', quantity: 6, price: '0.0', pre_paid_subscription: null }],
      ship_address: { city: bought.ship_address!.city },
    });
    expect([before - (await stock('GAMAY-01')), await plan()]).toMatchObject([
      6,
      { state: 'active', actionable_date: '2027-01-20' },
    ]);
    expect((await shopper.client.must('GET', '/api/orders/current')).number).toBe(cart.number);

    await sandbox.database.updateTable('variants').set({ countOnHand: 5 }).where('sku', '=', 'GAMAY-01').execute();
    expect(await to('2027-01-21')).toMatchObject({ deliveries: [], failures: { length: 2 } });
    expect(
      (await listMails(sandbox.database)).filter(({ subject }) => subject === 'Your delivery is delayed'),
    ).toHaveLength(1);
    await sandbox.database.updateTable('variants').set({ countOnHand: 50 }).where('sku', '=', 'GAMAY-01').execute();
    expect((await to('2027-01-22')).deliveries).toHaveLength(1);
    expect(await plan()).toMatchObject({ state: 'completed', actionable_date: null });
    expect(await to('2027-06-01')).toMatchObject({ deliveries: [], failures: [] });
  });

  it('are each counted from the day the plan began, not from a short month (spec §5 Prepaid end date)', async () => {
    const began = '2027-01-31';
    const own = await startTestSandbox({
      config: { ...ringpullConfig, customers },
      clock: manualClock(new Date(`${began}T15:00:00.000Z`)),
    });
    const shopper = await GuestShopper.with(own, [], 'key-ada');
    const plan = { installment_count: 4, interval: { length: 1, unit: 'month' } };
    await shopper.mustAdd('GAMAY-01', 6, {
      options: { prepaid_subscription: { ...plan, line_items: [{ sku: 'GAMAY-01', quantity: 1 }] } },
    });
    await shopper.buy();
    for (const months of [1, 2, 3]) {
      const day = addInterval(began, { intervalLength: months, intervalUnits: 'month' });
      expect([day, (await to(day, own)).deliveries.length]).toEqual([day, 1]);
    }
    const days = await own.database.selectFrom('orders').select('completedAt').orderBy('id').execute();
    expect(days.map(({ completedAt }) => completedAt?.toISOString().slice(0, 10))).toEqual([
      began,
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
    ]);
    await own.close();
  });
});
