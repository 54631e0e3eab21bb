import { describe, expect, it } from 'vitest';
import { ringpullConfig } from '#sandbox/ringpull/ringpull-config';
import { GuestShopper } from '#test/sandbox/support/guest-shopper';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';

const customers = [{ subject: 'ada', email: 'ada@example.test', bearer: 'key-ada' }];
const sandbox = sharedSandbox({ config: { ...ringpullConfig, customers } });

const monthly = { installment_count: 3, interval: { length: 1, unit: 'month' } };

/** Options of a line whose deliveries are paid ahead. */
function ahead(sku: string, plan: object = {}): object {
  return { options: { prepaid_subscription: { ...monthly, line_items: [{ sku, quantity: 1 }], ...plan } } };
}

const shopper = (bearer?: string): Promise<GuestShopper> => GuestShopper.with(sandbox, [], bearer);

describe('A prepaid line (spec §3 Prepaid subscription)', () => {
  it('costs all deliveries at the subscription price, and has its interval in both forms', async () => {
    const mine = await shopper();
    const order = await mine.mustAdd('ACQUAINTED-12', 1, ahead('ACQUAINTED-12'));
    // 12 cans in each delivery: 96.00 less 10 %.
    expect(order).toMatchObject({ item_total: '259.2', total: '259.2' });
    expect(order.line_items[0]).toMatchObject({
      price: '259.2',
      adjustments: [],
      pre_paid_subscription: {
        id: expect.any(Number) as number,
        state: 'pending',
        quantity: 1,
        installment_count: 3,
        interval: { length: 1, unit: 'month' },
        interval_length: 1,
        interval_units: 'month',
        actionable_date: null,
        amount: '259.2',
        single_installment_price: '86.4',
        auto_redeem: false,
        line_items: [{ sku: 'ACQUAINTED-12', quantity: 1 }],
        options: { line_items: [{ sku: 'ACQUAINTED-12', quantity: 1 }] },
      },
    });
    const promised = await mine.client.must<{ discount_total: string }>(
      'GET',
      '/api/variants/ACQUAINTED-12/discount_prices?quantity=1&interval_length=1&interval_units=month',
    );
    expect(promised.discount_total).toBe('86.4');
  });

  it.each([
    ['GAMAY-01', 11, {}, '25.5'],
    ['GAMAY-01', 12, {}, '22.95'],
    ['GAMAY-01', 24, {}, '20.4'],
    ['OPEN-HOUSE-24', 1, {}, '429.6'],
    ['OLD-VINE-6', 1, {}, '156.0'],
    [
      'GAMAY-01',
      1,
      {
        line_items: [
          { sku: 'CHENIN-02', quantity: 6 },
          { sku: 'GAMAY-01', quantity: 6 },
        ],
      },
      '267.3',
    ],
  ])('of %s, %i times, %j, costs %s each', async (sku, quantity, plan, price) => {
    expect((await (await shopper()).mustAdd(sku, quantity, ahead(sku, plan))).line_items[0]).toMatchObject({
      price,
      quantity,
    });
  });

  it('changes its price with its quantity, since more cans come at once', async () => {
    const mine = await shopper();
    const [line] = (await mine.mustAdd('ACQUAINTED-12', 1, ahead('ACQUAINTED-12'))).line_items;
    await mine.client.must('PATCH', `/api/orders/${mine.number}/line_items/${line!.id}`, {
      line_item: { quantity: 2 },
    });
    expect((await mine.order()).line_items[0]).toMatchObject({
      quantity: 2,
      price: '230.4',
      pre_paid_subscription: { quantity: 2, amount: '460.8', single_installment_price: '76.8' },
    });
  });

  it('can be a pack of one’s own', async () => {
    const order = await (
      await shopper()
    ).mustAdd('MIX-12', 1, {
      ...ahead('MIX-12', { installment_count: 2, line_items: [{ sku: 'GAMAY-01', quantity: 12 }] }),
      parts: [{ sku: 'GAMAY-01', quantity: 12 }],
    });
    expect(order.line_items[0]).toMatchObject({
      price: '183.6',
      parts: [{ sku: 'GAMAY-01', quantity: 12 }],
      pre_paid_subscription: { single_installment_price: '91.8' },
    });
  });

  it('is the same line for the same plan, and another for another plan', async () => {
    const mine = await shopper();
    await mine.mustAdd('OLD-VINE-6', 1, ahead('OLD-VINE-6'));
    await mine.mustAdd('OLD-VINE-6', 1, {
      options: {
        prepaid_subscription: {
          interval: { unit: 'month', length: 1 },
          line_items: [{ quantity: 1, sku: 'OLD-VINE-6' }],
          installment_count: 3,
          auto_redeem: false,
        },
      },
    });
    await mine.mustAdd('OLD-VINE-6', 1, ahead('OLD-VINE-6', { installment_count: 6 }));
    expect((await mine.mustAdd('OLD-VINE-6', 1)).line_items.map(({ quantity }) => quantity)).toEqual([2, 1, 1]);
  });

  it.each([
    [{ installment_count: 0 }, 'installment_count'],
    [{ installment_count: 25 }, 'installment_count'],
    [{ installment_count: 'x' }, 'installment_count'],
    [{ interval: { length: 0, unit: 'month' } }, 'interval_length'],
    [{ interval: { length: 1_000_000, unit: 'year' } }, 'interval_length'],
    [{ interval: { length: 1, unit: 'fortnight' } }, 'interval_units'],
    [{ interval: null }, 'interval_length'],
    [{ line_items: [] }, 'line_items'],
    [{ line_items: null }, 'line_items'],
    [{ line_items: [{ sku: 'NO-SUCH', quantity: 1 }] }, 'line_items'],
    [{ line_items: [{ sku: 'TUMBLER-01', quantity: 1 }] }, 'line_items'],
    [{ line_items: [{ sku: 'GAMAY-01', quantity: 0 }] }, 'line_items'],
    [{ line_items: [{ sku: 'MIX-6', quantity: 1 }] }, 'line_items'],
    [{ line_items: [{ sku: 'GAMAY-01', quantity: 1_000_000 }] }, 'line_items'],
  ])('is refused with %j', async (plan, field) => {
    expect(await (await shopper()).add('GAMAY-01', 1, ahead('GAMAY-01', plan))).toMatchObject({
      status: 422,
      body: { errors: { [field]: [expect.any(String)] } },
    });
  });

  it('needs a variant that can be subscribed to, and does not repeat as well', async () => {
    const mine = await shopper();
    expect(await mine.add('TUMBLER-01', 1, ahead('TUMBLER-01'))).toMatchObject({
      status: 422,
      body: { errors: { base: ['The requested item cannot be subscribed'] } },
    });
    const both = {
      line_item: { sku: 'GAMAY-01', quantity: 1, ...ahead('GAMAY-01') },
      subscription_line_item: { interval_length: 1, interval_units: 'month' },
    };
    expect((await mine.client.send('POST', `/api/orders/${mine.number}/line_items`, both)).status).toBe(422);
    expect((await mine.order()).line_items).toEqual([]);
  });

  it('neither counts for the price by the case nor takes part in it', async () => {
    const mine = await shopper();
    await mine.mustAdd('ACQUAINTED-12', 1, ahead('ACQUAINTED-12'));
    const counting = ({ line_items: lines }: Awaited<ReturnType<GuestShopper['order']>>): number[] =>
      lines.map(({ adjustments }) => adjustments.filter(({ eligible }) => eligible).length);
    expect(counting(await mine.mustAdd('GAMAY-01', 11))).toEqual([0, 0]);
    expect(counting(await mine.mustAdd('GAMAY-01', 1))).toEqual([0, 1]);
  });

  it('takes no more money than the database can count', async () => {
    expect(
      await (
        await shopper()
      ).add(
        'GAMAY-01',
        10_000,
        ahead('GAMAY-01', { installment_count: 24, line_items: [{ sku: 'RED-LETTER-24', quantity: 100 }] }),
      ),
    ).toMatchObject({ status: 422, body: { errors: { quantity: ['is too large'] } } });
  });
});

describe('A placed prepaid order (spec §3 Prepaid subscription)', () => {
  it.each([
    ['2026-11-30', { length: 2, unit: 'week' }, '2026-12-14'],
    ['2026-12-31', { length: 1, unit: 'month' }, '2027-01-31'],
    ['2027-01-31', { length: 1, unit: 'month' }, '2027-02-28'],
    ['2028-02-29', { length: 1, unit: 'year' }, '2029-02-28'],
  ])('is the first delivery: on %s with %j between them, the next comes on %s', async (day, interval, next) => {
    sandbox.clock.set(new Date(`${day}T15:00:00Z`));
    const mine = await shopper('key-ada');
    await mine.mustAdd('OLD-VINE-6', 1, ahead('OLD-VINE-6', { interval }));
    expect((await mine.buy()).line_items[0]).toMatchObject({
      pre_paid_subscription: { state: 'active', actionable_date: next },
    });
    await sandbox.database.updateTable('variants').set({ countOnHand: 1 }).where('sku', '=', 'OLD-VINE-6').execute();
  });

  it('is completed at once when there is but one', async () => {
    const mine = await shopper('key-ada');
    await mine.mustAdd('GAMAY-01', 1, ahead('GAMAY-01', { installment_count: 1 }));
    expect((await mine.buy()).line_items[0]).toMatchObject({
      price: '8.5',
      pre_paid_subscription: { state: 'completed', actionable_date: null },
    });
  });

  it('needs a customer, like everything that repeats', async () => {
    const mine = await shopper();
    await mine.mustAdd('GAMAY-01', 1, ahead('GAMAY-01'));
    await mine.toPayment();
    expect(await mine.call('PUT', 'prepare')).toMatchObject({
      status: 422,
      body: { errors: { base: ['Please sign in: a subscription needs a customer.'] } },
    });
  });

  it('takes the contents of the first delivery out of stock', async () => {
    const left = async (sku: string): Promise<number | null> =>
      (
        await sandbox.database
          .selectFrom('variants')
          .select('countOnHand')
          .where('sku', '=', sku)
          .executeTakeFirstOrThrow()
      ).countOnHand;
    const before = [await left('CHENIN-02'), await left('GAMAY-01')];
    const mine = await shopper('key-ada');
    await mine.mustAdd('GAMAY-01', 2, ahead('GAMAY-01', { line_items: [{ sku: 'CHENIN-02', quantity: 3 }] }));
    await mine.buy();
    expect([await left('CHENIN-02'), await left('GAMAY-01')]).toEqual([before[0]! - 6, before[1]]);
  });
});
