import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { usualVariations } from '#test/contracts/shop/shop-variations';
import { vendureVariations } from '#test/contracts/vendure/vendure-variations';
import { contractTable, differenceTable, withTable } from '#tools/engine/contract-table';
import { vendureDifferences } from '#tools/engine/vendure-differences';

const result = (fullName: string, status: string) => ({ fullName, status });
const report = {
  testResults: [
    {
      name: 'vendure-shop.test.ts',
      status: 'failed',
      assertionResults: [
        result('OrderGateway of Vendure (spec §7) creates', 'passed'),
        result('OrderGateway of Vendure (spec §7) reads', 'passed'),
        result('OrderGateway of Vendure (spec §7) repeats', 'skipped'),
        result('CountryReader of Vendure (spec §7) reads', 'failed'),
        result('Something else', 'passed'),
      ],
    },
  ],
};
const difference = { port: 'OrderGateway', way: 'Adds', usual: 'Takes the best' };

describe('The table of contracts on Vendure (docs/engines.md)', () => {
  it('counts passed and failed tests, and declared differences, but no skipped test', () => {
    expect(contractTable(report, [difference]).split('\n').slice(2)).toEqual([
      '| CountryReader | 0 | 0 | 1 |',
      '| OrderGateway | 2 | 1 | 0 |',
    ]);
  });

  it('stands between its marks, and nowhere else', () => {
    const document = 'A\n<!-- x -->\nold\n<!-- end of x -->\nB';
    expect(withTable(document, 'x', differenceTable([difference]))).toContain('| Adds | Takes the best |\n\n<!-- end');
    expect(() => withTable(document, 'y', '')).toThrow('no place');
  });

  it('has every variation that Vendure declares to the contracts, once', () => {
    const names = Object.keys(usualVariations) as (keyof typeof usualVariations)[];
    const declared = names.filter((name) => vendureVariations[name] !== usualVariations[name]);
    expect(vendureDifferences.flatMap(({ variation = [] }) => variation).sort()).toEqual(declared.sort());
  });

  it('of differences is that of the document', () => {
    const document = readFileSync('docs/engines.md', 'utf8');
    expect(withTable(document, 'differences of Vendure', differenceTable(vendureDifferences))).toBe(document);
  });
});
