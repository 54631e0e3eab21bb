import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { cents } from '#src/domain/money/money';
import { byWineType, type PriceListRow } from '#src/domain/trade/price-list';
import { priceListCsv } from '#src/domain/trade/price-list-csv';

const row = (more: Partial<PriceListRow> = {}): PriceListRow => ({
  sku: 'GAMAY-01',
  slug: 'loose-change-gamay',
  name: 'Loose Change Gamay',
  wineType: 'red',
  maker: 'Quillfeather',
  region: 'Willamette Valley, Oregon',
  vintage: '2024',
  alcohol: '12% by volume',
  cases: [
    { cans: 12, price: cents(6700) },
    { cans: 24, price: cents(13_150) },
  ],
  shelfPrice: cents(850),
  ...more,
});

describe('The price list (spec §2 trade, wines)', () => {
  it('is ordered by kind, and by name within a kind; kinds without a wine are left out', () => {
    const rows = [row({ name: 'Zin' }), row({ name: 'Brut', wineType: 'sparkling' }), row({ name: 'Barbera' })];
    expect(byWineType(rows).map((group) => [group.wineType, group.rows.map(({ name }) => name)])).toEqual([
      ['red', ['Barbera', 'Zin']],
      ['sparkling', ['Brut']],
    ]);
  });
});

describe('The price list as a file (spec §2 trade, materials)', () => {
  it('has a line for each wine, with amounts that a spreadsheet can add', () => {
    expect(priceListCsv([row()])).toBe(
      'SKU,Wine,Kind,Maker,Region,Vintage,Alcohol,Case of 12 (USD),Case of 24 (USD),Shelf price of a can (USD)\r\n' +
        'GAMAY-01,Loose Change Gamay,red,Quillfeather,"Willamette Valley, Oregon",2024,12% by volume,67.00,131.50,8.50\r\n',
    );
  });

  it('leaves a size open that a wine does not come in', () => {
    const [, second] = priceListCsv([row(), row({ name: 'Zin', cases: [{ cans: 24, price: cents(100) }] })])
      .trim()
      .split('\r\n')
      .slice(1);
    expect(second).toContain(',,1.00,8.50');
  });

  it.each(['=1+1', '+1', '-1', '@sum', '\tx'])('keeps "%s" from being calculated', (name) => {
    expect(priceListCsv([row({ name })])).toContain(`,'${name},`);
  });

  it('is read again as it was written, whatever a name holds', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (typed) => {
        const name = `A${typed}`;
        const { data } = Papa.parse<readonly string[]>(priceListCsv([row({ name })]), { skipEmptyLines: true });
        expect(data).toHaveLength(2);
        expect(data[1]?.[1]).toBe(name);
      }),
    );
  });
});
