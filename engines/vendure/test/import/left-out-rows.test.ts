import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { leftOutLines } from '#src/import/csv-file';
import { readSubscriptionFile } from '#src/import/subscription-file';
import { readTaxRateFile } from '#src/import/tax-rate-file';

const rates = 'state,county,zip,percent,shipping_taxed,valid_from,valid_to';
const readRates = (...rows: readonly string[]) => readTaxRateFile(Buffer.from([rates, ...rows, ''].join('\n')));

const columns = [
  ...['reference', 'sku', 'quantity', 'email', 'subject', 'interval', 'next_date', 'end_date', 'state', 'paused_until'],
  ...['name', 'address1', 'address2', 'city', 'region', 'zip', 'country', 'phone'],
  ...['card_customer', 'card_id', 'card_brand', 'card_digits', 'card_expiry'],
];
const boxes = (...rows: readonly string[]) =>
  readSubscriptionFile(Buffer.from([columns.join(','), ...rows, ''].join('\n')));

describe('Rows of a file that say nothing of their own (spec §2 Group orders)', () => {
  it('are headings that a spreadsheet repeats on each page, in any case', () => {
    const california = 'CA,,,7.25,no,2020-01-01,';
    const {
      rates: read,
      refused,
      leftOut,
    } = readRates(california, rates.toUpperCase(), 'OR,,,0,no,2020-01-01,', rates);
    assert.deepEqual([read.map(({ state }) => state), refused, leftOut], [['CA', 'OR'], [], [3, 5]]);
    const twice = boxes('A-1,PINK-1,12', columns.join(','), 'A-1,ORANGE-1,12');
    assert.deepEqual([twice.subscriptions[0]?.numbers, twice.leftOut], [[2, 4], [3]]);
  });

  for (const total of ['Total,,24', 'Grand total:,,24', 'SUM', ',Subtotal,24', ',,24', ',,"1,024"'])
    it(`are totals at the end: ${total}`, () => {
      const { subscriptions, leftOut } = boxes('A-1,PINK-1,12', 'A-2,PINK-1,12', total, ',,', total);
      assert.deepEqual(
        subscriptions.map(({ reference }) => reference),
        ['A-1', 'A-2'],
      );
      assert.deepEqual(leftOut, [4, 6]);
    });

  for (const row of ['Total,PINK-1,24', 'Totally,,24', ',,24,someone@moved.test'])
    it(`are not those that say more, which are refused by name: ${row}`, () => {
      const { subscriptions, leftOut } = boxes('A-1,PINK-1,12', row);
      assert.deepEqual([subscriptions.length, leftOut], [2, []]);
    });

  it('are no totals above other rows', () => {
    const { subscriptions, leftOut } = boxes('Total,,24', 'A-1,PINK-1,12');
    assert.deepEqual([subscriptions.length, leftOut], [2, []]);
  });

  it('are no figures alone where nothing is counted: a rate without its state is refused', () => {
    const { refused, leftOut } = readRates('CA,,,7.25,no,2020-01-01,', ',,93650,8,,,');
    assert.deepEqual([refused.map(({ number }) => number), leftOut], [[3], []]);
  });

  it('are named with the reason', () => {
    assert.deepEqual(leftOutLines([3]), ['Row 3 | left out: it repeats the headings, or has totals']);
  });
});
