import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { GatewayError } from '#src/application/ports/gateway-error';
import { CartState } from '#src/application/ports/state/cart-state';
import { cents, formatMoney } from '#src/domain/money/money';
import type { Searchable } from '#src/domain/search/search-entry';
import { addToCartMessages } from '#src/ui/cart/shared/add-to-cart-messages';
import { kitMessages } from '#src/ui/kit/kit-messages';
import * as searchPage from '#src/ui/search/search';
import { slowAnswer } from '#src/ui/search/search-answer';
import { searchMessages } from '#src/ui/search/search-messages';
import { aProduct } from '#test/builders/a-product';
import { smallShop } from '#test/fakes/shop/shop-world';
import { openTab, type TestTab } from '#test/support/test-tab';
import { openPage } from '#test/ui/support/open-page';
import { violations } from '#test/ui/support/violations';

function product(sku: string, name: string, overrides: Parameters<typeof aProduct>[0] = {}): Searchable {
  const sold = aProduct({ sku, name, slug: sku.toLowerCase(), ...overrides });
  return {
    entry: { kind: 'products', path: `/products/${sold.slug}/`, title: name, text: sold.tagline, product: sold },
    keywords: 'wine',
    body: '',
  };
}

function text(kind: 'articles' | 'help' | 'makers', title: string): Searchable {
  return { entry: { kind, path: `/${kind}/${title}/`, title, text: 'A sentence.' }, keywords: 'wine', body: '' };
}

const white = product('WHITE-1', 'Brisk White');
const answers = Array.from({ length: 60 }, (_, index) => text('help', `Question ${index + 1}`));

async function search(address: string, site: readonly Searchable[] = [white], tab: TestTab = openTab()) {
  tab.world.siteSearch.searchables = site;
  const page = openPage(searchPage, undefined as never, address, tab);
  await page.pass();
  return page;
}

const status = () => screen.getByRole('status').textContent;
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: searchMessages.field });

describe('Searches, for analytics (spec §7 Other calls)', () => {
  it('are reported by the number of their words and of their results, never by the typed text', async () => {
    const { tab } = await search('/search/?q=wine%20ada@example.com', [white]);
    const { tab: other } = await search('/search/?q=wine', [white, text('makers', 'A maker')]);
    await search('/search/?q=', [white], other);
    expect(other.events.told).toEqual(['searched 1 2']);
    expect(tab.events.told.join()).not.toContain('ada');
    expect(tab.events.told).toHaveLength(1);
  });
});

describe('Results (spec §2 Screens and routes)', () => {
  it('stand in groups with their counts; wines can be put into the cart at once', async () => {
    const page = await search('/search/?q=wine', [white, text('articles', 'On wine'), text('makers', 'A maker')]);
    expect(status()).toBe(searchMessages.resultsFor(3, 'wine'));
    expect(
      screen
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent)
        .sort(),
    ).toEqual([searchMessages.kinds.articles, searchMessages.kinds.makers, searchMessages.kinds.products].sort());
    expect(await violations(page.container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: addToCartMessages.addNamed('Brisk White') }));
    await page.pass();
    expect(page.tab.get(CartState).current?.lineItems.map(({ sku }) => sku)).toEqual(['WHITE-1']);
  });

  it('follow the address, which follows the form', async () => {
    const page = await search('/search/?q=brisk');
    expect(field().value).toBe('brisk');
    await userEvent.clear(field());
    await userEvent.type(field(), 'zeppelin{Enter}');
    await page.pass();
    expect(page.address()).toBe('/search/?q=zeppelin');
    screen.getByRole('heading', { name: searchMessages.nothing.title });
    const head = searchPage.page.head(undefined, { params: {}, search: new URLSearchParams('?q=zeppelin') });
    expect(head).toMatchObject({ title: searchMessages.titleFor('zeppelin'), noindex: true });
  });

  it('show the best of each kind, all of one kind when asked, and more in steps, with the focus on the new ones', async () => {
    const page = await search('/search/?q=wine', [white, ...answers]);
    const list = () => within(screen.getByRole('list', { name: searchMessages.kinds.help })).getAllByRole('listitem');
    expect(list()).toHaveLength(4);
    await userEvent.click(
      screen.getByRole('link', { name: searchMessages.showAllOf(searchMessages.kinds.help, answers.length) }),
    );
    expect(page.address()).toBe('/search/?q=wine&kind=help');
    expect(list()).toHaveLength(24);
    expect(screen.queryByText('Brisk White')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: searchMessages.showMore }));
    expect(page.address()).toBe('/search/?q=wine&kind=help&page=2');
    expect(list()).toHaveLength(48);
    expect(document.activeElement).toBe(within(list()[24]!).getByRole('link'));
    expect(await violations(page.container)).toEqual([]);
  });

  it('have today’s price and stock, and no discontinued products', async () => {
    const page = await search('/search/?q=wine', [
      product('WHITE-1', 'Brisk White', { price: cents(9999) }),
      product('NO-MORE-1', 'Forgotten Red'),
    ]);
    await page.pass();
    const today = smallShop.variants.find(({ sku }) => sku === 'WHITE-1');
    expect(screen.getByRole('article').textContent).toContain(formatMoney(today?.price ?? cents(0)));
    expect(screen.queryByText('Forgotten Red')).toBeNull();
    expect(status()).toBe(searchMessages.resultsFor(1, 'wine'));
  });

  it('say that they could not be loaded, keep the query, and come when they are asked for again', async () => {
    const tab = openTab();
    tab.world.siteSearch.failNext(new GatewayError({ code: 'network_error' }));
    const page = await search('/search/?q=brisk', [white], tab);
    expect(screen.getByRole('alert').textContent).toContain(searchMessages.failed.title);
    expect(field().value).toBe('brisk');
    expect(await violations(page.container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: kitMessages.tryAgain }));
    await page.pass();
    screen.getByText('Brisk White');
  });

  it('say that they are on their way when they take long', async () => {
    const tab = openTab();
    const release = tab.world.siteSearch.hold();
    const page = await search('/search/?q=brisk', [white], tab);
    await page.pass(slowAnswer - 1);
    expect(screen.queryByText(searchMessages.searching)).toBeNull();
    await page.pass(1);
    screen.getByText(searchMessages.searching);
    release();
    await page.pass();
    expect(screen.queryByText(searchMessages.searching)).toBeNull();
  });

  it('are there at once for visitors who come back, so that the page is as tall as it was', async () => {
    const { tab, unmount } = await search('/search/?q=brisk');
    unmount();
    tab.world.siteSearch.hold();
    openPage(searchPage, undefined as never, '/search/?q=brisk', tab);
    screen.getByText('Brisk White');
    await act(() => tab.scheduler.advance(slowAnswer));
  });
});

describe('Nothing to show (spec §2 Screens and routes)', () => {
  const popular = aProduct({ sku: 'RED-1', slug: 'quiet-red', name: 'Quiet Red', rank: 1 });

  async function searchNothing(address: string) {
    const tab = openTab();
    tab.content.catalogue = { products: [popular], kits: [], regions: [] };
    return search(address, [white], tab);
  }

  it.each([
    ['nothing was asked', '/search/', searchMessages.begin.title],
    ['only blanks were', '/search/?q=%20%20', searchMessages.begin.title],
    ['only signs were', '/search/?q=%F0%9F%8D%B7(.*)%2B%5B', searchMessages.nothing.title],
    ['nothing is called so', '/search/?q=zeppelin', searchMessages.nothing.title],
    ['markup is called so', '/search/?q=%3Cimg%20src%3Dx%3E', searchMessages.nothing.title],
  ])('leads on where %s', async (_what, address, title) => {
    const page = await searchNothing(address);
    screen.getByRole('heading', { name: title, level: 2 });
    expect(screen.getByRole('link', { name: searchMessages.toShop }).getAttribute('href')).toBe('/shop/');
    expect(screen.getByRole('link', { name: searchMessages.toHelp }).getAttribute('href')).toBe('/faq/');
    within(screen.getByRole('list', { name: searchMessages.popular })).getByText('Quiet Red');
    expect(document.querySelector('img[src="x"]')).toBeNull();
    expect(await violations(page.container)).toEqual([]);
  });

  it('cuts long texts, and says so at the field', async () => {
    await searchNothing(`/search/?q=${'a'.repeat(1000)}`);
    expect(field().value).toHaveLength(100);
    screen.getByText(searchMessages.cut);
  });
});
