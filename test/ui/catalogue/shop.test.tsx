import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { CartState } from '#src/application/ports/state/cart-state';
import { cents } from '#src/domain/money/money';
import * as shop from '#src/ui/catalogue/shop';
import { ShopPage } from '#src/ui/catalogue/shop';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { settledDelay } from '#src/ui/shell/settled-message';
import { aProduct } from '#test/builders/a-product';
import { openTab } from '#test/support/test-tab';
import { redWine, shopContent, sixPack } from '#test/ui/support/contents';
import { openPage } from '#test/ui/support/open-page';
import { TestSite } from '#test/ui/support/test-site';
import { violations } from '#test/ui/support/violations';

const whiteWine = aProduct({ diversity: ['Family farm'], features: ['Vegan', 'Organic grapes'] });
const removed = aProduct({
  sku: 'ROSE-1',
  slug: 'late-rose',
  name: 'Late Rosé',
  wineType: 'rosé',
  price: cents(750),
  stock: { kind: 'out-of-stock' },
});
const glass = aProduct({
  sku: 'GLASS-1',
  slug: 'glass',
  name: 'Glass',
  family: 'merch',
  price: cents(2000),
  wineType: 'mixed',
});
const shelf = shopContent([whiteWine, removed, redWine, sixPack, glass]);
const longShelf = shopContent(
  Array.from({ length: 50 }, (_, n) =>
    aProduct({ sku: `W-${n}`, slug: `w-${n}`, name: `Wine ${n + 1}`, features: n < 30 ? ['Vegan'] : [] }),
  ),
);

const names = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading', { level: 2 }).textContent);
const status = () => screen.getByRole('status').textContent;
const chip = (name: RegExp) => screen.getByRole('link', { name });
const isOn = (name: RegExp) => chip(name).getAttribute('aria-current') === 'true';

describe('Filters of the shop (spec §3 productFilters)', () => {
  it("are the address's filters, and the address has theirs", async () => {
    const { address } = openPage(shop, shelf);
    expect(status()).toBe('5 products');
    await userEvent.click(chip(/^Red/));
    expect([address(), isOn(/^Red/), names(), status()]).toEqual(['/shop/?type=red', true, ['Quiet Red'], '1 product']);
    await userEvent.click(chip(/^White/));
    expect([address(), names()]).toEqual(['/shop/?type=red&type=white', ['Brisk White', 'Quiet Red']]);
    await userEvent.click(chip(/^Red/));
    expect([address(), isOn(/^Red/), names()]).toEqual(['/shop/?type=white', false, ['Brisk White']]);
  });

  it('narrow one another and count the remaining products', () => {
    openPage(shop, shelf, '/shop/?with=Vegan');
    expect(names()).toEqual(['Brisk White', 'Quiet Red']);
    expect([chip(/^Red/).textContent, chip(/^Rosé/).textContent, chip(/^Family farm/).textContent]).toEqual([
      'Red 1',
      'Rosé 0',
      'Family farm 1',
    ]);
  });

  it('ask for every feature that is chosen, and are off where they would leave nothing', async () => {
    const { address } = openPage(shop, shelf, '/shop/?with=Vegan');
    await userEvent.click(chip(/^Organic grapes/));
    expect([address(), names()]).toEqual(['/shop/?with=Vegan&with=Organic+grapes', ['Brisk White']]);
    const rose = chip(/^Rosé/);
    expect([rose.getAttribute('aria-disabled'), rose.getAttribute('href')]).toEqual(['true', null]);
    await userEvent.click(rose);
    expect(names()).toEqual(['Brisk White']);
    expect(chip(/^Vegan/).getAttribute('aria-disabled')).toBeNull();
  });

  it('can be taken off even where they leave nothing', () => {
    openPage(shop, shelf, '/shop/?type=red&with=Organic+grapes');
    expect([isOn(/^Red/), chip(/^Red/).getAttribute('href')]).toEqual([true, '/shop/?with=Organic+grapes']);
  });

  it('know how dry a wine is, from dry to sweet', async () => {
    const dry = (sku: string, sweetness: 'bone dry' | 'sweet') => aProduct({ sku, slug: sku, name: sku, sweetness });
    const { address } = openPage(shop, shopContent([dry('a', 'sweet'), dry('b', 'sweet'), dry('c', 'bone dry')]));
    const group = within(screen.getByRole('group', { name: 'Dryness' }));
    expect(group.getAllByRole('link').map((link) => link.textContent)).toEqual(['Bone dry 1', 'Sweet 2']);
    await userEvent.click(chip(/^Bone dry/));
    expect([address(), names()]).toEqual(['/shop/?dry=bone+dry', ['c']]);
  });

  it('keep their places while counts change', async () => {
    openPage(shop, shelf);
    const order = () =>
      within(screen.getByRole('group', { name: 'Color' }))
        .getAllByRole('link')
        .map((link) => link.textContent.replace(/ \d+$/, ''));
    const before = order();
    await userEvent.click(chip(/^Organic grapes/));
    expect(order()).toEqual(before);
  });

  it('say on the folded panel how many are on, and come off all at once', async () => {
    const { address } = openPage(shop, shelf, '/shop/?family=wine&type=red&with=Vegan&sort=name');
    expect(document.querySelector('summary')?.textContent).toBe('Filters2 on');
    await userEvent.click(screen.getByRole('link', { name: 'Clear all' }));
    expect(address()).toBe('/shop/?family=wine&sort=name');
    expect(screen.queryByRole('link', { name: 'Clear all' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('status'));
  });

  it('leave an empty shelf with a way back', async () => {
    openPage(shop, shelf, '/shop/?type=red&with=Organic+grapes');
    expect([status(), names()]).toEqual(['0 products', []]);
    screen.getByRole('heading', { level: 2, name: 'No products match' });
    await userEvent.click(screen.getByRole('link', { name: 'Clear all filters' }));
    expect(names()).toHaveLength(5);
  });

  it('ignore unknown parameters', () => {
    openPage(shop, shelf, '/shop/?type=blue&family=boats&sort=random&page=-3');
    expect(names()).toHaveLength(5);
  });

  it('begin anew with another family', async () => {
    const { address } = openPage(shop, shelf, '/shop/?type=red&sort=name');
    await userEvent.click(chip(/^Packs and sets/));
    expect([address(), names()]).toEqual(['/shop/?family=pack&sort=name', ['Mixed 6 Pack']]);
  });
});

describe('Order of the shelf (spec §2 /en-US/shop/)', () => {
  it('is said once, where arrow keys end, and keeps as many in sight', async () => {
    const { tab, pass, address } = openPage(shop, shelf, '/shop/?page=2');
    const said = () => tab.get(LiveMessageState).message;
    const sort = screen.getByRole('combobox', { name: 'Sort by' });
    await userEvent.selectOptions(sort, 'rating');
    await userEvent.selectOptions(sort, 'price-up');
    await pass(settledDelay - 1);
    expect([said(), address()]).toEqual(['', '/shop/?sort=price-up&page=2']);
    await pass(1);
    expect(said()).toBe('Sorted by price, low to high: 5 products');
  });

  it.each([
    ['Our favorites', ['Brisk White', 'Quiet Red', 'Mixed 6 Pack', 'Glass', 'Late Rosé']],
    ['Price, low to high', ['Brisk White', 'Quiet Red', 'Glass', 'Mixed 6 Pack', 'Late Rosé']],
    ['Price, high to low', ['Mixed 6 Pack', 'Glass', 'Quiet Red', 'Brisk White', 'Late Rosé']],
    ['Name', ['Brisk White', 'Glass', 'Mixed 6 Pack', 'Quiet Red', 'Late Rosé']],
  ])('%s, with sold-out products at the end', async (label, expected) => {
    const { address } = openPage(shop, shelf);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), label);
    expect(names()).toEqual(expected);
    expect(address() === '/shop/').toBe(label === 'Our favorites');
  });
});

describe('Pages of the shelf (spec §2 /en-US/shop/)', () => {
  it('come one after the other through a link, and the focus goes to the first that is new', async () => {
    const { address } = openPage(shop, longShelf);
    expect(names()).toHaveLength(24);
    const more = screen.getByRole('link', { name: 'Show more' });
    expect([more.getAttribute('rel'), screen.getByText('24 of 50')]).toEqual(['next', expect.anything()]);
    await userEvent.click(more);
    expect([address(), names().length]).toEqual(['/shop/?page=2', 48]);
    expect(document.activeElement?.textContent).toBe('Wine 25');
    await userEvent.click(screen.getByRole('link', { name: 'Show more' }));
    expect([names().length, screen.queryByRole('link', { name: 'Show more' })]).toEqual([50, null]);
  });

  it('are all there when the address is opened again', () => {
    openPage(shop, longShelf, '/shop/?page=3');
    expect(names()).toHaveLength(50);
  });

  it('start over when a filter or the order changes', async () => {
    const { address } = openPage(shop, longShelf, '/shop/?page=2');
    await userEvent.click(chip(/^Vegan/));
    expect([address(), names().length, status()]).toEqual(['/shop/?with=Vegan', 24, '30 products']);
  });

  it('leave nothing out of reach without script', () => {
    const container = openTab().container;
    const html = renderToString(
      <TestSite container={container}>
        <MemoryRouter>
          <ShopPage content={longShelf} params={{}} />
        </MemoryRouter>
      </TestSite>,
    );
    const links = new Set([...html.matchAll(/href="\/products\/(w-\d+)\/"/g)].map(([, slug]) => slug));
    expect(links.size).toBe(50);
  });
});

describe('Things on the shelf', () => {
  it('go into the cart from their card; sold-out ones lead to the form for a notice', async () => {
    const { ports: container, pass } = openPage(shop, shelf);
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart: Brisk White' }));
    await pass();
    expect(container.get(CartState).current?.lineItems.map(({ sku }) => sku)).toEqual(['WHITE-1']);
    const card = screen.getAllByRole('article').find((article) => article.textContent.includes('Late Rosé'));
    within(card ?? document.body).getByRole('link', { name: 'Notify me when Late Rosé is back' });
  });
});

describe('The shop is accessible (spec §2 Page shell and behavior)', () => {
  it.each(['/shop/', '/shop/?type=red&with=Vegan', '/shop/?type=red&with=Organic+grapes'])('%s', async (address) => {
    const { container } = openPage(shop, shelf, address);
    container.querySelector('details')?.setAttribute('open', '');
    expect(await violations(container)).toEqual([]);
  });
});

describe("The shop's data for search engines (spec §2 Screens and routes)", () => {
  it('names its one address whatever is filtered', () => {
    const head = shop.page.head(shelf, { params: {}, search: new URLSearchParams('?type=red') });
    expect([head.canonicalPath, head.noindex]).toEqual(['/shop/', false]);
  });
});
