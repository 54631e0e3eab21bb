import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Order } from '@vendure/core';
import { OrderService, ProductVariant, TransactionalConnection } from '@vendure/core';
import { importTaxRates, ratesReport } from '#src/import/import-tax-rates';
import { readTaxRateFile } from '#src/import/tax-rate-file';
import { addDays, todayOf } from '#src/plugins/core/interval/calendar-day';
import { DeliveryOrders } from '#src/plugins/subscription/delivery/delivery-orders';
import { SalesTaxRate } from '#src/plugins/tax/entities/sales-tax-rate.entity';
import { inTransaction } from '#test/support/customers';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { fresno, GroupShopper, portland, to } from '#test/support/group-orders';
import { statementsOf } from '#test/support/statements';
import { inSacramento, newCustomer } from '#test/support/subscribers';

const engine = new EngineUnderTest();
before(async () => {
  await engine.start({ variables: { SALES_TAX: 'rates' } });
  await new GroupShopper(engine).stockUp();
});
after(() => engine.stop());
beforeEach(() => load(...usual));

const header = 'state,county,zip,percent,shipping_taxed,valid_from,valid_to';
const usual = ['CA,,,7.25,no,2020-01-01,', 'CA,Fresno,,8,yes,2020-01-01,', 'CA,Fresno,93650,,,2020-01-01,'];
const fileOf = (...rows: readonly string[]): Buffer => Buffer.from([header, ...rows, ''].join('\n'));
const load = (...rows: readonly string[]): ReturnType<typeof importTaxRates> =>
  importTaxRates(engine.server, readTaxRateFile(fileOf(...rows)).rates, false);
const rates = (): Promise<number> =>
  engine.get(TransactionalConnection).rawConnection.getRepository(SalesTaxRate).count();
const taxOf = ({ total, totalWithTax }: Pick<Order, 'total' | 'totalWithTax'>): number => totalWithTax - total;

describe('Rates of a file', () => {
  it('tax a purchase where it goes, and its shipping where the file says so', async () => {
    const order = await engine.orderAtPayment('WHITE-1', 2);
    // 7.25 percent of $14.00, half up.
    assert.deepEqual([order.total, order.totalWithTax, order.shippingWithTax], [2400, 2502, 1000]);
    const paid = await new GroupShopper(engine).placed([to(fresno, 2)]);
    assert.deepEqual([paid.subTotalWithTax, paid.shippingWithTax], [1512, 1080]);
  });

  it('do not tax e-mailed goods', async () => {
    const order = await engine.orderAtPayment('GIFT-CARD-50', 1);
    assert.deepEqual([order.total, order.totalWithTax], [5000, 5000]);
  });

  it('hold at once when the file is imported again, and leave placed orders as they are', async () => {
    const { order, session } = await engine.paidOrder('WHITE-1', 2);
    await engine.complete(order, session);
    await load('CA,,,9,yes,2020-01-01,');
    assert.equal(taxOf(await engine.order(order.id)), 102);
    assert.equal(taxOf(await engine.orderAtPayment('WHITE-1', 2)), 126 + 90);
  });

  it('hold from their day on', async () => {
    // A day further than tomorrow, which may have begun where the shop is.
    await load('CA,,,7.25,no,2020-01-01,', `CA,,,15,no,${addDays(todayOf(new Date()), 2)},`);
    assert.equal(taxOf(await engine.orderAtPayment('WHITE-1', 2)), 102);
  });

  it('tax a delivery as a purchase', async () => {
    const customer = await newCustomer(engine);
    const { id } = await engine
      .get(TransactionalConnection)
      .rawConnection.getRepository(ProductVariant)
      .findOneByOrFail({ sku: 'WHITE-1' });
    const order = await inTransaction(engine, (ctx) =>
      engine.get(DeliveryOrders).make(ctx, {
        ...{ of: { subscriptionId: 'a-subscription' }, customer, email: customer.emailAddress },
        lines: [{ productVariantId: id, quantity: 2, parts: '[]' }],
        ...{ shippingAddress: inSacramento, billingAddress: inSacramento },
      }),
    );
    assert.equal(taxOf(order), 102);
  });

  it('tax each address of a group order at its own rate, parcels too', async () => {
    const shopper = new GroupShopper(engine);
    const elsewhere = { ...fresno, city: 'Oakland', zipcode: '94607' };
    const order = await shopper.priced([to(fresno, 3), to(elsewhere, 2), to(portland, 4)]);
    // 8 percent of $21.00 and of one parcel of $10.00, and 7.25 percent of $14.00.
    assert.equal(taxOf(order), 168 + 80 + 102);
    const query = `{ order(id: "${order.id}") { taxSummary { taxTotal } } }`;
    const answer = (await engine.dashboard(query)) as { order: { taxSummary: readonly { taxTotal: number }[] } };
    const summary = answer.order.taxSummary.map(({ taxTotal }) => taxTotal).toSorted((one, other) => one - other);
    assert.deepEqual(summary, [80, 102, 168]);
  });

  it('take one statement more in a call, however many places there are', async () => {
    const { id } = await engine.orderAtPayment('WHITE-1', 2);
    const statements = await statementsOf(engine, () =>
      engine.locked(id, async (ctx) => {
        const orders = engine.get(OrderService);
        const order = await engine.order(id, ctx);
        await orders.applyPriceAdjustments(ctx, order, order.lines);
      }),
    );
    assert.equal(statements.filter((one) => one.includes('sales_tax_rate')).length, 1);
  });
});

describe('The file of rates', () => {
  const refusals: readonly (readonly [string, string, RegExp])[] = [
    ['no state', ',,,8,no,2020-01-01,', /^state is not/],
    ['a ZIP code without its zero', 'MA,,1001,6,no,2020-01-01,', /^zip has not five digits/],
    ['a ZIP code of another state', 'CA,,97201,8,no,2020-01-01,', /^zip is not in this state/],
    ['no percentage', 'CA,Fresno,,,no,2020-01-01,', /^percent can't be blank/],
    ['a percentage with a sign', 'CA,,,8%,no,2020-01-01,', /^percent is not such as/],
    ['a misplaced point', 'CA,,,72.5,no,2020-01-01,', /^percent is more than/],
    ['a fraction', 'CA,,,0.08,no,2020-01-01,', /^percent 0\.08 means 0\.08 of a hundred/],
    ['nothing said of shipping', 'CA,,,8,,2020-01-01,', /^shipping_taxed is not yes or no/],
    ['a day as Excel writes it', 'CA,,,8,no,1/1/2020,', /^valid_from is no day/],
    ['an end before its beginning', 'CA,,,8,no,2020-01-02,2020-01-01', /^valid_to is before/],
    ['a county that has no rate', 'CA,Frezno,93650,,,2020-01-01,', /^county has no row/],
    ['a place that is there already', 'CA,,,8,no,2020-01-01,', /^valid_from is that of row 2/],
  ];
  for (const [name, row, reason] of refusals)
    it(`is refused by row for ${name}`, () => {
      const { refused } = readTaxRateFile(fileOf('CA,,,7.25,no,2020-01-01,', row));
      assert.deepEqual(
        refused.map(({ number }) => number),
        [3],
      );
      assert.match(refused[0]?.reason ?? '', reason);
    });

  it('is imported as a whole: missing rates are removed, a repeat is a no-op', async () => {
    const outcome = await load('CA,,,7.25,no,2020-01-01,', 'TX,,,6.25,yes,2020-01-01,');
    assert.deepEqual(ratesReport(outcome, true).split('\n'), [
      'removed | CA Fresno from 2020-01-01 | 8 %, shipping too',
      'removed | CA Fresno 93650 from 2020-01-01 | as its county',
      'added | TX from 2020-01-01 | 6.25 %, shipping too',
      '1 rates added, 2 removed, 1 as they were.',
      'This was a dry run: nothing was kept.',
    ]);
    const again = await load('CA,,,7.25,no,2020-01-01,', 'TX,,,6.25,yes,2020-01-01,');
    assert.deepEqual([again.added, again.removed, again.kept], [[], [], 2]);
  });

  it('has rates below one percent when an option says so, and zero without it', () => {
    const low = fileOf('CA,,,0.08,no,2020-01-01,');
    assert.equal(readTaxRateFile(low, { allowsBelowOne: true }).rates[0]?.percent, 0.08);
    const { rates: said, refused } = readTaxRateFile(fileOf('CA,,,0,no,2020-01-01,', 'OR,,,1,no,2020-01-01,'));
    assert.deepEqual([said.map(({ percent }) => percent), refused], [[0, 1], []]);
  });

  it('is read by a command, which changes nothing when a row is refused, and nothing by a dry run', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'import-'));
    const path = join(folder, 'rates.csv');
    try {
      writeFileSync(path, fileOf('CA,,,9,no,2020-01-01,'));
      await engine.run('import-tax-rates', ['--dry-run', path]);
      assert.equal(await rates(), usual.length);
      await engine.run('import-tax-rates', [path]);
      assert.equal(await rates(), 1);
      writeFileSync(path, fileOf('CA,,,8,no,2020-01-01,', 'CA,,,x,no,2021-01-01,'));
      await assert.rejects(engine.run('import-tax-rates', [path]), /import-tax-rates/);
      assert.equal(await rates(), 1);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('is refused when it is empty, which would remove all rates', () => {
    assert.throws(() => readTaxRateFile(fileOf()), /has no rates/);
    assert.throws(() => readTaxRateFile(Buffer.from('state,rate\nCA,8\n')), /lacks the columns/);
  });

  it('has an example that says nothing wrong', () => {
    const example = join(__dirname, '../../../seed/tax-rates.csv');
    const { rates: said, refused } = readTaxRateFile(readFileSync(example));
    assert.deepEqual(refused, []);
    assert.ok(said.length > 5);
  });
});
