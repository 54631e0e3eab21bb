import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runInAction } from 'mobx';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { CartState } from '#src/application/ports/state/cart-state';
import { CartStorage } from '#src/application/storage/cart-storage';
import { CartFlyoutState } from '#src/ui/cart/shared/cart-flyout-state';
import { PackBuilderPresenter } from '#src/ui/catalogue/pack-builder.presenter';
import * as productPage from '#src/ui/catalogue/product';
import { addressDelay } from '#src/ui/catalogue/shared/box-editor';
import { ownPackMessages } from '#src/ui/catalogue/shared/own-pack-messages';
import { ownPackTitles } from '#src/ui/catalogue/shared/product-messages';
import { observableInputs } from '#src/ui/kit/use-presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { settledDelay } from '#src/ui/shell/settled-message';
import { noAnswer } from '#test/application/failures';
import { aLine } from '#test/builders/a-line';
import { anOrder } from '#test/builders/an-order';
import { InMemoryShop } from '#test/fakes/shop/in-memory-shop';
import { packShop } from '#test/fakes/shop/pack-shop';
import { invalid } from '#test/fakes/shop/refusals';
import { openTab } from '#test/support/test-tab';
import { openPage } from '#test/ui/support/open-page';
import { cans, ownSixPage } from '#test/ui/support/own-packs';
import { emptyShell, TestSite } from '#test/ui/support/test-site';
import { violations } from '#test/ui/support/violations';

const path = ownSixPage.path;

async function open(search = '', shop = new InMemoryShop({ world: packShop })) {
  const page = openPage(productPage, ownSixPage, path + search, openTab({ shop }));
  await screen.findByText(/of 6 cans/);
  await page.pass();
  const more = (name: string) => userEvent.click(screen.getByRole('button', { name: ownPackMessages.more(name) }));
  const less = (name: string) => userEvent.click(screen.getByRole('button', { name: ownPackMessages.fewer(name) }));
  const chosen = () =>
    screen.getAllByRole('spinbutton').flatMap((field) => {
      const { value } = field as HTMLInputElement;
      return value === '0' ? [] : [`${value} ${field.getAttribute('aria-label')?.replace('How many of ', '') ?? ''}`];
    });
  const add = async () => {
    await userEvent.click(screen.getByRole('button', { name: /^(Add to cart|Change the pack)$/ }));
    await page.pass();
  };
  const lines = () =>
    page.ports.get(CartState).current?.lineItems.map(({ sku, quantity, parts }) => [sku, quantity, parts]);
  const said = () => page.ports.get(LiveMessageState).message.trim();
  return {
    ...page,
    shop,
    more,
    less,
    chosen,
    add,
    lines,
    said,
    notice: () =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(' '),
  };
}

const fullSearch = '?cans=WHITE-1:4,RED-1:2';

describe("A pack of one's own, built can by can (spec §3 Line item: parts)", () => {
  it('counts up to its size, says so, and takes no can more', async () => {
    const { more, chosen, said, pass } = await open('?cans=WHITE-1:4');
    screen.getByText('2 more cans to go.');
    await more('Quiet Red');
    screen.getByRole('progressbar', { name: '5 of 6 cans' });
    await more('Quiet Red');
    screen.getByText(ownPackMessages.full);
    await pass(settledDelay);
    expect(said()).toBe(`Quiet Red: 2. 6 of 6 cans. ${ownPackMessages.filled}`);
    await more('Quiet Red');
    expect(chosen()).toEqual(['4 Brisk White', '2 Quiet Red']);
    expect(screen.getByRole('button', { name: ownPackMessages.more('Quiet Red') }).getAttribute('aria-disabled')).toBe(
      'true',
    );
  });

  it('can be added only when it is exactly full', async () => {
    const { more } = await open('?cans=WHITE-1:5');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Choose one more can' }).disabled).toBe(true);
    await more('Quiet Red');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add to cart' }).disabled).toBe(false);
  });

  it('goes into the cart with its cans, and keeps the choice', async () => {
    const { add, lines, said, chosen, ports: container } = await open(fullSearch);
    await add();
    expect(lines()).toEqual([
      [
        'MIX-6',
        1,
        [
          { sku: 'WHITE-1', quantity: 4 },
          { sku: 'RED-1', quantity: 2 },
        ],
      ],
    ]);
    expect([said(), container.get(CartFlyoutState).isOpen, chosen()]).toEqual([
      'Your Own 6 Pack is in your cart',
      true,
      ['4 Brisk White', '2 Quiet Red'],
    ]);
  });

  it('is added once by a shopper who leaves while it is added, comes back and presses again', async () => {
    const shop = new InMemoryShop({ world: packShop });
    const gate = shop.hold('create');
    const { add, lines, pass, ports: container } = await open(fullSearch, shop);
    await add();
    const again = container.make(PackBuilderPresenter, {
      ...ownSixPage,
      ownPack: ownSixPage.ownPack!,
      search: fullSearch,
      isPrepayable: true,
      write: () => undefined,
    });
    const unmount = again.mount();
    expect(again.adding.isBusy).toBe(true);
    await again.add(ownSixPage.product);
    gate.release();
    await pass();
    unmount();
    expect(lines()?.map(([sku, quantity]) => [sku, quantity])).toEqual([['MIX-6', 1]]);
  });

  it('takes the choice of a link that opens while the page is shown', () => {
    const given = observableInputs({
      ...ownSixPage,
      ownPack: ownSixPage.ownPack!,
      search: '',
      isPrepayable: true,
      write: () => undefined,
    });
    const builder = openTab().make(PackBuilderPresenter, given);
    const unmount = builder.mount();
    runInAction(() => (given.search = '?cans=WHITE-1:4,RED-1:2'));
    expect(builder.box.chosen).toBe(6);
    unmount();
  });

  it.each([
    ['?cans=WHITE-1:4,RED-1:2', 'RED-1'],
    ['?cans=ORANGE-1:1,RED-1:1,WHITE-1:4', 'ORANGE-1'],
    ['', undefined],
  ])('with %s is asked for the price of its dearest can, %s', (search, sku) => {
    const builder = openTab().make(PackBuilderPresenter, {
      ...ownSixPage,
      ownPack: ownSixPage.ownPack!,
      search,
      isPrepayable: true,
      write: () => undefined,
    });
    expect(builder.dearestSku).toBe(sku);
  });

  it('costs the sum of its cans, about, until their prices of today are known', async () => {
    const shop = new InMemoryShop({ world: packShop });
    const gate = shop.hold('readBySkus');
    const { pass } = await open(fullSearch, shop);
    screen.getByText('about');
    screen.getByText('$44.00', { exact: false });
    gate.release();
    await pass();
    expect(screen.queryByText('about')).toBeNull();
    screen.getByText('$44.00', { exact: false });
  });

  it('costs the case price once it is full and makes a case with the cart (spec §9 Full-case discount helper)', async () => {
    const tab = openTab({ shop: new InMemoryShop({ world: packShop }) });
    tab.content.shell = { ...emptyShell, caseOffers: [{ cans: 12, percent: 5 }] };
    tab.container.get(CartState).replace(anOrder({ lineItems: [aLine({ quantity: 6 })] }));
    openPage(productPage, ownSixPage, path + fullSearch, tab);
    await screen.findByText('$41.80');
    expect(screen.getByText('$44.00').tagName).toBe('S');
  });

  it('stays an estimate when prices of today cannot be had', async () => {
    const shop = new InMemoryShop({ world: packShop });
    shop.failNext('readBySkus', noAnswer());
    const { tab } = await open(fullSearch, shop);
    screen.getByText('about');
    expect(tab.logger.entries.map(({ details }) => details)).toMatchObject([{ code: 'network_error' }]);
  });

  it('narrows to a wine type and keeps the hidden cans in the pack', async () => {
    await open('?cans=WHITE-1:2,RED-1:1');
    await userEvent.click(screen.getByRole('button', { name: 'Red' }));
    expect(
      within(screen.getByRole('list', { name: ownPackTitles.list }))
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['Quiet Red']);
    screen.getByText('In your pack: 2 × Brisk White, 1 × Quiet Red');
    screen.getByRole('progressbar', { name: '3 of 6 cans' });
  });

  it('offers no sold-out cans, and of the last ones no more than there are', async () => {
    const { more, chosen } = await open();
    for (let press = 0; press < 4; press += 1) await more('Slow Orange');
    await more('Late Rosé');
    expect(chosen()).toEqual(['3 Slow Orange']);
  });

  it('starts over on request', async () => {
    const { chosen } = await open(fullSearch);
    await userEvent.click(screen.getByRole('button', { name: ownPackMessages.clear }));
    expect(chosen()).toEqual([]);
  });

  it('says beside the button why it was refused, keeps the choice, and works when pressed again', async () => {
    const shop = new InMemoryShop({ world: packShop });
    shop.failNext('create', invalid({ parts: ['must add up to 6 cans'] }));
    const { add, chosen, lines } = await open(fullSearch, shop);
    await add();
    expect(screen.getByRole('alert').textContent).not.toBe('');
    expect([chosen(), lines()]).toEqual([['4 Brisk White', '2 Quiet Red'], undefined]);
    await add();
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(lines()).toHaveLength(1);
  });

  it('is readable before its code is there: every can leads to its page', () => {
    const container = openTab().container;
    const { View } = productPage.page;
    const html = renderToString(
      <TestSite container={container}>
        <MemoryRouter>
          <View content={ownSixPage as never} params={{}} />
        </MemoryRouter>
      </TestSite>,
    );
    const wanted = cans.map(
      ({ name, slug }) => `<a translate="no" href="/products/${slug}/" data-discover="true">${name}</a>`,
    );
    expect(wanted.filter((link) => !html.includes(link))).toEqual([]);
    expect([html.includes(ownPackTitles.withoutScript), html.includes('and up')]).toEqual([true, true]);
  });
});

describe("The address of a pack of one's own (spec §2: the choice can be linked)", () => {
  it('follows the choice when the clicking stops, and brings it back after a reload', async () => {
    const { more, address, pass } = await open();
    await more('Brisk White');
    await more('Brisk White');
    await more('Quiet Red');
    expect(address()).toBe(path);
    await pass(addressDelay);
    expect(address()).toBe(`${path}?cans=WHITE-1:2,RED-1:1`);
  });

  it('shows the cans of a link', async () => {
    const { chosen, notice } = await open(fullSearch);
    expect(chosen()).toEqual(['4 Brisk White', '2 Quiet Red']);
    expect(notice()).not.toContain(ownPackMessages.notAsWritten);
  });

  it.each<[string, string, readonly string[]]>([
    ['7 cans of 6', 'WHITE-1:7', ['6 Brisk White']],
    ['cans that nobody sells', 'NO-SUCH:2,WHITE-1:1', ['1 Brisk White']],
    ['a negative number', 'WHITE-1:-2,RED-1:1', ['1 Quiet Red']],
    ['what is sold out', 'ROSE-1:1,RED-1:1', ['1 Quiet Red']],
    ['more than there are', 'ORANGE-1:5', ['3 Slow Orange']],
    ['1e9', 'WHITE-1:1e9', []],
    ['markup', '%3Cscript%3E:1', []],
  ])('takes the available cans of %s, and says that it is not all', async (_what, text, expected) => {
    const { chosen, notice } = await open(`?cans=${text}`);
    expect(chosen()).toEqual(expected);
    expect(notice()).toContain(ownPackMessages.notAsWritten);
  });

  it('says when something chosen is gone today', async () => {
    const soldOut = packShop.variants.map((variant) => (variant.sku === 'RED-1' ? { ...variant, onHand: 1 } : variant));
    const { chosen, notice } = await open(fullSearch, new InMemoryShop({ world: { ...packShop, variants: soldOut } }));
    expect(chosen()).toEqual(['4 Brisk White', '1 Quiet Red']);
    expect(notice()).toContain(ownPackMessages.notThere);
  });

  it('leads to the other size with the same cans', async () => {
    await open('?cans=WHITE-1:4&prepaid=3x1-month');
    const links = within(screen.getByRole('navigation', { name: ownPackMessages.size })).getAllByRole('link');
    expect(
      links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
    ).toEqual([
      ['6 cans', `${path}?cans=WHITE-1:4&prepaid=3x1-month#cans`, 'true'],
      ['12 cans', '/products/your-own-12-pack/?cans=WHITE-1:4&prepaid=3x1-month#cans', null],
    ]);
  });

  it('does not believe a plan that is not offered', async () => {
    const { add, lines, ports: container } = await open(`${fullSearch}&prepaid=1000x1-month&line=-1&type=blue`);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'One time' }).checked).toBe(true);
    await add();
    expect(lines()).toHaveLength(1);
    expect(container.get(CartState).current?.lineItems[0]?.prePaidSubscription).toBeUndefined();
  });
});

describe('Changing a pack that is in the cart (spec §1 Cart: change lines)', () => {
  async function withPack() {
    const first = await open(fullSearch);
    await first.add();
    const [line] = first.ports.get(CartState).current!.lineItems;
    return { ...first, lineId: line!.id };
  }

  it('replaces it, and drops the line from the address', async () => {
    const { shop, lineId, unmount, ports: before } = await withPack();
    const order = before.get(CartState).current!;
    unmount();
    const tab = openTab({ shop });
    const page = openPage(productPage, ownSixPage, `${path}${fullSearch}&line=${lineId}`, tab);
    page.ports.get(CartStorage).write(order);
    act(() => page.ports.get(CartState).replace(order));
    await screen.findByText(/of 6 cans/);
    await page.pass();
    await userEvent.click(screen.getByRole('button', { name: ownPackMessages.fewer('Brisk White') }));
    await userEvent.click(screen.getByRole('button', { name: ownPackMessages.more('Quiet Red') }));
    await userEvent.click(screen.getByRole('button', { name: ownPackMessages.change }));
    await page.pass(addressDelay);
    const { lineItems } = page.ports.get(CartState).current!;
    expect(lineItems.map(({ parts }) => parts)).toEqual([
      [
        { sku: 'WHITE-1', quantity: 3 },
        { sku: 'RED-1', quantity: 3 },
      ],
    ]);
    expect(lineItems[0]!.id).not.toBe(lineId);
    expect(page.address()).toBe(`${path}?cans=WHITE-1:3,RED-1:3`);
    expect(page.ports.get(LiveMessageState).message.trim()).toBe('Your Own 6 Pack is changed');
  });
});

describe('The builder is accessible (spec §2 Page shell and behavior)', () => {
  it.each(['', fullSearch, '?cans=WHITE-1:9', `${fullSearch}&prepaid=3x1-month`])(
    'with the address %s',
    async (search) => {
      const { container } = await open(search);
      expect(await violations(container)).toEqual([]);
    },
  );
});
