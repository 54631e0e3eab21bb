import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as downloads from '#src/ui/trade/downloads';
import { tradeMessages as messages } from '#src/ui/trade/shared/trade-messages';
import { openPage } from '#test/ui/support/open-page';
import { violations } from '#test/ui/support/violations';

describe('Files for the trade (spec §2 trade, materials)', () => {
  it("are the price list and the editors' files, each with its format and size", async () => {
    const { container } = openPage(downloads, {
      kind: 'downloads',
      path: '/trade/materials/',
      title: 'Materials',
      description: 'To print.',
      noindex: false,
      body: [],
      files: [
        { title: 'Otterbound', description: 'A page.', url: 'https://a.example/o.svg', size: 66_244, format: 'SVG' },
      ],
    });
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      messages.downloadPrices,
      messages.download('Otterbound'),
    ]);
    expect(screen.getByRole('link', { name: /Otterbound/ }).getAttribute('href')).toBe('https://a.example/o.svg');
    screen.getByText('SVG, 65 kB');
    expect(await violations(container)).toEqual([]);
  });
});
