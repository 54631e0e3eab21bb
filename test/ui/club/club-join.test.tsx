import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { AddClubToCart } from '#src/application/club/add-club-to-cart';
import { GatewayError } from '#src/application/ports/gateway-error';
import { CartState } from '#src/application/ports/state/cart-state';
import type { ClubContent } from '#src/domain/club/club-content';
import { cents } from '#src/domain/money/money';
import type { ClubJoinContent } from '#src/domain/page/page-content';
import { addressDelay } from '#src/ui/catalogue/shared/box-editor';
import * as club from '#src/ui/club/club';
import * as clubJoin from '#src/ui/club/club-join';
import { ClubJoinPresenter } from '#src/ui/club/club-join.presenter';
import { clubMessages, joinMessages } from '#src/ui/club/shared/club-messages';
import { observableInputs } from '#src/ui/kit/use-presenter';
import { noAnswer } from '#test/application/failures';
import { aProduct } from '#test/builders/a-product';
import { InMemoryShop } from '#test/fakes/shop/in-memory-shop';
import { smallShop } from '#test/fakes/shop/shop-world';
import { openTab } from '#test/support/test-tab';
import { openPage } from '#test/ui/support/open-page';
import { violations } from '#test/ui/support/violations';

const white = aProduct({ weight: 9.3, isSubscribable: true });
const red = aProduct({
  sku: 'RED-1',
  slug: 'quiet-red',
  name: 'Quiet Red',
  wineType: 'red',
  price: cents(800),
  weight: 9.3,
  isSubscribable: true,
});
const soldOut = aProduct({
  sku: 'ROSE-1',
  slug: 'late-rose',
  name: 'Late Rosé',
  wineType: 'rosé',
  stock: { kind: 'out-of-stock' },
  weight: 9.3,
  isSubscribable: true,
});
const content: ClubJoinContent = {
  kind: 'club-join',
  path: '/can-club/join/12/',
  title: 'Join the club of 12',
  description: 'Twelve cans.',
  noindex: false,
  size: 12,
  blocks: [],
  types: [
    {
      type: 'all',
      title: 'A bit of everything',
      text: 'Surprise me.',
      box: [
        { quantity: 6, product: white },
        { quantity: 6, product: red },
      ],
    },
    { type: 'red', title: 'Red only', text: 'Reds.', box: [{ quantity: 12, product: red }] },
    { type: 'white-and-rosé', title: 'White and rosé only', text: 'Cold.', box: [{ quantity: 12, product: white }] },
  ],
  cans: [white, red, soldOut],
};
const picture = { url: '/media/club/box-12.svg', alt: 'An open box', width: 1200, height: 900 };
const landing: ClubContent = {
  kind: 'club',
  path: '/can-club/',
  title: 'The can club',
  description: 'Cans that come again.',
  noindex: false,
  headline: 'The fridge never runs dry',
  text: 'Twelve or twenty-four.',
  how: [{ title: 'Choose a size', text: 'Twelve or twenty-four.' }],
  inside: { title: 'In the next box', text: 'This month.', box: [{ quantity: 12, product: white }] },
  questions: [{ question: 'When am I charged?', answer: 'On the day it is packed.' }],
  reviews: [],
  reviewStats: { count: 0, score: 0 },
};

const openClubTab = () =>
  openTab({
    shop: new InMemoryShop({
      world: { ...smallShop, variants: smallShop.variants.map((variant) => ({ ...variant, subscribable: true })) },
    }),
  });
const open = (search = '', tab = openClubTab()) => openPage(clubJoin, content, content.path + search, tab);
const heading = () => screen.getByRole('heading', { level: 2 }).textContent;
const link = (name: string | RegExp) => screen.getByRole('link', { name });
const button = (name: string) => screen.getByRole('button', { name });

describe('The first page of the club (spec §2 /en-US/can-club/, §9 Club sizes, Club discount)', () => {
  it("leads to both sizes, states the members' savings on a can, and has nothing that axe finds", async () => {
    const { container } = openPage(club, { ...landing, picture });
    expect(screen.getByRole('img', { name: 'An open box' }).getAttribute('src')).toBe('/media/club/box-12.svg');
    expect(screen.getAllByRole('link', { name: 'Join with 12 cans' })[0]!.getAttribute('href')).toBe(
      '/can-club/join/12/',
    );
    expect(screen.getAllByRole('link', { name: 'Join with 24 cans' })[0]!.getAttribute('href')).toBe(
      '/can-club/join/24/',
    );
    const sizes = screen
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByText(/% off$/) !== null)
      .map((item) => item.textContent);
    expect(sizes[0]).toContain('10% offYour member price $6.30Regular price $7.00member price · each can');
    expect(sizes[1]).toContain('20% offYour member price $5.60Regular price $7.00member price · each can');
    expect(sizes[0]).toContain(clubMessages.boxLike(1, '$75.60'));
    expect(sizes[1]).toContain(clubMessages.boxLike(2, '$134.40'));
    expect(await violations(container)).toEqual([]);
  });
});

describe('The picture of the club', () => {
  it('shows a box of the size that one joins', () => {
    openPage(clubJoin, { ...content, picture });
    screen.getByRole('img', { name: 'An open box' });
  });
});

describe('Joining the club (spec §2 Club join: type, default, customize, review, §4 Club join)', () => {
  it('walks from the type to the review, each step at an address of its own, and puts lines that repeat into the cart', async () => {
    const { address, tab, ports: container, pass } = open();
    expect(heading()).toBe(joinMessages.titles.type);
    await userEvent.click(link('A bit of everything'));
    expect([heading(), address()]).toEqual([joinMessages.titles.default, '/can-club/join/12/?step=default&type=all']);
    expect(document.activeElement?.textContent).toBe(joinMessages.titles.default);
    await userEvent.click(link(joinMessages.takeIt));
    expect([heading(), address()]).toEqual([joinMessages.titles.review, '/can-club/join/12/?step=review&type=all']);
    expect(screen.getByText(joinMessages.memberPrice).closest('div')?.textContent).toContain('$81.00');
    expect(screen.getByText(joinMessages.saving).closest('div')?.textContent).toBe(`${joinMessages.saving}-$9`);
    await userEvent.click(screen.getByRole('radio', { name: 'Every 2 months' }));
    await userEvent.click(button(joinMessages.join));
    await pass(1000);
    expect(address()).toBe('/cart/');
    const order = tab.shop.see(container.get(CartState).current!.number);
    expect(
      order.lineItems.map(({ sku, quantity, subscriptionLineItems: [repeated] }) => [
        sku,
        quantity,
        repeated?.interval,
      ]),
    ).toEqual([
      ['WHITE-1', 6, { length: 2, unit: 'month' }],
      ['RED-1', 6, { length: 2, unit: 'month' }],
    ]);
  });

  it('lets every can be changed, never past twelve, and reviews only a full box', async () => {
    const { address, pass } = open('?step=customize&type=all');
    expect(button(joinMessages.more('Quiet Red')).matches('[disabled], [aria-disabled=true]')).toBe(true);
    await userEvent.click(button(joinMessages.fewer('Brisk White')));
    screen.getByRole('progressbar', { name: joinMessages.progress(11, 12) });
    expect((button(joinMessages.notYet(1)) as HTMLButtonElement).disabled).toBe(true);
    await userEvent.click(button(joinMessages.more('Quiet Red')));
    link(joinMessages.toReview);
    await pass(300);
    expect(address()).toBe('/can-club/join/12/?step=customize&type=all&cans=WHITE-1:5,RED-1:7');
  });

  it('offers red cans only for a red box, and takes no other from a link (spec §9 Club default types)', async () => {
    const { pass } = open('?step=customize&type=red&cans=WHITE-1:5,RED-1:7');
    await pass();
    expect(screen.queryByText('Brisk White')).toBeNull();
    expect(screen.getByText(joinMessages.notAsWritten)).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: joinMessages.progress(7, 12) })).toBeTruthy();
  });

  it('leaves an address alone that has the choice already', async () => {
    const { ports: container, tab } = open();
    const written: string[] = [];
    const given = observableInputs({ content, search: '', write: (search: string) => written.push(search) });
    const join = container.make(ClubJoinPresenter, given);
    const unmount = join.mount();
    // A page is rendered without parameters, which come after hydration.
    runInAction(() => (given.search = '?step=customize&type=all'));
    await tab.scheduler.advance(addressDelay);
    expect(written).toEqual([]);
    join.box.choose('RED-1', 5);
    await tab.scheduler.advance(addressDelay);
    expect(written).toEqual(['?step=customize&type=all&cans=WHITE-1:6,RED-1:5']);
    unmount();
  });

  it.each([
    ['?step=review', joinMessages.titles.type],
    ['?step=review&type=all&cans=WHITE-1:5', joinMessages.titles.customize],
    ['?step=nonsense&type=all', joinMessages.titles.type],
    ['?step=default&type=constructor', joinMessages.titles.type],
  ])('shows the available steps for %s', async (search, title) => {
    const { pass } = open(search);
    await pass();
    expect(heading()).toBe(title);
  });

  it.each(['WHITE-1:13', 'GONE:12', 'ROSE-1:12', 'WHITE-1:-1', '%E0%A4%A'])(
    'says when cans as %s cannot be had, and offers the rest',
    async (cans) => {
      const { pass } = open(`?step=customize&type=all&cans=${cans}`);
      await pass();
      expect(screen.getAllByRole('status')[0]!.textContent).toBe(joinMessages.notAsWritten);
    },
  );

  it('keeps the choice and says so when the cart cannot be reached, and goes on when asked again', async () => {
    const tab = openClubTab();
    const { address, pass } = open('?step=review&type=red', tab);
    tab.shop.failNext('create', noAnswer());
    await userEvent.click(button(joinMessages.join));
    await pass(1000);
    expect(screen.getByRole('alert').textContent).not.toBe('');
    expect(address()).toBe('/can-club/join/12/?step=review&type=red');
    await userEvent.click(button(joinMessages.join));
    await pass(1000);
    expect(address()).toBe('/cart/');
  });

  it('tracks each step once, when it comes into sight (spec §4 Each step change is tracked)', async () => {
    const { tab, pass } = open();
    expect(tab.events.told).toEqual(['club_join_step type 12']);
    await userEvent.click(link('Red only'));
    await userEvent.click(link(joinMessages.changeIt));
    await userEvent.click(button(joinMessages.fewer('Quiet Red')));
    await userEvent.click(button(joinMessages.more('Quiet Red')));
    await pass(1000);
    await userEvent.click(link(joinMessages.toReview));
    expect(tab.events.told).toEqual(
      ['type 12', 'default 12 red', 'customize 12 red', 'review 12 red'].map((step) => `club_join_step ${step}`),
    );
  });

  it.each([
    ['?step=review&type=red&every=0', 'Every month'],
    ['?step=review&type=red&every=2&every=3', 'Every 2 months'],
    ['?step=review&type=red&type=all&step=type&every=99', 'Every month'],
  ])(
    'takes the first of doubled parameters, and the usual frequency for one that is none: %s',
    async (search, frequency) => {
      const { pass } = open(search);
      await pass();
      expect(heading()).toBe(joinMessages.titles.review);
      expect(screen.getByRole<HTMLInputElement>('radio', { name: frequency }).checked).toBe(true);
    },
  );

  it.each([`&cans=${'WHITE-1:1,'.repeat(1000)}`, `&cans=${'x'.repeat(10_000)}`])(
    'reads no more than an address may hold',
    async (cans) => {
      const { pass } = open(`?step=review&type=all${cans}`);
      await pass();
      expect(heading()).toMatch(new RegExp(`^(${joinMessages.titles.customize}|${joinMessages.titles.review})$`));
      expect(screen.getAllByRole('status')[0]!.textContent).toBe(joinMessages.notAsWritten);
    },
  );

  it.each([
    [
      'sold out',
      new GatewayError({
        code: 'insufficient_stock',
        message: 'Quantity is not available',
      }),
    ],
    ['a server that fails', new GatewayError({ code: 'server_error' })],
    ['no answer', new GatewayError({ code: 'timeout' })],
  ])(
    'keeps the choice after a refusal (%s), and puts it into the cart once when asked again (spec §8 Shop back end)',
    async (_, failure) => {
      const tab = openClubTab();
      const { address, ports: container, pass } = open('?step=review&type=all&every=3', tab);
      tab.shop.failNext('create', failure);
      await userEvent.click(button(joinMessages.join));
      await pass(1000);
      expect(screen.getByRole('alert').textContent).not.toBe('');
      expect(address()).toBe('/can-club/join/12/?step=review&type=all&every=3');
      await userEvent.click(button(joinMessages.join));
      await pass(1000);
      const order = tab.shop.see(container.get(CartState).current!.number);
      expect(order.lineItems.map(({ sku, quantity }) => [sku, quantity])).toEqual([
        ['WHITE-1', 6],
        ['RED-1', 6],
      ]);
    },
  );

  it('says that it replaces the box in the cart, before it does (decision: a club box is one thing)', async () => {
    const tab = openClubTab();
    const choice = { size: 12, cans: [{ sku: 'WHITE-1', quantity: 12 }] };
    await tab.get(AddClubToCart).execute({ box: choice, interval: { length: 2, unit: 'month' } });
    const { pass } = open('?step=review&type=red', tab);
    screen.getByText(joinMessages.replaces(['12 cans, every 2 months']));
    await userEvent.click(button(joinMessages.replace));
    await pass(1000);
    expect(tab.serverOrder?.lineItems.map(({ sku, quantity }) => [sku, quantity])).toEqual([['RED-1', 12]]);
  });

  it('states the price of a missing can: the member price is for full boxes only (spec §9 Club discount)', async () => {
    open('?step=customize&type=all');
    await userEvent.click(button(joinMessages.fewer('Brisk White')));
    // 5 × $7.00 and 6 × $8.00 are $83.00; a tenth of it is the lost discount.
    screen.getByText(joinMessages.gap(1, 12, 10, cents(830)));
    screen.getByText(/\$83\.00/);
    expect(screen.queryByText(/\$74\.70/)).toBeNull();
    await userEvent.click(button(joinMessages.more('Quiet Red')));
    screen.getByText(joinMessages.full);
  });

  it('calls no shopper to the cart who went back to the cans before the box was in it', async () => {
    const tab = openClubTab();
    const { address, pass } = open('?step=review&type=all', tab);
    const gate = tab.shop.hold('create');
    await userEvent.click(button(joinMessages.join));
    await gate.reached;
    await userEvent.click(link(joinMessages.changeIt));
    gate.release();
    await pass(1000);
    expect(address()).toBe('/can-club/join/12/?step=customize&type=all');
  });

  it('joins once however often the button is pressed', async () => {
    const tab = openClubTab();
    const { address, ports: container, pass } = open('?step=review&type=red', tab);
    await userEvent.dblClick(button(joinMessages.join));
    await pass(1000);
    expect(address()).toBe('/cart/');
    const order = tab.shop.see(container.get(CartState).current!.number);
    expect(order.lineItems.map(({ sku, quantity }) => [sku, quantity])).toEqual([['RED-1', 12]]);
  });

  it.each(['', '?step=default&type=red', '?step=customize&type=red', '?step=review&type=red'])(
    'has nothing that axe finds at %s',
    async (search) => {
      const { container, pass } = open(search);
      await pass();
      expect(await violations(container)).toEqual([]);
    },
  );
});
