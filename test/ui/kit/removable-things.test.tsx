import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { page as addresses } from '#src/ui/address-book/addresses';
import { addressBookMessages } from '#src/ui/address-book/shared/address-book-messages';
import { page as cart } from '#src/ui/cart/cart';
import { cartMessages, clubBoxMessages } from '#src/ui/cart/shared/cart-messages';
import { notifyMessages } from '#src/ui/catalogue/notify-messages';
import * as product from '#src/ui/catalogue/product';
import * as shop from '#src/ui/catalogue/shop';
import { shopMessages } from '#src/ui/catalogue/shop-messages';
import * as compare from '#src/ui/comparison/compare';
import { comparePageMessages } from '#src/ui/comparison/compare-page-messages';
import { compareMessages } from '#src/ui/comparison/shared/comparison-messages';
import { PayWithGiftCard } from '#src/ui/gift-card/parts/pay-with-gift-card';
import { giftCardMessages } from '#src/ui/gift-card/shared/gift-card-messages';
import * as groupOrder from '#src/ui/group-order/group-order';
import { groupOrderMessages } from '#src/ui/group-order/group-order-messages';
import { kitMessages } from '#src/ui/kit/kit-messages';
import { promoCodeMessages } from '#src/ui/promo-code/shared/promo-code-messages';
import { page as savedCards } from '#src/ui/saved-card/saved-cards';
import { savedCardMessages } from '#src/ui/saved-card/shared/saved-card-messages';
import { securityMessages } from '#src/ui/session/security-messages';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { aProduct } from '#test/builders/a-product';
import { aSavedCard } from '#test/builders/a-saved-card';
import { anAddress } from '#test/builders/an-address';
import { openTab } from '#test/support/test-tab';
import { withBox } from '#test/ui/cart/with-box';
import { customerAtSecurity } from '#test/ui/session/at-security';
import { productContent, shopContent } from '#test/ui/support/contents';
import { openPage } from '#test/ui/support/open-page';
import { Shopper } from '#test/ui/support/shopper';
import { AccountVisitor } from '#test/ui/support/visitor';

interface Opened {
  /** The last message to screen readers. */
  heard(): string;
  pass(): Promise<void>;
}

interface Removable {
  readonly what: string;
  open(): Promise<Opened>;
  /** Names of the buttons and links to press, one after the other. */
  readonly presses: readonly string[];
  /** The accessible name, or the text, of the element focused then. */
  readonly focused: string;
  /** The pattern of the last announcement. */
  readonly says: RegExp;
}

const [white, red] = [
  aProduct({ sku: 'WHITE-1', name: 'Brisk White', slug: 'white', wineType: 'white' }),
  aProduct({ sku: 'RED-1', name: 'Quiet Red', slug: 'red', wineType: 'red' }),
];

function tabWithWines() {
  const tab = openTab();
  tab.content.catalogue = {
    products: [white, red],
    kits: [],
    regions: [{ name: 'Oregon', abbr: 'OR', shippable: true }],
  };
  tab.content.pages = [white, red].map((product) => productContent({ product }));
  return tab;
}

const ofTab = (page: ReturnType<typeof openPage>): Opened => ({
  heard: () => page.tab.get(LiveMessageState).message.trim(),
  pass: () => page.pass(),
});
const ofShopper = (shopper: Shopper): Opened => ({ heard: () => shopper.heard, pass: () => shopper.pass() });

async function openCart(...codes: readonly string[]): Promise<Opened> {
  const shopper = await Shopper.with({ 'WHITE-1': 2, 'RED-1': 1 });
  await shopper.open(cart.View, '/cart/');
  for (const code of codes) {
    await userEvent.type(screen.getByLabelText(cartMessages.codeLabel), `${code}{Enter}`);
    await shopper.pass();
  }
  return ofShopper(shopper);
}

async function openCartWithBox(): Promise<Opened> {
  const shopper = await withBox();
  await shopper.open(cart.View, '/cart/');
  await shopper.pass();
  return ofShopper(shopper);
}

async function openSoldOut(): Promise<Opened> {
  const gone = aProduct({ sku: 'ROSE-1', slug: 'late-rose', name: 'Late Rosé', stock: { kind: 'out-of-stock' } });
  const content = productContent({ product: gone });
  const page = openPage(product, content, content.path);
  await userEvent.type(await screen.findByRole('textbox', { name: notifyMessages.email }), 'eve@example.test{Enter}');
  await page.pass();
  return ofTab(page);
}

async function openPaying(): Promise<Opened> {
  const shopper = await Shopper.with({ 'WHITE-1': 40 });
  await shopper.open(() => <PayWithGiftCard />, '/checkout/');
  for (const code of ['FULL-FIFTY-0000001', 'FULL-FIFTY-0000002']) {
    await userEvent.type(screen.getByLabelText(giftCardMessages.codeLabel), `${code}{Enter}`);
    await shopper.pass();
  }
  return ofShopper(shopper);
}

async function openAddresses(): Promise<Opened> {
  const visitor = await AccountVisitor.signedIn();
  const book = visitor.shopper.tab.world.addresses;
  book.give('customer-1', anAddress({ address1: '1 Home St' }), anAddress({ address1: '2 Office Rd' }));
  await visitor.open(addresses.View, '/account/addresses/');
  return ofShopper(visitor.shopper);
}

async function openCards(...ids: readonly string[]): Promise<Opened> {
  const visitor = await AccountVisitor.signedIn();
  const { shop: server } = visitor.shopper.tab.world;
  for (const id of ids) server.savedCards.add(server.customer!.id, aSavedCard({ id, lastDigits: id }));
  await visitor.open(savedCards.View, '/account/payment/');
  await visitor.pass();
  return ofShopper(visitor.shopper);
}

async function openGroupOrder(): Promise<Opened> {
  const page = openPage(
    groupOrder,
    {
      kind: 'group-order',
      orderKind: 'group',
      path: '/group-order/',
      title: 'Wine for everyone',
      description: 'One order.',
      noindex: false,
      products: [white],
      addons: [],
      body: [],
    },
    '/group-order/',
    tabWithWines(),
  );
  const rows = 'Name,Street,City,State,ZIP\nAda,1 Ring Street,Portland,OR,97201\nEve,3 Ring Street,Bend,OR,97701';
  const input = page.container.querySelector<HTMLInputElement>('input[type=file]')!;
  await userEvent.upload(input, new File([rows], 'people.csv', { type: 'text/csv' }));
  await page.pass();
  await screen.findByText(groupOrderMessages.imported.added(2));
  return ofTab(page);
}

async function openComparison(search: string): Promise<Opened> {
  const page = openPage(compare, undefined as never, `/shop/compare/${search}`, tabWithWines());
  await page.pass();
  return ofTab(page);
}

async function openShelf(search = ''): Promise<Opened> {
  return ofTab(openPage(shop, shopContent([white, red]), `/shop/${search}`, tabWithWines()));
}

/** The count is in sight, and is the message. */
async function openFilteredShelf(): Promise<Opened> {
  const shelf = await openShelf('?type=red');
  return { ...shelf, heard: () => screen.getByRole('status').textContent };
}

async function openSecurity(): Promise<Opened> {
  const { visitor } = await customerAtSecurity({
    prove: async (arriving) => {
      await arriving.proveElsewhere();
      await arriving.proveByPhone();
    },
  });
  return ofShopper(visitor.shopper);
}

const phone = `${securityMessages.ways.kinds['phone-number']} +1 202-555-0123`;
const { goes } = groupOrderMessages;
const { named, remove } = addressBookMessages;
const cardName = (digits: string) => `Visa ending in ${digits}`;

const things: readonly Removable[] = [
  {
    what: 'a line of the cart',
    open: () => openCart(),
    presses: [cartMessages.removeNamed('Brisk White')],
    focused: kitMessages.undo,
    says: /^Brisk White was removed$/,
  },
  {
    what: 'a removed line that comes back',
    open: () => openCart(),
    presses: [cartMessages.removeNamed('Brisk White'), kitMessages.undo],
    focused: 'Brisk White',
    says: /^Brisk White is back in your cart$/,
  },
  {
    what: 'all that is in the cart',
    open: () => openCart(),
    presses: [cartMessages.emptying.ask, cartMessages.emptying.yes],
    focused: cartMessages.empty.title,
    says: /^Your cart is empty$/,
  },
  {
    what: 'a club box in the cart',
    open: openCartWithBox,
    presses: [clubBoxMessages.remove],
    focused: kitMessages.undo,
    says: new RegExp(`^${clubBoxMessages.title} was removed$`),
  },
  {
    what: 'a promo code that waits for delivery',
    open: () => openCart('shipfree'),
    presses: [promoCodeMessages.drop('SHIPFREE')],
    focused: cartMessages.codeLabel,
    says: /^SHIPFREE was removed$/,
  },
  {
    what: 'all filters of the shelf',
    open: openFilteredShelf,
    presses: [shopMessages.clear],
    focused: shopMessages.count(2),
    says: /^2 products$/,
  },
  {
    what: 'a request to hear of what is sold out',
    open: openSoldOut,
    presses: [notifyMessages.other],
    focused: notifyMessages.email,
    says: /^$/,
  },
  {
    what: 'a promo code before another',
    open: () => openCart('ten', 'pct10'),
    presses: [cartMessages.removeCode('TEN')],
    focused: cartMessages.removeCode('PCT10'),
    says: /^TEN was removed\. Total \$/,
  },
  {
    what: 'the last promo code',
    open: () => openCart('ten'),
    presses: [cartMessages.removeCode('TEN')],
    focused: cartMessages.codeLabel,
    says: /^TEN was removed\. Total \$/,
  },
  {
    what: 'an address of the account',
    open: openAddresses,
    presses: [named(remove, '1 Home St')],
    focused: kitMessages.undo,
    says: /^1 Home St was removed/,
  },
  {
    what: 'a saved card before another',
    open: () => openCards('1111', '2222'),
    presses: [savedCardMessages.removeOf(cardName('1111')), savedCardMessages.removal.confirm],
    focused: savedCardMessages.removeOf(cardName('2222')),
    says: /1111/,
  },
  {
    what: 'the only saved card',
    open: () => openCards('1111'),
    presses: [savedCardMessages.removeOf(cardName('1111')), savedCardMessages.removal.confirm],
    focused: savedCardMessages.empty.title,
    says: /1111/,
  },
  {
    what: 'an address of a group order',
    open: openGroupOrder,
    presses: [goes.named(goes.remove, 'Ada')],
    focused: kitMessages.undo,
    says: /^1 address removed\.$/,
  },
  {
    what: 'all addresses of a group order',
    open: openGroupOrder,
    presses: [goes.removeAll],
    focused: kitMessages.undo,
    says: /^2 addresses removed\.$/,
  },
  {
    what: 'a removed address of a group order that comes back',
    open: openGroupOrder,
    presses: [goes.named(goes.remove, 'Ada'), kitMessages.undo],
    focused: goes.named(goes.edit, 'Ada'),
    says: /^The address is back\.$/,
  },
  {
    what: 'a can of the comparison',
    open: () => openComparison('?cans=RED-1,WHITE-1'),
    presses: [comparePageMessages.removeNamed('Quiet Red')],
    focused: comparePageMessages.removeNamed('Brisk White'),
    says: /^Quiet Red is no longer in the comparison$/,
  },
  {
    what: 'the last can of the comparison',
    open: () => openComparison('?cans=RED-1'),
    presses: [comparePageMessages.removeNamed('Quiet Red')],
    focused: comparePageMessages.can(1),
    says: /^Quiet Red is no longer in the comparison$/,
  },
  {
    what: 'all cans to compare',
    open: () => openShelf(),
    presses: [compareMessages.compareNamed('Quiet Red'), compareMessages.clear],
    focused: compareMessages.compareNamed('Quiet Red'),
    says: /^No cans to compare$/,
  },
  {
    what: 'a way to sign in',
    open: openSecurity,
    presses: [securityMessages.ways.removeOf(phone), securityMessages.removal.confirm],
    focused: securityMessages.ways.title,
    says: /Mobile number/,
  },
  {
    what: 'a gift card that pays',
    open: openPaying,
    presses: [giftCardMessages.pay.remove('0001')],
    focused: giftCardMessages.pay.summary,
    says: /^Gift card …0001 was removed\. \$.* left to pay\.$/,
  },
];

async function press(name: string, { pass }: Opened): Promise<void> {
  const question = screen.queryByRole('alertdialog');
  const place = question ? within(question) : screen;
  await userEvent.click(place.queryByRole('button', { name }) ?? place.getByRole('link', { name }));
  await pass();
}

function nameOfFocused(): string | undefined {
  const focused = document.activeElement;
  if (focused === document.body) return undefined;
  const label =
    focused instanceof HTMLInputElement || focused instanceof HTMLSelectElement ? focused.labels?.[0] : null;
  return focused?.getAttribute('aria-label') ?? (label ?? focused)?.textContent;
}

describe('Everything that can be removed (spec §2 announcement area)', () => {
  it.each(things)('keeps the focus and is announced: $what', async ({ open, presses, focused, says }) => {
    const opened = await open();
    for (const name of presses) await press(name, opened);
    await act(() => opened.pass());
    expect(nameOfFocused()).toBe(focused);
    expect(opened.heard()).toMatch(says);
  });
});
