import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { GatewayError } from '#src/application/ports/gateway-error';
import { CartState } from '#src/application/ports/state/cart-state';
import type { Stock } from '#src/domain/catalogue/product';
import { cents } from '#src/domain/money/money';
import type { ProductContent } from '#src/domain/page/page-content';
import { CartFlyoutState } from '#src/ui/cart/shared/cart-flyout-state';
import * as productPage from '#src/ui/catalogue/product';
import { offerDelay } from '#src/ui/catalogue/product.presenter';
import { productMessages } from '#src/ui/catalogue/shared/product-messages';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { aProduct } from '#test/builders/a-product';
import { unitedStates } from '#test/domain/geography/united-states';
import { openTab, type TestTab } from '#test/support/test-tab';
import { aMaker, aReview, productContent, redWine, sixPack } from '#test/ui/support/contents';
import { openPage } from '#test/ui/support/open-page';
import { violations } from '#test/ui/support/violations';

const picture = (name: string) => ({
  url: `/media/${name}.svg`,
  alt: `A picture of ${name}`,
  width: 800,
  height: 1000,
});
const reviews = ['Ruth', 'Sam', 'Dele', 'Inés', 'Tom'].map((author) => aReview({ author, title: `Says ${author}` }));
const wine = productContent({
  pictures: [picture('can'), picture('can-and-glass')],
  tastingNotes: ['lime', 'salt'],
  pairings: ['Oysters'],
  facts: [{ label: 'Grape', value: 'Albariño' }],
  maker: aMaker,
  related: [redWine],
  reviews,
});
const pack = productContent({
  product: sixPack,
  contents: [
    { quantity: 3, product: aProduct() },
    { quantity: 3, product: redWine },
  ],
});
const withStock = (stock: Stock) => productContent({ product: aProduct({ stock }) });
const sleeve = productContent({
  product: aProduct({ sku: 'SLEEVE-1', slug: 'sleeve', name: 'Sleeve', family: 'merch', noIndividualPurchase: true }),
  details: ['Two hours in the freezer'],
});
const open = (content: ProductContent, tab?: TestTab) => openPage(productPage, content, content.path, tab);
const paragraphs = () => screen.getAllByRole('paragraph').map(({ textContent }) => textContent);

describe('Product page (spec §2 /en-US/products/{slug})', () => {
  it('draws a halo behind a single can, and behind nothing else', async () => {
    const halos = () => document.querySelectorAll('[data-halo]').length;
    const { unmount } = open({ ...wine, related: [redWine, sixPack, sleeve.product] });
    expect(halos()).toBe(2);
    await userEvent.click(screen.getByRole('button', { name: 'A picture of can-and-glass' }));
    expect(halos()).toBe(1);
    unmount();
    open(pack);
    expect(halos()).toBe(0);
  });

  it('tells taste, pairing, facts and maker', () => {
    open(wine);
    screen.getByRole('heading', { level: 1, name: 'Brisk White' });
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Tastes of',
      'Goes with',
      'Hill & Daughter',
      'What people say',
      'You might also like',
    ]);
    expect([
      screen.getByText('lime'),
      screen.getByText('Albariño'),
      screen.getByText('Somewhere, Oregon'),
    ]).toHaveLength(3);
    screen.getByText('Oysters');
    expect(screen.getByRole('link', { name: 'More from Hill & Daughter' }).getAttribute('href')).toBe(
      '/links/hill-and-daughter/',
    );
  });

  it('leads back to the shop', () => {
    open(wine);
    const trail = within(screen.getByRole('navigation', { name: 'You are here' })).getAllByRole('link');
    expect(trail.map((link) => link.getAttribute('href'))).toEqual(['/', '/shop/']);
  });

  it('shows one picture at a time, each at the press of its button', async () => {
    open(wine);
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toContain('A picture of can');
    await userEvent.click(screen.getByRole('button', { name: 'A picture of can-and-glass' }));
    screen.getByRole('img', { name: 'A picture of can-and-glass' });
    expect(screen.queryByRole('img', { name: 'A picture of can' })).toBeNull();
    expect(screen.getByRole('button', { name: 'A picture of can-and-glass' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
  });

  it('shows the first three reviews and keeps the others behind one summary', () => {
    open(wine);
    const others = document.querySelector('details');
    const isFolded = (title: string) => others?.contains(screen.getByText(title));
    expect(reviews.map(({ title }) => isFolded(title))).toEqual([false, false, false, true, true]);
    expect(others?.querySelector('summary')?.textContent).toBe('2 more reviews');
    expect(screen.getByRole('link', { name: '5.0 of 5, 5 reviews' }).getAttribute('href')).toBe('#reviews');
  });

  it('leaves out rows without content', () => {
    open(productContent());
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([productMessages.firstReview.title]);
  });
});

describe('Packs (spec §9 Bundle and pack detection)', () => {
  it('state the price of a can and the contents', () => {
    open(pack);
    screen.getByText(/\$7\.00 a can/);
    const inside = screen.getByRole('heading', { name: 'What is inside' }).parentElement;
    expect(
      within(inside ?? document.body)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['3 ×Brisk WhiteInvented, and cold.', '3 ×Quiet RedInvented, and cold.']);
    expect(screen.getByRole('link', { name: 'Quiet Red' }).getAttribute('href')).toBe('/products/quiet-red/');
  });
});

describe('Stock of a product (spec §7 stock_availabilities)', () => {
  it.each<[Stock, string, string]>([
    [{ kind: 'in-stock' }, 'In stock', 'An adult 21 or older must sign for the delivery.'],
    [{ kind: 'few', left: 3 }, 'Only 3 left', 'An adult 21 or older must sign for the delivery.'],
    [{ kind: 'few', left: 1 }, 'Last one', 'An adult 21 or older must sign for the delivery.'],
    [{ kind: 'back-order' }, 'Ships a little later', 'More are on the way. Yours will ship as soon as they arrive.'],
    [{ kind: 'out-of-stock' }, 'Sold out', 'We are out of this one for now.'],
  ])('%o', (stock, word, note) => {
    open(withStock(stock));
    expect(paragraphs()).toEqual(expect.arrayContaining([word, note]));
  });

  it('when there is none, nothing can be chosen or added', () => {
    open(withStock({ kind: 'out-of-stock' }));
    expect(screen.queryByRole('spinbutton')).toBeNull();
    screen.getByRole('heading', { name: 'Tell me when it is back' });
    expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  });

  it('says plainly that a product cannot be bought alone (spec §3, §5 noIndividualPurchase)', () => {
    open(sleeve);
    expect(paragraphs()).toEqual(expect.arrayContaining(['Not sold on its own']));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add to cart: Sleeve' }).disabled).toBe(false);
  });
});

describe('Adding to the cart (spec §1 Cart)', () => {
  it('takes along as many as were chosen', async () => {
    const { ports: container, pass } = open(wine);
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart: Brisk White' }));
    await pass();
    expect(container.get(CartState).current?.lineItems.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['WHITE-1', 3],
    ]);
    expect(container.get(CartFlyoutState).isOpen).toBe(true);
    expect(container.get(LiveMessageState).message).toBe('Brisk White is in your cart');
  });

  it('says beside the button why it failed, and works when pressed again', async () => {
    const tab = openTab();
    tab.shop.failNext('create', new GatewayError({ code: 'unavailable' }));
    const { ports: container, pass } = open(wine, tab);
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart: Brisk White' }));
    await pass();
    expect(screen.getByRole('alert').textContent).not.toBe('');
    expect(container.get(CartState).current).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart: Brisk White' }));
    await pass();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(container.get(CartState).current?.lineItems).toHaveLength(1);
  });

  it('has one place to do it, so that the bar of a phone is no second one', () => {
    open(wine);
    expect(screen.getAllByRole('button', { name: 'Add to cart: Brisk White' })).toHaveLength(1);
  });
});

describe('Price and stock of today (spec §7 variants)', () => {
  const outdated = productContent({ product: aProduct({ price: cents(650), stock: { kind: 'few', left: 2 } }) });

  it('replace those of the build once the page is at rest', async () => {
    const { pass, tab } = open(outdated);
    await pass(offerDelay - 1);
    expect([screen.getByText('$6.50'), screen.getByText('Only 2 left'), tab.shop.received.length]).toEqual([
      expect.anything(),
      expect.anything(),
      0,
    ]);
    await pass(1);
    expect([screen.getByText('$7.00'), screen.getByText('In stock'), tab.shop.received]).toEqual([
      expect.anything(),
      expect.anything(),
      ['readBySkus'],
    ]);
  });

  it('come with the days on which a parcel arrives, but for e-mailed goods', async () => {
    const tab = openTab();
    tab.content.catalogue = {
      products: [],
      kits: [],
      regions: unitedStates,
      deliveryEstimates: {
        utcOffsets: [{ from: 0, minutes: -480 }],
        cutOffHour: 12,
        shippingWeekdays: [1, 2, 3, 4, 5],
        holidays: [],
        methods: [{ method: 'Standard', days: { least: 3, most: 4 }, byState: {} }],
      },
    };
    const { pass, unmount } = open(wine, tab);
    await pass(offerDelay);
    await pass();
    screen.getByText(/^Ships to California: arrives/);
    unmount();
    const mailed = aProduct({ sku: 'GIFT-CARD-50', name: 'The $50 Gift Card', family: 'merch', isMailed: true });
    const card = open(productContent({ product: mailed }), tab);
    await card.pass(offerDelay);
    await card.pass();
    expect(screen.queryByText(/^Ships to/)).toBeNull();
  });

  it('are not missed when they cannot be had: the shopper sees no error', async () => {
    const tab = openTab();
    tab.shop.failNext('readBySkus', new GatewayError({ code: 'unavailable' }));
    const { pass } = open(outdated, tab);
    await pass(offerDelay);
    expect([screen.getByText('$6.50'), screen.queryByRole('alert')]).toEqual([expect.anything(), null]);
    expect(tab.logger.entries.map(({ details }) => details)).toEqual([{ skus: ['WHITE-1'], code: 'unavailable' }]);
  });

  it('stay those of the build for a discontinued product', async () => {
    const { pass } = open(productContent({ product: aProduct({ sku: 'UNKNOWN', price: cents(650) }) }));
    await pass(offerDelay);
    screen.getByText('$6.50');
  });

  it('are not asked for when the shopper has gone on', async () => {
    const { pass, unmount, tab } = open(outdated);
    unmount();
    await pass(offerDelay);
    expect(tab.shop.received).toEqual([]);
  });
});

describe('The product page is accessible in each state (spec §2 Page shell and behavior)', () => {
  it.each<[string, ProductContent]>([
    ['a wine with everything', wine],
    ['a pack', pack],
    ['sold out', withStock({ kind: 'out-of-stock' })],
    ['not sold on its own', sleeve],
    ['hardly anything to say', productContent()],
  ])('%s', async (_name, content) => {
    const { container, pass } = open(content);
    await pass();
    container.querySelector('details')?.setAttribute('open', '');
    expect(await violations(container)).toEqual([]);
  });
});
