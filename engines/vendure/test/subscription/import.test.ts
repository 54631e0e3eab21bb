import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { Customer, TransactionalConnection } from '@vendure/core';
import { importReport } from '#src/import/import-report';
import type { RowsOutcome } from '#src/import/import-subscriptions';
import { importSubscriptions } from '#src/import/import-subscriptions';
import { readMovedSubscription } from '#src/import/moved-subscription';
import { readSubscriptionFile } from '#src/import/subscription-file';
import { CustomerAccounts } from '#src/plugins/core/customer/customer-accounts';
import { addDays, todayOf } from '#src/plugins/core/interval/calendar-day';
import { SavedCard } from '#src/plugins/saved-card/entities/saved-card.entity';
import { Subscription } from '#src/plugins/subscription/entities/subscription.entity';
import { Subscriptions } from '#src/plugins/subscription/subscriptions';
import { inTransaction } from '#test/support/customers';
import { EngineUnderTest } from '#test/support/engine-under-test';

const engine = new EngineUnderTest();
before(async () => {
  await engine.start();
  await rows().query(
    `UPDATE product_variant SET "customFieldsSubscribable" = true WHERE sku IN ('ORANGE-1', 'PINK-1')`,
  );
});
after(() => engine.stop());

const rows = () => engine.get(TransactionalConnection).rawConnection.manager;
const today = todayOf(new Date());
const soon = addDays(today, 12);
const example = join(__dirname, '../../../seed/subscriptions.csv');
const header = readFileSync(example, 'utf8').split('\n')[0] ?? '';
const columns = header.split(',');

type Cells = Readonly<Record<string, string>>;

/** A row that may be moved, with a card of its own. */
function row(reference: string, cells: Cells = {}): Cells {
  return {
    reference,
    email: `${reference}@moved.test`,
    sku: 'ORANGE-1',
    quantity: '12',
    interval: '1 month',
    next_date: soon,
    state: 'active',
    name: 'Ines Example',
    address1: '12 Orchard Row',
    city: 'Oakland',
    region: 'CA',
    zip: '94607',
    country: 'US',
    phone: '202-555-0123',
    card_customer: `cus_${reference}`,
    card_id: `pm_${reference}`,
    card_brand: 'Visa',
    card_digits: '4242',
    card_expiry: '8/2099',
    ...cells,
  };
}

/** A further line of the same subscription: a row without the columns that its first row has. */
const lineOf = (reference: string, sku: string, quantity: string): Cells => ({ reference, sku, quantity });

const quoted = (cell: string): string => (/[",;\n]/.test(cell) ? `"${cell}"` : cell);

function file(table: readonly Cells[], { separator = ',', end = '\n', mark = '' } = {}): Buffer {
  const lines = table.map((cells) => columns.map((column) => quoted(cells[column] ?? '')).join(separator));
  return Buffer.from(mark + [columns.join(separator), ...lines, ''].join(end));
}

const importFile = (bytes: Buffer, isDryRun = false): Promise<readonly RowsOutcome[]> =>
  importSubscriptions(engine.server, readSubscriptionFile(bytes).subscriptions, { today, isDryRun });
const importRows = (...table: readonly Cells[]): Promise<readonly RowsOutcome[]> => importFile(file(table));

async function subscriptionOf(importReference: string): Promise<Subscription | undefined> {
  const found = await rows().findOneBy(Subscription, { importReference });
  return found ? engine.get(Subscriptions).load(await engine.context(), found.id) : undefined;
}

async function counts(): Promise<readonly number[]> {
  return Promise.all([Customer, Subscription, SavedCard].map((entity) => rows().count(entity)));
}

describe('Subscriptions of another shop (spec §3 Subscription)', () => {
  it('are made with their cans, club, customer, address and card', async () => {
    const outcomes = await importRows(
      row('good', { quantity: '6', end_date: '2099-01-01' }),
      lineOf('good', 'PINK-1', '6'),
    );
    assert.deepEqual(outcomes, [{ reference: 'good', numbers: [2, 3], outcome: 'made', reasons: [] }]);
    const made = await subscriptionOf('good');
    assert.ok(made);
    const { state, isPaused, actionableDate, endDate, clubCans, interval, email, paymentState } = made;
    assert.deepEqual(
      { state, isPaused, actionableDate, endDate, clubCans, interval, email, paymentState },
      {
        ...{ state: 'active', isPaused: false, actionableDate: soon, endDate: '2099-01-01', clubCans: 12 },
        ...{ interval: { length: 1, unit: 'month' }, email: 'good@moved.test', paymentState: null },
      },
    );
    assert.deepEqual(
      made.lines.map(({ productVariant, quantity }) => [productVariant.sku, quantity]),
      [
        ['ORANGE-1', 6],
        ['PINK-1', 6],
      ],
    );
    assert.deepEqual(made.shippingAddress, made.billingAddress);
    assert.deepEqual([made.shippingAddress.postalCode, made.shippingAddress.phoneNumber], ['94607', '2025550123']);
    const { savedCard, customer } = made;
    assert.deepEqual(
      [savedCard?.vaultCard, savedCard?.brand, savedCard?.lastDigits, savedCard?.isDefault],
      ['pm_good', 'visa', '4242', true],
    );
    assert.deepEqual([customer.emailAddress, customer.customFields.paymentCustomer], ['good@moved.test', 'cus_good']);
    assert.deepEqual(engine.sandbox.mails, []);
  });

  it('are made once: the same file again, also twice at the same moment, changes nothing', async () => {
    const again = file([row('twice'), row('twice-2', { email: 'twice@moved.test', card_customer: 'cus_twice' })]);
    const both = await Promise.all([importFile(again), importFile(again)]);
    const outcomesOf = (reference: string): readonly string[] =>
      both.flatMap((one) => one.filter((row) => row.reference === reference).map(({ outcome }) => outcome)).toSorted();
    for (const reference of ['twice', 'twice-2']) assert.deepEqual(outcomesOf(reference), ['made', 'present']);
    const filled = await counts();
    assert.deepEqual(
      (await importFile(again)).map(({ outcome }) => outcome),
      ['present', 'present'],
    );
    assert.deepEqual(await counts(), filled);
    const first = await subscriptionOf('twice');
    assert.equal((await subscriptionOf('twice-2'))?.customerId, first?.customerId);
    assert.equal(await rows().countBy(SavedCard, { customerId: first?.customerId ?? '', isDefault: true }), 1);
  });

  it('are paused until a day or without one, of 24 cans, of no club, or without a card', async () => {
    const paused = { state: 'paused', next_date: '' };
    const noCard = { card_customer: '', card_id: '', card_brand: '', card_digits: '', card_expiry: '' };
    const outcomes = await importRows(
      row('until', { ...paused, paused_until: soon, quantity: '24' }),
      row('open', { ...paused, quantity: '5' }),
      row('no-card', { ...noCard, next_date: today }),
    );
    assert.deepEqual(
      outcomes.map(({ outcome }) => outcome),
      ['made', 'made', 'made'],
    );
    const [until, open, noCards] = [
      await subscriptionOf('until'),
      await subscriptionOf('open'),
      await subscriptionOf('no-card'),
    ];
    assert.deepEqual([until?.isPaused, until?.actionableDate, until?.clubCans], [true, soon, 24]);
    assert.deepEqual([open?.isPaused, open?.actionableDate, open?.clubCans], [true, null, null]);
    // The deliveries of today are made already, as with a customer's own change.
    assert.deepEqual([noCards?.savedCardId, noCards?.actionableDate], [null, addDays(today, 1)]);
  });

  it('are looked at by a dry run, of which nothing stays', async () => {
    const before = await counts();
    const outcomes = await importFile(file([row('dry'), row('dry-bad', { zip: '10011' })]), true);
    assert.deepEqual(
      outcomes.map(({ outcome }) => outcome),
      ['made', 'refused'],
    );
    assert.deepEqual(await counts(), before);
  });

  const refusals: readonly (readonly [string, Cells, RegExp])[] = [
    ['no reference', { reference: '' }, /^reference can't be blank/],
    ['no e-mail', { email: 'ines' }, /^email is invalid/],
    ['an unknown sku', { sku: 'NONE-1' }, /unknown sku: NONE-1/],
    ['what nobody can subscribe to', { sku: 'RED-1' }, /cannot hold RED-1/],
    ['no whole quantity', { quantity: '1.5' }, /^quantity is not a whole number/],
    ['a quantity of none', { quantity: '0' }, /quantities from 1/],
    ['an interval in other words', { interval: 'monthly' }, /^interval is not such as/],
    ['an interval of nothing', { interval: '0 months' }, /^interval_length must be greater/],
    ['a day that is over', { next_date: addDays(today, -1) }, /^actionable_date must be tomorrow or later/],
    ['a day as Excel writes it', { next_date: '2/20/2099' }, /^next_date is no day such as/],
    ['a day that there is not', { next_date: '2099-02-30' }, /^next_date is no day/],
    ['no day', { next_date: '' }, /^next_date can't be blank/],
    ['an end that is over', { end_date: addDays(today, -1) }, /^end_date must be today or later/],
    ['another state', { state: 'canceled' }, /^state has to be active or paused/],
    ['a pause of an active one', { paused_until: soon }, /^paused_until is of a paused/],
    ['a next day of a paused one', { state: 'paused' }, /^next_date is not known/],
    ['a ZIP code without its zero', { zip: '4607' }, /^ship_address.zipcode/],
    ['a box at a post office', { address1: 'PO Box 12' }, /PO box/],
    ['a place where no wine may go', { country: 'FR', region: '' }, /^ship_address is in a place/],
    ['no country', { country: '' }, /^ship_address.country/],
    ['half a card', { card_id: '' }, /^card_id is missing/],
    ['digits without their zero', { card_digits: '341' }, /^card_digits has not four digits/],
    ['another expiry', { card_expiry: '13/2030' }, /^card_expiry/],
    ['a card of another customer', { card_customer: 'cus_good' }, /^card_customer belongs to another/],
    ['another customer’s card', { card_id: 'pm_good' }, /^card_id is a card of another/],
  ];
  for (const [name, cells, reason] of refusals)
    it(`are refused for ${name}, and nothing of them stays`, async () => {
      const before = await counts();
      const [outcome] = await importRows(row('bad', cells));
      assert.equal(outcome?.outcome, 'refused');
      assert.match(outcome.reasons.join(', '), reason);
      assert.deepEqual(await counts(), before);
    });

  it('are refused when a row is there twice, which would double the box', async () => {
    const [outcome] = await importRows(row('copied', { quantity: '12' }), lineOf('copied', 'ORANGE-1', '12'));
    assert.deepEqual(outcome?.reasons, ['sku is in two rows of this reference: say the quantity in one']);
  });

  it('are refused alone: the others of the file are made', async () => {
    const outcomes = await importRows(
      row('fine-1'),
      row('contradicts', { quantity: '6' }),
      { ...lineOf('contradicts', 'PINK-1', '6'), next_date: addDays(soon, 1) },
      row('wrong', { sku: 'NONE-1' }),
      row('fine-2'),
    );
    assert.deepEqual(
      outcomes.map(({ reference, outcome }) => [reference, outcome]),
      [
        ['fine-1', 'made'],
        ['contradicts', 'refused'],
        ['wrong', 'refused'],
        ['fine-2', 'made'],
      ],
    );
    const report = importReport(outcomes, true).split('\n');
    assert.deepEqual(report.slice(2, 4), [
      'Row 4 | contradicts | refused | next_date says different things in the rows of this reference',
      'Row 5 | wrong | refused | line_items name an unknown sku: NONE-1',
    ]);
    assert.deepEqual(report.slice(5), [
      '2 subscriptions made, 0 already there, 2 refused.',
      'This was a dry run: nothing was kept.',
    ]);
  });

  it('belong to the customer of their subject, never to an unproven address', async () => {
    const accounts = engine.get(CustomerAccounts);
    const known = await inTransaction(engine, (ctx) =>
      accounts.add(ctx, 'user-known', { address: 'known@moved.test', isProven: true }),
    );
    const [byEmail] = await importRows(row('by-email', { email: 'known@moved.test' }));
    assert.match(byEmail?.reasons[0] ?? '', /^subject can't be blank/);
    const [other] = await importRows(row('other', { email: 'known@moved.test', subject: 'user-other' }));
    assert.match(other?.reasons[0] ?? '', /^email belongs to a customer who signs in otherwise/);
    await importRows(row('by-subject', { email: 'Known@moved.test', subject: 'user-known' }));
    assert.equal((await subscriptionOf('by-subject'))?.customerId, known.id);
    await importRows(row('new-subject', { subject: 'user-new' }));
    const made = await inTransaction(engine, (ctx) => accounts.bySubject(ctx, 'user-new'));
    assert.equal((await subscriptionOf('new-subject'))?.customerId, made?.id);
  });
});

describe('The file of subscriptions', () => {
  it('may be one that Excel has made: with a byte order mark, semicolons, its ends of lines, and short rows', async () => {
    const excel = file([row('excel', { quantity: '6', name: 'Ines; "Example"'.replaceAll('"', '') })], {
      ...{ separator: ';', end: '\r\n', mark: '\ufeff' },
    });
    const short = Buffer.from('excel;;;PINK-1;6\r\n\r\n;;;\r\n');
    const outcomes = await importFile(Buffer.concat([excel, short]));
    assert.deepEqual(
      outcomes.map(({ numbers, outcome }) => [numbers, outcome]),
      [[[2, 3], 'made']],
    );
    assert.equal((await subscriptionOf('excel'))?.shippingAddress.fullName, 'Ines; Example');
    assert.equal((await subscriptionOf('excel'))?.clubCans, 12);
  });

  it('is read by a command, which fails when a row was refused', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'import-'));
    const path = join(folder, 'subscriptions.csv');
    try {
      writeFileSync(path, file([row('command')]));
      await engine.run('import-subscriptions', ['--dry-run', path]);
      assert.equal(await subscriptionOf('command'), undefined);
      writeFileSync(path, file([row('command'), row('command-2', { sku: 'NONE-1' })]));
      await assert.rejects(engine.run('import-subscriptions', [path]), /import-subscriptions/);
      assert.equal((await subscriptionOf('command'))?.clubCans, 12);
      await assert.rejects(engine.run('import-subscriptions', []), /import-subscriptions/);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('is refused as a whole when it is none', () => {
    const read = (text: string | Buffer) => () => readSubscriptionFile(Buffer.from(text as string));
    assert.throws(read('reference,sku\nA,B\n'), /lacks the columns/);
    assert.throws(read(`${header},color\n`), /unknown columns: color/);
    assert.throws(read(Buffer.from(`${header}\nA,Zo\xeb`, 'latin1')), /not written in UTF-8/);
    assert.throws(read(`${header}\n${',x'.repeat(40)}\n`), /Row 2 is broken/);
  });

  it('has an example that says nothing wrong', () => {
    const moved = readSubscriptionFile(readFileSync(example)).subscriptions.map((one) =>
      readMovedSubscription(one, today),
    );
    assert.deepEqual(
      moved.map(({ reference, cans, isPaused }) => [reference, cans.length, isPaused]),
      [
        ['A-1001', 2, false],
        ['A-1002', 1, true],
      ],
    );
  });
});
