import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SubscriptionsState } from '#src/application/ports/state/subscriptions-state';
import { cents } from '#src/domain/money/money';
import * as shop from '#src/ui/catalogue/shop';
import { aProduct } from '#test/builders/a-product';
import { aSubscription } from '#test/builders/a-subscription';
import { openTab } from '#test/support/test-tab';
import { shopContent } from '#test/ui/support/contents';
import { openPage } from '#test/ui/support/open-page';
import { violations } from '#test/ui/support/violations';
import { comeInSight } from '#tools/testing/sight';

const wine = (name: string, price: number, more: Parameters<typeof aProduct>[0] = {}) =>
  aProduct({ sku: name, slug: name.toLowerCase(), name, price: cents(price), ...more });
const shelf = shopContent([
  wine('Fog', 600, { region: 'Lodi, California', grapes: ['Albariño'], rating: { score: 4.7, count: 12 } }),
  wine('Dune', 800, { region: 'Lodi, California', grapes: ['Syrah'], rating: { score: 4.1, count: 3 } }),
  wine('Mesa', 1100, { region: 'Texas High Plains', grapes: ['Syrah', 'Viognier'], stock: { kind: 'back-order' } }),
]);

const names = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading', { level: 2 }).textContent);
const chip = (name: RegExp) => screen.getByRole('link', { name });
const low = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Lowest price' });
const high = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Highest price' });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

async function openShelf(address = '/shop/', tab = openTab()) {
  const page = openPage(shop, shelf, address, tab);
  comeInSight();
  await screen.findByRole('group', { name: 'Region' });
  return page;
}

describe('Filters below the first screen (spec §3 productFilters)', () => {
  it('come once they are in sight', async () => {
    const { pass } = openPage(shop, shelf);
    await pass(60_000);
    expect(screen.queryByRole('group', { name: 'Region' })).toBeNull();
    comeInSight();
    expect(await screen.findByRole('group', { name: 'Region' })).toBeTruthy();
  });

  it('are region, grape, least rating and availability, in the address and with counts', async () => {
    const { address } = await openShelf();
    expect([chip(/^Lodi/).textContent, chip(/^Syrah/).textContent, chip(/^4 stars/).textContent]).toEqual([
      'Lodi, California 2',
      'Syrah 2',
      '4 stars and up 2',
    ]);
    await userEvent.click(chip(/^Syrah/));
    await userEvent.click(chip(/^Ships later/));
    expect([address(), names()]).toEqual(['/shop/?grape=Syrah&stock=later', ['Mesa']]);
    expect(chip(/^Lodi/).getAttribute('aria-disabled')).toBe('true');
  });

  it('name the choice in the title of the page', () => {
    const parameters = new URLSearchParams('stars=4&stock=now&price=5-');
    expect(shop.page.head(shelf, { search: parameters, params: {} }).title).toContain(
      '4 stars and up, Ships now, $5 and more',
    );
  });

  it('fold the values of a long list, and unfold where a chosen one is among them', async () => {
    const many = shopContent(Array.from({ length: 20 }, (_, n) => wine(`W${n}`, 700, { grapes: [`Grape ${n + 10}`] })));
    openPage(shop, many, '/shop/?grape=Grape+29');
    comeInSight();
    const group = await screen.findByRole('group', { name: 'Grape' });
    expect(group.querySelector('summary')?.textContent).toBe('10 more');
    expect(group.querySelector('details')?.open).toBe(true);
  });

  it('have no accessibility violations', async () => {
    const { container } = await openShelf();
    expect(await violations(container)).toEqual([]);
  });
});

describe('The price filter (spec §3 productFilters, §6 Club-discount logic)', () => {
  it('is a range with two handles, whose ends are open at the bounds', async () => {
    const { address } = await openShelf();
    expect([low().min, high().max, low().value, high().value]).toEqual(['6', '11', '6', '11']);
    fireEvent.change(low(), { target: { value: '7' } });
    expect([address(), field('From $').value]).toEqual(['/shop/', '7']);
    fireEvent.keyUp(low());
    expect([address(), names()]).toEqual(['/shop/?price=7-', ['Dune', 'Mesa']]);
    fireEvent.change(high(), { target: { value: '9' } });
    fireEvent.pointerUp(high());
    expect([address(), names(), low().getAttribute('aria-valuetext')]).toEqual(['/shop/?price=7-9', ['Dune'], '$7']);
  });

  it('takes a gift card of any value for its least value', async () => {
    const card = wine('Card', 0, { sku: 'GIFT-CARD-OPEN', family: 'merch' });
    openPage(shop, shopContent([...shelf.products, card]), '/shop/?price=8-10');
    comeInSight();
    await screen.findByRole('group', { name: 'Region' });
    expect([names(), low().min]).toEqual([['Dune', 'Card'], '6']);
  });

  it('lets no handle pass the other', async () => {
    await openShelf('/shop/?price=-8');
    for (const value of ['7', '11']) fireEvent.change(low(), { target: { value } });
    expect([low().value, high().value]).toEqual(['8', '8']);
    for (const value of ['7', '6']) fireEvent.change(low(), { target: { value } });
    expect([low().value, high().value]).toEqual(['6', '8']);
  });

  it('takes typed dollars on Enter and on leaving, and resets other text', async () => {
    const { address } = await openShelf();
    await userEvent.clear(field('To $'));
    await userEvent.type(field('To $'), '8{Enter}');
    expect([address(), names()]).toEqual(['/shop/?price=-8', ['Fog', 'Dune']]);
    await userEvent.clear(field('To $'));
    await userEvent.type(field('To $'), 'much');
    await userEvent.tab();
    expect([address(), field('To $').value]).toEqual(['/shop/?price=-8', '8']);
  });

  it('compares the price that a member pays', async () => {
    const tab = openTab();
    await openShelf('/shop/?price=-10', tab);
    expect(names()).toEqual(['Fog', 'Dune']);
    act(() => tab.get(SubscriptionsState).replaceAll([aSubscription()]));
    expect(names()).toEqual(['Fog', 'Dune', 'Mesa']);
  });

  it('counts as one filter and comes off with all others', async () => {
    const { address } = await openShelf('/shop/?price=7-9&grape=Syrah');
    expect(document.querySelector('summary')?.textContent).toBe('Filters2 on');
    await userEvent.click(screen.getByRole('link', { name: 'Clear all' }));
    expect([address(), low().value, high().value]).toEqual(['/shop/', '6', '11']);
  });
});

describe('The sheet of filters on a phone (spec §2 /en-US/shop/)', () => {
  beforeEach(() => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    } as unknown as MediaQueryList);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('has all groups, names the number of products that are left, and closes with the choice kept', async () => {
    const { address } = openPage(shop, shelf);
    await userEvent.click(screen.getByText('Filters'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(sheet.getByRole('link', { name: /^Texas/ }));
    await userEvent.click(sheet.getByRole('button', { name: 'Show 1 product' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect([address(), names()]).toEqual(['/shop/?region=Texas+High+Plains', ['Mesa']]);
  });

  it('clears all filters at once', async () => {
    const { address } = openPage(shop, shelf, '/shop/?region=Texas+High+Plains&price=7-');
    await userEvent.click(screen.getByText('Filters'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(sheet.getByRole('link', { name: 'Clear all' }));
    expect(address()).toBe('/shop/');
    expect(sheet.getByRole('button', { name: 'Show 3 products' })).toBeTruthy();
  });
});
