import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { GatewayError } from '#src/application/ports/gateway-error';
import { CartState } from '#src/application/ports/state/cart-state';
import type { PageContent } from '#src/domain/page/page-content';
import * as shop from '#src/ui/catalogue/shop';
import * as compare from '#src/ui/comparison/compare';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { aProduct } from '#test/builders/a-product';
import { openTab } from '#test/support/test-tab';
import { productContent, shopContent, sixPack } from '#test/ui/support/contents';
import { openPage } from '#test/ui/support/open-page';
import { violations } from '#test/ui/support/violations';

const [white, red, rose, orange] = (
  [
    ['WHITE-1', 'Brisk White', 'white'],
    ['RED-1', 'Quiet Red', 'red'],
    ['ROSE-1', 'Late Rosé', 'rosé'],
    ['ORANGE-1', 'Slow Orange', 'orange'],
  ] as const
).map(([sku, name, wineType]) => aProduct({ sku, name, wineType, slug: sku.toLowerCase() }));
const wines = [white!, red!, rose!, orange!];

/** A tab in a shop that sells four wines and a pack. */
function tabOfShop() {
  const tab = openTab();
  tab.content.catalogue = { products: [...wines, sixPack], kits: [], regions: [] };
  tab.content.pages = wines.map((product, index) =>
    productContent({
      product,
      facts: [
        { label: 'Alcohol', value: `${11 + index}% by volume` },
        ...(index === 0 ? [{ label: 'Sugar', value: '0.5 g per can' }] : []),
      ],
      pairings: ['Oysters'],
      tastingNotes: ['lime', 'salt'],
    }),
  );
  return tab;
}

async function openComparison(search: string, tab = tabOfShop()) {
  const page = openPage(compare, undefined as unknown as PageContent, `/shop/compare/${search}`, tab);
  await page.pass();
  return page;
}

const names = () =>
  screen.queryAllByRole('columnheader').map((head) => within(head).getAllByRole('link')[0]?.textContent);
/** The values below the name of a fact. */
const valuesOf = (label: string) => {
  const body = screen.getByRole('rowheader', { name: label }).closest('tbody');
  return [...(body?.querySelectorAll('td') ?? [])].map((cell) => cell.lastElementChild?.textContent);
};
const notices = () =>
  screen
    .getAllByRole('status')
    .map((status) => status.textContent)
    .join('');

describe('The comparison of cans (spec §2 Screens and routes, §3 catalog)', () => {
  it('stands cans side by side with the facts of their pages, and says where a page has none', async () => {
    await openComparison('?cans=RED-1,WHITE-1');
    expect(names()).toEqual(['Quiet Red', 'Brisk White']);
    expect([valuesOf('Alcohol'), valuesOf('Sugar'), valuesOf('Color'), valuesOf('Tastes of')]).toEqual([
      ['12% by volume', '11% by volume'],
      ['Not stated', '0.5 g per can'],
      ['Red', 'White'],
      ['lime, salt', 'lime, salt'],
    ]);
  });

  it('replaces, adds and removes cans, and the address follows', async () => {
    const { address, pass } = await openComparison('?cans=RED-1,WHITE-1');
    const place = (name: string) => screen.getByRole('combobox', { name });
    await userEvent.selectOptions(place('Can 1'), 'Late Rosé');
    await pass();
    expect([address(), names()]).toEqual(['/shop/compare/?cans=ROSE-1,WHITE-1', ['Late Rosé', 'Brisk White']]);
    await userEvent.selectOptions(place('Can 3'), 'Slow Orange');
    await pass();
    expect(address()).toBe('/shop/compare/?cans=ROSE-1,WHITE-1,ORANGE-1');
    expect(screen.queryByRole('combobox', { name: 'Can 4' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Late Rosé from the comparison' }));
    await pass();
    expect([address(), names()]).toEqual(['/shop/compare/?cans=WHITE-1,ORANGE-1', ['Brisk White', 'Slow Orange']]);
    await userEvent.selectOptions(place('Can 2'), 'No can');
    await pass();
    expect(names()).toEqual(['Brisk White']);
  });

  it('says which can came and which went, and nothing at first', async () => {
    const { tab, pass } = await openComparison('?cans=RED-1,WHITE-1');
    const said = () => tab.get(LiveMessageState).message;
    expect(said()).toBe('');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Can 1' }), 'Late Rosé');
    await pass();
    expect(said()).toBe('Quiet Red is no longer in the comparison. Late Rosé is in the comparison');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Late Rosé from the comparison' }));
    await pass();
    expect(said()).toBe('Late Rosé is no longer in the comparison');
  });

  it('says in words that a product is not sold as a single can, and that three is the limit', async () => {
    await openComparison(`?cans=NOPE-1,${sixPack.sku},RED-1`);
    expect(names()).toEqual(['Quiet Red']);
    expect(notices()).toContain(`We do not sell “NOPE-1” and “${sixPack.sku}” as single cans, so they are left out.`);
  });

  it('takes the first three of more', async () => {
    await openComparison('?cans=RED-1,WHITE-1,ROSE-1,ORANGE-1');
    expect(names()).toHaveLength(3);
    expect(notices()).toContain('Only 3 cans fit side by side.');
  });

  it('puts a can into the cart', async () => {
    const { ports: container, pass } = await openComparison('?cans=RED-1,WHITE-1');
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart: Brisk White' }));
    await pass();
    expect(container.get(CartState).current?.lineItems.map(({ sku }) => sku)).toEqual(['WHITE-1']);
  });

  it('says when the cans cannot be loaded, and loads them on request', async () => {
    const tab = tabOfShop();
    tab.content.failNext(new GatewayError({ code: 'network_error', message: 'No network' }));
    const { pass } = await openComparison('?cans=RED-1', tab);
    expect(screen.getByRole('alert').textContent).toContain('The cans could not be loaded');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await pass();
    expect(names()).toEqual(['Quiet Red']);
  });

  it('leads to the shelf when there is nothing to compare', async () => {
    await openComparison('');
    expect(screen.getByRole('link', { name: 'See single cans' }).getAttribute('href')).toBe('/shop/?family=wine');
  });

  it.each(['', '?cans=RED-1,WHITE-1,NOPE'])('is accessible with the address %s', async (search) => {
    const { container } = await openComparison(search);
    expect(await violations(container)).toEqual([]);
  });
});

describe('Choosing cans to compare on the shelf (spec §3 catalog)', () => {
  const toggle = (name: string) => screen.getByRole('button', { name: `Compare ${name}` });
  const tray = () => within(screen.getByRole('region', { name: 'Cans to compare' }));

  it('is offered for single cans, keeps the choice over a reload, and leads to the comparison', async () => {
    const tab = tabOfShop();
    const { unmount } = openPage(shop, shopContent([...wines, sixPack]), '/shop/', tab);
    expect(screen.queryByRole('button', { name: `Compare ${sixPack.name}` })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Cans to compare' })).toBeNull();
    await userEvent.click(toggle('Quiet Red'));
    await userEvent.click(toggle('Brisk White'));
    expect(tab.get(LiveMessageState).message).toBe('Brisk White is in the comparison');
    unmount();
    const reloaded = tab.reload();
    openPage(shop, shopContent(wines), '/shop/', reloaded);
    expect(toggle('Quiet Red').getAttribute('aria-pressed')).toBe('true');
    expect(tray().getByRole('link', { name: 'Compare 2 cans' }).getAttribute('href')).toBe(
      '/shop/compare/?cans=RED-1,WHITE-1',
    );
  });

  it('takes three, says why it takes no fourth, and starts over on request', async () => {
    const { tab } = openPage(shop, shopContent(wines), '/shop/', tabOfShop());
    for (const { name } of wines) await userEvent.click(toggle(name));
    expect(toggle('Slow Orange').getAttribute('aria-pressed')).toBe('false');
    tray().getByText('You can compare 3 cans at a time. Remove one first.');
    expect(tab.get(LiveMessageState).message).toContain('You can compare 3 cans at a time');
    await userEvent.click(toggle('Quiet Red'));
    tray().getByText('2 cans to compare');
    await userEvent.click(tray().getByRole('button', { name: 'Clear' }));
    expect(wines.map(({ name }) => toggle(name).getAttribute('aria-pressed'))).toEqual(Array(4).fill('false'));
  });

  it('is shown by a comparison whose address names no cans', async () => {
    const tab = tabOfShop();
    const { unmount } = openPage(shop, shopContent(wines), '/shop/', tab);
    await userEvent.click(toggle('Late Rosé'));
    unmount();
    const { address, pass } = await openComparison('', tab.reload());
    await pass();
    expect([address(), names()]).toEqual(['/shop/compare/?cans=ROSE-1', ['Late Rosé']]);
  });
});
