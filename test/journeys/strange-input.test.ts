import { describe, expect } from 'vitest';
import { cartChangeMessages } from '#src/ui/cart/cart-change-messages';
import { cartMessages, orderNotesMessages } from '#src/ui/cart/shared/cart-messages';
import { shopMessages } from '#src/ui/catalogue/shop-messages';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { kitMessages } from '#src/ui/kit/kit-messages';
import { describeDenial } from '#src/ui/promo-code/shared/promo-code-messages';
import { messages } from '#src/ui/shell/shell-messages';
import { changeOnServer, mailsTo, orderOnServer, readOrder } from './support/back-end';
import { home } from './support/checkout-screens';
import { gamay } from './support/goods';
import { it } from './support/journey';
import { countCalls } from './support/network';

const one = { [gamay.sku]: 1 };

describe('Addresses without a link (spec §2 not-found page)', () => {
  for (const path of [
    '/products/no-such-wine/',
    '/blog/never-written/',
    '/blog/tag/never-used/',
    '/no-such-page/',
    '/products/%5Bslug%5D/',
    '/shop/x/y/z/',
  ]) {
    it(`${path} is not found, says so, and leads on`, async ({ visit }) => {
      const { tab, trouble } = await visit();
      trouble.expect(/^404 GET /);
      const response = await tab.page.goto(`/en-US${path}`);
      expect(response?.status()).toBe(404);
      await tab.reads(messages.notFound.title);
      await tab.link(messages.notFound.action).click();
      await tab.isAtAddress(/\/en-US\/shop\/$/);
      await tab.shelf.addButton(gamay.name).waitFor();
    });
  }

  it('a shelf with unknown parameters shows the known ones', async ({ visit }) => {
    const { tab } = await visit();
    await tab.open('/shop/?family=<script>&type=blue&sort=sideways&page=-3&made=%00&with=x');
    await tab.heading(/./).first().waitFor();
    await tab.page
      .getByRole('status')
      .filter({ hasText: /on the shelf/ })
      .or(tab.heading(shopMessages.nothing.title))
      .first()
      .waitFor();
  });
});

describe('An address at checkout without a link (spec §2 /en-US/checkout/)', () => {
  it('tells of a payment that failed for a reason with a name which every object knows', async ({ visit }) => {
    const { tab } = await visit({ basket: one });
    await tab.open('/checkout/?step=payment&payment_error=__proto__');
    await tab.sees(checkoutMessages.paymentErrors.other);
    await tab.checkout.isAt('address');
  });
});

describe('A browser that stores nonsense, or nothing (spec §3 Local storage keys)', () => {
  for (const stored of [
    { 'cart-number': '{"broken', 'cart-token': '\u0000' },
    { 'cart-number': '../../admin', 'cart-token': 'x'.repeat(10_000) },
    { 'cart-number': 'R123456789' },
    { 'cart-number': 'null', 'cart-token': 'undefined' },
  ]) {
    it(`starts without a cart from ${JSON.stringify(stored).slice(0, 40)}`, async ({ visit }) => {
      const { tab } = await visit({ stored });
      const calls = countCalls(tab.page, { method: 'GET', path: '/api/orders/*' });
      await tab.open('/cart/');
      await tab.reads(cartMessages.empty.title);
      await tab.comesToRest();
      expect(calls.count).toBe(0);
      await tab.open(gamay.path);
      await tab.shelf.add(gamay.name);
      expect((await orderOnServer(await tab.myCart())).lines).toEqual([`1 × ${gamay.name}`]);
    });
  }

  it('starts a new cart when the stored one is unknown to the back end', async ({ visit }) => {
    const { tab, trouble } = await visit({ stored: { 'cart-number': 'R123456789', 'cart-token': 'madeup' } });
    trouble.expect(/^401 GET /);
    await tab.open('/cart/');
    await tab.reads(cartMessages.empty.title);
    await tab.comesToRest();
    expect(await tab.storedCart()).toBeUndefined();
  });

  it('sells to a browser that may keep no data of the site, for as long as the page lives', async ({ visit }) => {
    const { tab } = await visit({ initScript: forbidStorage });
    await tab.open('/shop/?ir_click_id=abc');
    await tab.sees(cartChangeMessages.notKept);
    await tab.shelf.add(gamay.name);
    await tab.cart.view();
    await tab.cart.shows(gamay.name, 1);
    await tab.cart.checkOut();
    await tab.checkout.walkToPayment();
    await tab.checkout.pay.click();
    await tab.payment.payWith('pays');
    await tab.checkout.isConfirmed();
    expect(await mailsTo(tab.email)).toHaveLength(1);
  });

  it('forgets a draft that is no draft', async ({ visit }) => {
    const { tab } = await visit({
      basket: one,
      initScript: `sessionStorage.setItem('draft-checkout-address-' + localStorage.getItem('cart-number'), '[{"name": 7}')`,
    });
    await tab.open('/checkout/');
    await tab.checkout.isAt('address');
    expect(await tab.checkout.field('name').inputValue()).toBe('');
  });
});

describe('An address form filled in carelessly (spec §8 User-facing messages, §9 Shipping)', () => {
  it('names at each field the problem and goes to the first of them', async ({ visit }) => {
    const { tab } = await visit({ basket: one });
    await tab.open('/checkout/');
    await tab.checkout.toDelivery.click();
    const { problems } = checkoutMessages;
    await tab.focuses(tab.checkout.field('email'));
    await tab.isDescribed(tab.checkout.field('email'), problems.email);
    await tab.isDescribed(tab.checkout.field('name'), problems.name);
    await tab.isDescribed(tab.checkout.field('address1'), problems.address1);
    await tab.isDescribed(tab.checkout.field('city'), problems.city);
    await tab.isDescribed(tab.checkout.field('stateAbbr'), problems.state);
    await tab.isDescribed(tab.checkout.field('zipcode'), problems.zipcode);
    await tab.isDescribed(tab.checkout.field('phone'), problems.phone);
    await tab.isDescribed(tab.checkout.adult, checkoutMessages.adultNeeded);
  });

  it('does not go on before the buyer has said to be 21 or over', async ({ visit }) => {
    const { tab, cart } = await visit({ basket: one });
    await tab.open('/checkout/');
    await tab.checkout.fillAddress();
    await tab.checkout.toDelivery.click();
    await tab.isDescribed(tab.checkout.adult, checkoutMessages.adultNeeded);
    await tab.focuses(tab.checkout.adult);
    expect((await orderOnServer(cart)).state).toBe('cart');
    await tab.checkout.adult.check();
    await tab.checkout.toDelivery.click();
    await tab.checkout.isAt('delivery');
  });

  it('refuses a state that wine cannot be shipped to, at the state', async ({ visit }) => {
    const { tab, cart } = await visit({ basket: one });
    await tab.open('/checkout/');
    await tab.checkout.fillAddress();
    const utah = tab.checkout
      .field('stateAbbr')
      .getByRole('option', { name: checkoutMessages.refusedState('Utah', true) });
    await expect.poll(() => utah.isDisabled()).toBe(true);
    await tab.checkout.autofillState('UT');
    await tab.checkout.adult.check();
    await tab.checkout.toDelivery.click();
    await tab.isDescribed(tab.checkout.field('stateAbbr'), 'We cannot ship wine to Utah yet.');
    await tab.focuses(tab.checkout.field('stateAbbr'));
    await expect.poll(() => tab.checkout.field('city').inputValue()).toBe(home.city);
    expect((await orderOnServer(cart)).state).toBe('cart');
    await tab.checkout.field('stateAbbr').selectOption({ label: 'Wyoming' });
    await tab.checkout.field('zipcode').fill('82001');
    await tab.checkout.toDelivery.click();
    await tab.checkout.isAt('delivery');
  });

  it('takes names of all the world as they are', async ({ visit }) => {
    const { tab } = await visit({ basket: one });
    const name = 'Zoë <b>Ñandú</b> 李 ’; DROP TABLE';
    await tab.open('/checkout/');
    await tab.checkout.fillAddress();
    await tab.checkout.field('name').fill(name);
    await tab.checkout.adult.check();
    await tab.checkout.toDelivery.click();
    await tab.checkout.acceptDelivery();
    await tab.sees(name);
  });
});

describe('Promo codes that are none (spec §4 Promo codes)', () => {
  for (const [what, code, said] of [
    ['nothing', '', cartMessages.codeNeeded],
    ['blanks', '   ', cartMessages.codeNeeded],
    ['ten thousand characters', 'X'.repeat(10_000), describeDenial({ reason: 'not_found' })],
    ['a way out of the path', '../../admin', describeDenial({ reason: 'not_found' })],
  ] as const) {
    it(`${what}: is told at the field`, async ({ visit }) => {
      const { tab, trouble } = await visit({ basket: one });
      if (code.startsWith('..')) trouble.expect(/^422 POST /);
      await tab.open('/cart/');
      await tab.cart.enterCode(code);
      await tab.isDescribed(tab.cart.codeField, said);
      await tab.cart.shows(gamay.name, 1);
    });
  }
});

describe('Forbidden changes to a cart', () => {
  it('its notes lose characters that no back end can store, and codes tried too often are told apart from wrong ones', async ({
    visit,
  }) => {
    const { tab, cart, trouble } = await visit({ basket: one });
    await tab.open('/cart/');
    await tab.main.locator('summary').filter({ hasText: orderNotesMessages.order }).click();
    const note = tab.page.getByLabel(orderNotesMessages.labels.instructions, { exact: true });
    await note.fill('Ring\u0000 twice');
    await note.blur();
    await tab.main.getByText(orderNotesMessages.saved, { exact: true }).waitFor();
    await tab.reload();
    await tab.main.locator('summary').filter({ hasText: orderNotesMessages.order }).click();
    await expect.poll(() => note.inputValue()).toBe('Ring twice');

    for (let guess = 1; guess <= 10; guess += 1)
      await expect(changeOnServer(cart, 'POST', '/coupon_codes', { coupon_code: `guess${guess}` })).rejects.toThrow();
    trouble.expect(/^429 POST /);
    await tab.cart.enterCode('welcome10');
    await tab.isDescribed(tab.cart.codeField, 'Too many tries. Please wait a minute and try again; nothing is lost.');
    await tab.comesToRest();
    expect((await orderOnServer(cart)).codes).toEqual([]);
  });
});

describe('Answers of the wrong shape (spec §8 Shop back end)', () => {
  it('an order with gift cards, plans and unknown promotions is still a cart that can be paid', async ({ visit }) => {
    const { tab, cart, faults, trouble } = await visit({ basket: one });
    trouble.expect(/^console warning: The shop answered something malformed/);
    const order = await readOrder(cart);
    const lines = order.line_items.map((line) => ({ ...line, pre_paid_subscription: { installment_count: 0 } }));
    const body = {
      ...order,
      line_items: lines,
      applied_gift_cards: { ABCD: '20.0' },
      adjustments: [{ label: 7 }],
      gift_note: 'Cheers',
    };
    await faults.order({ kind: 'wrong-shape', method: 'GET', path: '/api/orders/*', times: 100, body });
    await tab.open('/cart/');
    await tab.cart.shows(gamay.name, 1);
    await tab.open('/checkout/');
    await tab.checkout.field('email').waitFor();
  });

  it('an order that is none is not taken for an empty cart', async ({ visit }) => {
    const { tab, cart, faults, trouble } = await visit({ basket: one });
    await faults.order({ kind: 'wrong-shape', method: 'GET', path: '/api/orders/*', times: 100 });
    trouble.expect(/^console warning: The stored cart is kept for a later try/);
    await tab.open('/cart/');
    await tab.reads(cartMessages.notLoaded.title);
    expect(await tab.storedCart()).toEqual({ number: cart.number, token: cart.token });
    await faults.end();
    await tab.button(kitMessages.tryAgain).click();
    await tab.cart.shows(gamay.name, 1);
  });
});

/** As a browser behaves where a site may keep no data: storage, cookies, locks and channels are forbidden or missing. */
const forbidStorage = `
  const forbidden = () => new DOMException('Access is denied for this document.', 'SecurityError');
  const refuse = { get() { throw forbidden(); }, set() { throw forbidden(); } };
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, refuse);
  Object.defineProperty(document, 'cookie', refuse);
  LockManager.prototype.request = () => Promise.reject(forbidden());
  delete window.BroadcastChannel;
`;
