import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ViewStorage } from '#src/application/storage/view-storage';
import * as productPage from '#src/ui/catalogue/product';
import { offerDelay } from '#src/ui/catalogue/product.presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { aProduct } from '#test/builders/a-product';
import { openTab } from '#test/support/test-tab';
import { productContent, redWine, sixPack } from '#test/ui/support/contents';
import { openPage } from '#test/ui/support/open-page';
import { violations } from '#test/ui/support/violations';

const white = productContent({});

async function openWhite(viewed: readonly string[]) {
  const tab = openTab();
  tab.content.catalogue = { products: [aProduct(), redWine, sixPack], kits: [], regions: [] };
  for (const sku of viewed) tab.get(ViewStorage).note(sku);
  const page = openPage(productPage, white, white.path, tab);
  await page.pass(offerDelay);
  return { ...page, views: tab.get(ViewStorage) };
}

const shelf = () => screen.findByRole('list', { name: 'Recently viewed' });

describe('Recently viewed products (spec §2 /en-US/products/{slug})', () => {
  it('are those of other pages, the newest first, without products that are gone', async () => {
    const { container, views } = await openWhite([sixPack.sku, 'GONE-1', redWine.sku]);
    const names = within(await shelf()).getAllByRole('heading', { level: 3 });
    expect(names.map(({ textContent }) => textContent)).toEqual([redWine.name, sixPack.name]);
    expect(views.read()[0]).toBe(white.product.sku);
    expect(await violations(container)).toEqual([]);
  });

  it('are cleared by a press, which is said', async () => {
    const { tab, views } = await openWhite([redWine.sku]);
    await shelf();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('list', { name: 'Recently viewed' })).toBeNull();
    expect([views.read(), tab.get(LiveMessageState).message]).toEqual([[], 'Recently viewed products are cleared']);
  });
});
