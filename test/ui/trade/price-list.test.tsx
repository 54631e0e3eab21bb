import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cents } from '#src/domain/money/money';
import type { PriceListContent } from '#src/domain/trade/trade-content';
import { wineTypeMessages } from '#src/ui/catalogue/shared/wine-type-messages';
import { priceListFile } from '#src/ui/for-programs/price-list-file';
import * as priceList from '#src/ui/trade/price-list';
import { tradeMessages as messages } from '#src/ui/trade/shared/trade-messages';
import { openPage } from '#test/ui/support/open-page';
import { violations } from '#test/ui/support/violations';

const content: PriceListContent = {
  kind: 'price-list',
  path: '/trade/wines/',
  title: 'Wines and prices',
  description: 'By the case.',
  noindex: false,
  body: [],
  rows: [
    {
      sku: 'GAMAY-01',
      slug: 'loose-change-gamay',
      name: 'Loose Change Gamay',
      wineType: 'red',
      maker: 'Quillfeather',
      region: 'Oregon',
      vintage: '2024',
      alcohol: '',
      cases: [
        { cans: 12, price: cents(6700) },
        { cans: 24, price: cents(13_150) },
      ],
      shelfPrice: cents(850),
    },
  ],
};

describe('The price list (spec §2 trade, wines)', () => {
  it('shows each wine with its facts and the price of a case, and is to be had as a file', async () => {
    const { container } = openPage(priceList, content);
    const reds = within(screen.getByRole('region', { name: wineTypeMessages.red }));
    expect(reds.getByRole('link').getAttribute('href')).toBe('/products/loose-change-gamay/');
    reds.getByText('GAMAY-01 · Quillfeather · Oregon · 2024');
    expect(reds.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])).toEqual([
      [messages.caseOf(12), '$67.00'],
      [messages.caseOf(24), '$131.50'],
      [messages.shelfPrice, '$8.50'],
    ]);
    const file = screen.getByRole('link', { name: messages.downloadPrices }).getAttribute('href') ?? '';
    expect(Object.keys(priceListFile({ site: { prefix: '/en-US' } as never, pages: [content] }))).toEqual([
      file.slice(1),
    ]);
    expect(await violations(container)).toEqual([]);
  });

  it('is no file where the shop has no such page', () => {
    expect(priceListFile({ site: { prefix: '' } as never, pages: [] })).toEqual({});
  });
});
