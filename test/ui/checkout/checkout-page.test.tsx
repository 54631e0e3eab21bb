import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { confirmationPath } from '#src/application/checkout/confirmation-path';
import { CheckoutGateway } from '#src/application/ports/shop/checkout-gateway';
import { DraftStorage } from '#src/application/storage/draft-storage';
import { cartTimeout } from '#src/ui/cart/shared/cart-loader';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import { page } from '#src/ui/checkout/checkout';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { kitMessages } from '#src/ui/kit/kit-messages';
import { messages } from '#src/ui/shell/shell-messages';
import { noAnswer } from '#test/application/failures';
import { invalid, notFound, noTransition, unauthorized } from '#test/fakes/shop/refusals';
import { fillIn } from '#test/ui/support/fill-in';
import { Shopper } from '#test/ui/support/shopper';
import { violations } from '#test/ui/support/violations';
import { shopperAt, walkTo } from './checkout-walk';

const { fields, problems } = checkoutMessages;

/** Sets the width of the screen: the order is shown beside the steps, or folded above them. */
function screenIs(width: 'wide' | 'narrow'): void {
  const query = { matches: width === 'wide', addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList);
}

beforeEach(() => screenIs('wide'));

const field = (name: keyof typeof fields) =>
  screen.getByRole(name === 'stateAbbr' ? 'combobox' : 'textbox', { name: new RegExp(`^${fields[name]}`) });
const adult = () => screen.getByRole<HTMLInputElement>('checkbox', { name: checkoutMessages.adult });
const heading = () => screen.getByRole('heading', { level: 2, name: /Address|Delivery|Payment/ });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

async function press(shopper: Shopper, element: HTMLElement): Promise<void> {
  await userEvent.click(element);
  await shopper.pass();
}

async function fillAddress(): Promise<void> {
  await fillIn(field('email'), 'ada@example.test');
  await fillIn(field('name'), 'Ada Example');
  await fillIn(field('address1'), '1 Invented St');
  await fillIn(field('city'), 'Fresno');
  await userEvent.selectOptions(field('stateAbbr'), 'California');
  await fillIn(field('zipcode'), '93650');
  await fillIn(field('phone'), '2125550123');
}

describe('Checkout page (spec §2 /en-US/checkout/, §1 Checkout in three steps)', () => {
  it('walks from the address to the payment page; the address bar names each step, the focus follows', async () => {
    const shopper = await Shopper.with({ 'WHITE-1': 2 });
    await shopper.open(page.View, '/checkout/');
    expect(shopper.address).toBe('/checkout/?step=address');
    await fillAddress();
    await userEvent.click(adult());
    await press(shopper, button(checkoutMessages.toDelivery));
    expect([shopper.address, document.activeElement]).toEqual(['/checkout/?step=delivery', heading()]);
    await userEvent.click(screen.getByRole('radio', { name: /Express/ }));
    await press(shopper, button(checkoutMessages.toPayment));
    expect([shopper.address, document.activeElement]).toEqual(['/checkout/?step=payment', heading()]);
    await press(shopper, button('Pay $40.12'));
    expect(shopper.tab.window.leftFor).toBe(shopper.order.paymentPage?.url);
    expect(button(/^Pay/).getAttribute('aria-disabled')).toBe('true');
  });

  it('asks for the date of birth in the place of the checkbox once a state is chosen that wants it', async () => {
    const shopper = await Shopper.with({ 'WHITE-1': 2 }, undefined, { variables: { VITE_BIRTH_DATE_STATES: 'CA' } });
    await shopper.open(page.View, '/checkout/');
    adult();
    await fillAddress();
    expect(screen.queryByRole('checkbox', { name: checkoutMessages.adult })).toBeNull();
    const birthDate = screen.getByRole<HTMLInputElement>('textbox', { name: /^Date of birth/ });
    expect([birthDate.inputMode, birthDate.autocomplete]).toEqual(['numeric', 'bday']);
    await press(shopper, button(checkoutMessages.toDelivery));
    expect(document.activeElement).toBe(birthDate);
    expect(await violations(document.body)).toEqual([]);
    await fillIn(birthDate, '04271989');
    await press(shopper, button(checkoutMessages.toDelivery));
    expect(shopper.address).toBe('/checkout/?step=delivery');
    await shopper.goTo(-1);
    screen.getByText(/^On .* you confirmed by your date of birth that you are 21 or older/);
    expect(screen.queryByRole('textbox', { name: /^Date of birth/ })).toBeNull();
  });

  it.each([
    ['applePay,googlePay,link', 'Apple Pay, Google Pay and Link are on the payment page.'],
    ['link,applePay', 'Link and Apple Pay are on the payment page.'],
    ['link', 'Link is on the payment page.'],
  ])('says which wallets are on the payment page: %s', async (VITE_PAYMENT_WALLETS, text) => {
    const shopper = await Shopper.with({ 'WHITE-1': 2 }, undefined, { variables: { VITE_PAYMENT_WALLETS } });
    await walkTo('payment', shopper);
    await shopper.open(page.View, '/checkout/?step=payment');
    screen.getByText(text);
  });

  it('says nothing of wallets where the payment page has none', async () => {
    const shopper = await shopperAt('payment');
    await shopper.open(page.View, '/checkout/?step=payment');
    screen.getByText(checkoutMessages.payHint);
    expect(screen.queryByText(/on the payment page/)).toBeNull();
  });

  it('is walked by Back, with the typed text', async () => {
    const shopper = await Shopper.with({ 'WHITE-1': 2 });
    await shopper.open(page.View, '/checkout/');
    await fillAddress();
    await userEvent.click(adult());
    await press(shopper, button(checkoutMessages.toDelivery));
    await shopper.goTo(-1);
    expect([shopper.address, document.activeElement]).toEqual(['/checkout/?step=address', heading()]);
    expect((field('city') as HTMLInputElement).value).toBe('Fresno');
    expect(adult().checked).toBe(true);
  });

  it('shows never a step that is not earned', async () => {
    const shopper = await shopperAt('delivery');
    await shopper.open(page.View, '/checkout/?step=payment');
    expect(shopper.address).toBe('/checkout/?step=delivery');
  });

  it('asks for no age without wine', async () => {
    const shopper = await Shopper.with({ 'WHITE-1': 1 });
    const { catalogue } = shopper.tab.content;
    shopper.tab.content.catalogue = {
      ...catalogue,
      products: catalogue.products.map((product) => ({ ...product, family: 'merch' as const })),
    };
    await shopper.open(page.View, '/checkout/');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByText(checkoutMessages.adultSignature)).toBeNull();
  });

  it('lets the browser fill in every field', async () => {
    const shopper = await Shopper.with({ 'WHITE-1': 2 });
    await shopper.open(page.View, '/checkout/');
    const names = Object.keys(fields) as (keyof typeof fields)[];
    expect(names.map((name) => field(name).getAttribute('autocomplete'))).toEqual([
      'email',
      'shipping name',
      'shipping address-line1',
      'shipping address-line2',
      'shipping address-level2',
      'shipping address-level1',
      'shipping postal-code',
      'shipping tel',
    ]);
  });
});

describe('Checkout page: refusals (spec §8)', () => {
  it('puts the focus on the first field that is wrong, with its words tied to it', async () => {
    const shopper = await Shopper.with({ 'WHITE-1': 2 });
    await shopper.open(page.View, '/checkout/');
    await fillIn(field('email'), 'ada@example.test');
    await press(shopper, button(checkoutMessages.toDelivery));
    expect(document.activeElement).toBe(field('name'));
    expect(document.getElementById(field('name').getAttribute('aria-describedby')!)?.textContent).toBe(problems.name);
    expect(document.getElementById(adult().getAttribute('aria-describedby')!)?.textContent).toBe(
      checkoutMessages.adultNeeded,
    );
  });

  it('puts it on the field that the server refused as well', async () => {
    const shopper = await Shopper.with({ 'WHITE-1': 2 });
    await shopper.open(page.View, '/checkout/');
    await fillAddress();
    await userEvent.click(adult());
    shopper.shop.failNext('submitAddress', invalid({ 'ship_address.zipcode': ['is not in California'] }));
    await press(shopper, button(checkoutMessages.toDelivery));
    expect(document.activeElement).toBe(field('zipcode'));
  });

  it('names scarce lines in an alert, and leads to the cart', async () => {
    const shopper = await Shopper.with({ 'ORANGE-1': 5 });
    await shopper.open(page.View, '/checkout/');
    await fillAddress();
    await userEvent.click(adult());
    await press(shopper, button(checkoutMessages.toDelivery));
    const alert = screen.getAllByRole('alert').find(({ textContent }) => textContent !== '');
    expect(alert?.textContent).toContain(cartMessages.shortNamed('Slow Orange', 3));
    expect(within(alert!).getByRole('link').getAttribute('href')).toBe('/cart/');
    expect((field('city') as HTMLInputElement).value).toBe('Fresno');
  });

  it('says at the state that wine cannot go there, with the focus on it and everything kept', async () => {
    const shopper = await Shopper.with({ 'WHITE-1': 1 });
    await shopper.open(page.View, '/checkout/');
    await fillAddress();
    // Autofill takes no notice of disabled options.
    fireEvent.change(field('stateAbbr'), { target: { value: 'UT' } });
    await userEvent.click(adult());
    await press(shopper, button(checkoutMessages.toDelivery));
    const state = field('stateAbbr') as HTMLSelectElement;
    expect([state.getAttribute('aria-invalid'), state.value]).toEqual(['true', 'UT']);
    expect(document.getElementById(state.getAttribute('aria-describedby')!)?.textContent).toContain(
      'We cannot ship wine to Utah yet.',
    );
    expect(document.activeElement).toBe(state);
    expect((field('city') as HTMLInputElement).value).toBe('Fresno');
  });

  it.each([
    ['declined', checkoutMessages.paymentErrors.declined],
    ['cancelled', checkoutMessages.paymentErrors.cancelled],
    ['expired', checkoutMessages.paymentErrors.expired],
    ['something-new', checkoutMessages.paymentErrors.other],
    ['__proto__', checkoutMessages.paymentErrors.other],
    ['constructor', checkoutMessages.paymentErrors.other],
  ])('tells why the payment page sent the shopper back: %s, until it is dismissed', async (reason, text) => {
    const shopper = await shopperAt('payment');
    await shopper.open(page.View, `/checkout/?step=payment&payment_error=${reason}`);
    expect(screen.getAllByRole('alert').some(({ textContent }) => textContent.startsWith(text))).toBe(true);
    await press(shopper, button(messages.dismiss));
    expect(shopper.address).toBe('/checkout/?step=payment');
    expect(screen.queryByText(text)).toBeNull();
  });

  it('tells it also when the order has fallen back to an earlier step', async () => {
    const shopper = await shopperAt('delivery');
    await shopper.open(page.View, '/checkout/?step=payment&payment_error=expired');
    expect(shopper.address).toBe('/checkout/?step=delivery&payment_error=expired');
    screen.getByText(checkoutMessages.paymentErrors.expired);
  });

  it('says that delivery was worked out again after the cart changed', async () => {
    const shopper = await shopperAt('payment');
    await shopper.open(page.View, '/checkout/?step=payment');
    await act(() => shopper.container.get(AddLineToCart).execute({ sku: 'RED-1', quantity: 1 }));
    await shopper.pass();
    expect(shopper.address).toBe('/checkout/?step=delivery');
    await press(shopper, button(messages.dismiss));
    expect(screen.queryByText(checkoutMessages.cartChanged)).toBeNull();
  });
});

describe('Checkout page: payment', () => {
  it('shows recipient, place and method, each with a link that names its change', async () => {
    const shopper = await shopperAt('payment');
    await shopper.open(page.View, '/checkout/?step=payment');
    const links = screen.getAllByRole('link', { name: /^Edit (?!cart)/ });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Edit contact', '/checkout/?step=address'],
      ['Edit address', '/checkout/?step=address'],
      ['Edit shipping method', '/checkout/?step=delivery'],
    ]);
    const review = screen.getByText(checkoutMessages.contact, { selector: 'dt' }).closest('dl')!;
    for (const text of ['ada@example.test', '1 Invented St', 'Fresno, CA 93650', 'Standard'])
      expect(review.textContent).toContain(text);
  });

  it('asks for age where it was not given in this tab, before anything is paid', async () => {
    const shopper = await shopperAt('payment');
    await shopper.open(page.View, '/checkout/?step=payment');
    await press(shopper, button(/^Pay/));
    expect([document.activeElement, shopper.tab.window.leftFor]).toEqual([adult(), undefined]);
    await userEvent.click(adult());
    await press(shopper, button(/^Pay/));
    expect(shopper.tab.window.leftFor).toBeDefined();
  });

  it('says beside the button why the payment page did not open', async () => {
    const shopper = await shopperAt('payment', { 'SLEEVE-1': 1, 'WHITE-1': 1 });
    shopper.container.get(DraftStorage).write('checkout-age', { givenTo: shopper.order.number });
    await shopper.open(page.View, '/checkout/?step=payment');
    shopper.shop.failNext('prepare', noAnswer());
    await press(shopper, button(/^Pay/));
    expect(
      screen.getAllByRole('alert').some(({ textContent }) => textContent.includes('could not reach the shop')),
    ).toBe(true);
    expect(button(/^Pay/).hasAttribute('aria-disabled')).toBe(false);
  });

  it('offers to complete an order that is paid, not to pay it again', async () => {
    const shopper = await shopperAt('payment');
    shopper.container.get(DraftStorage).write('checkout-age', { givenTo: shopper.order.number });
    await shopper.container.get(CheckoutGateway).prepare(shopper.order);
    const { sessionId } = shopper.order.paymentPage!;
    shopper.shop.markPaid(sessionId);
    await shopper.start();
    await shopper.open(page.View, '/checkout/?step=payment');
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    const { number } = shopper.order;
    await press(shopper, button(checkoutMessages.paid.action));
    expect(shopper.tab.window.loadedPath).toBe(confirmationPath(shopper.shop.see(number)));
    expect([shopper.shop.see(number).state, shopper.tab.window.leftFor]).toEqual(['complete', undefined]);
  });

  it('names scarce goods and that nothing was charged when a paid order is refused, and lets it be paid anew', async () => {
    const shopper = await shopperAt('payment');
    shopper.container.get(DraftStorage).write('checkout-age', { givenTo: shopper.order.number });
    await shopper.container.get(CheckoutGateway).prepare(shopper.order);
    shopper.shop.markPaid(shopper.order.paymentPage!.sessionId);
    await shopper.start();
    await shopper.open(page.View, '/checkout/?step=payment');
    shopper.shop.soldOut.add('WHITE-1');
    await press(shopper, button(checkoutMessages.paid.action));
    const told = screen
      .getAllByRole('alert')
      .map(({ textContent }) => textContent)
      .join();
    expect(told).toContain(checkoutMessages.nothingCharged);
    expect(told).toContain('Brisk White is sold out.');
    button(/^Pay/);
    expect(shopper.tab.window.leftFor).toBeUndefined();
  });

  it('does not say that nothing was charged when the outcome is unknown, or when the card is still held', async () => {
    const shopper = await shopperAt('payment');
    shopper.container.get(DraftStorage).write('checkout-age', { givenTo: shopper.order.number });
    await shopper.container.get(CheckoutGateway).prepare(shopper.order);
    shopper.shop.markPaid(shopper.order.paymentPage!.sessionId);
    await shopper.start();
    await shopper.open(page.View, '/checkout/?step=payment');
    for (const failure of [noAnswer(), noTransition({ base: ['Not now.'] })]) {
      shopper.shop.failNext('finalizeSession', failure);
      await press(shopper, button(checkoutMessages.paid.action));
      expect(screen.queryByText(new RegExp(checkoutMessages.nothingCharged))).toBeNull();
    }
    screen.getByText('Not now.');
  });
});

describe('Checkout page: an order that is gone while it is being paid (spec §4 Order states)', () => {
  async function paying() {
    const shopper = await shopperAt('payment');
    shopper.container.get(DraftStorage).write('checkout-age', { givenTo: shopper.order.number });
    const { container } = await shopper.open(page.View, '/checkout/?step=payment');
    return { shopper, container, number: shopper.order.number };
  }

  it('leads to its confirmation when it was completed elsewhere', async () => {
    const { shopper, number } = await paying();
    shopper.shop.completeElsewhere(number);
    await press(shopper, button(/^Pay/));
    expect(shopper.tab.window.loadedPath).toBe(confirmationPath(shopper.shop.see(number)));
    screen.getByText(checkoutMessages.nothingLeft.placing);
  });

  it.each([unauthorized(), notFound()])(
    'says so, and gives instructions, instead of waiting for ever: $code',
    async (refusal) => {
      const { shopper, container } = await paying();
      shopper.shop.failNext('read', refusal);
      await press(shopper, button(/^Pay/));
      expect(screen.queryByText(checkoutMessages.nothingLeft.placing)).toBeNull();
      screen.getByText(checkoutMessages.lost.text);
      screen.getByRole('link', { name: checkoutMessages.lost.action });
      expect(await violations(container)).toEqual([]);
    },
  );

  it('stays as it is when no server can be reached, and works afterwards', async () => {
    const { shopper } = await paying();
    shopper.shop.failNext('read', noAnswer());
    await press(shopper, button(/^Pay/));
    screen.getByText(/could not reach the shop/);
    await press(shopper, button(/^Pay/));
    expect(shopper.tab.window.leftFor).toBeDefined();
  });
});

describe('Checkout page: the order beside the steps', () => {
  it('stands beside them where there is room', async () => {
    const shopper = await Shopper.with({ 'WHITE-1': 2 });
    await shopper.open(page.View, '/checkout/');
    const summary = screen.getByRole('region', { name: checkoutMessages.summary });
    within(summary).getByRole('heading', { level: 2 });
    expect(summary.textContent).toContain('Total$14.00');
    expect(summary.compareDocumentPosition(heading())).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  it('is folded above them on phones, its total in sight', async () => {
    screenIs('narrow');
    const shopper = await Shopper.with({ 'WHITE-1': 2 });
    const { container } = await shopper.open(page.View, '/checkout/');
    const details = container.querySelector('details')!;
    expect(details.open).toBe(false);
    expect(details.querySelector('summary')?.textContent).toBe('Order summary 2 items$14.00');
    expect(details.compareDocumentPosition(heading())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(await violations(container)).toEqual([]);
  });

  it('folds all but three of more than four lines: the total stays in sight, and no line is cut', async () => {
    const count = () => screen.getByRole('list', { name: cartMessages.lines }).children.length;
    const four = { 'WHITE-1': 1, 'RED-1': 1, 'SLEEVE-1': 1, 'ORANGE-1': 1 };
    const { unmount } = await (await Shopper.with(four)).open(page.View, '/checkout/');
    expect(count()).toBe(4);
    unmount();
    const { container } = await (await Shopper.with({ ...four, 'FIZZ-1': 1 })).open(page.View, '/checkout/');
    expect(count()).toBe(3);
    const fold = screen.getByText(cartMessages.moreLines(2)).closest('details');
    expect([fold?.open, fold?.querySelectorAll('li').length]).toEqual([false, 2]);
    expect(await violations(container)).toEqual([]);
  });
});

describe('Checkout page: every state is accessible', () => {
  it('while loading', async () => {
    const { container } = await Shopper.atTheDoor().open(page.View, '/checkout/');
    screen.getByText(checkoutMessages.loading);
    expect(await violations(container)).toEqual([]);
  });

  it('when the cart could not be loaded, with a retry that works', async () => {
    const shopper = (await Shopper.with({ 'WHITE-1': 1 })).reload();
    shopper.shop.failNext('read', noAnswer());
    const { container } = await shopper.open(page.View, '/checkout/');
    await shopper.pass(cartTimeout);
    expect(await violations(container)).toEqual([]);
    await press(shopper, button(kitMessages.tryAgain));
    heading();
  });

  it('with nothing to check out', async () => {
    const { container } = await (await Shopper.with()).open(page.View, '/checkout/');
    screen.getByRole('link', { name: checkoutMessages.empty.action });
    expect(await violations(container)).toEqual([]);
  });

  it('with a cart that cannot be bought alone (spec §5 noIndividualPurchase)', async () => {
    const { container } = await (await Shopper.with({ 'SLEEVE-1': 1 })).open(page.View, '/checkout/');
    screen.getByText(cartMessages.notAloneCart);
    expect(await violations(container)).toEqual([]);
  });

  it.each(['address', 'delivery', 'payment'] as const)('at the %s step', async (step) => {
    const { container } = await (await shopperAt(step)).open(page.View, '/checkout/');
    expect(heading().textContent).toBe(checkoutMessages.stepNames[step]);
    expect(await violations(container)).toEqual([]);
  });

  it('with everything wrong', async () => {
    const shopper = await Shopper.with({ 'WHITE-1': 2 });
    const { container } = await shopper.open(page.View, '/checkout/?step=address&payment_error=declined');
    shopper.shop.failNext('readStates', noAnswer());
    await press(shopper, button(checkoutMessages.toDelivery));
    expect(await violations(container)).toEqual([]);
  });
});
