import { expect } from 'vitest';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import { confirmationMessages } from '#src/ui/checkout/shared/checkout-messages';
import type { BackEndOrder } from './back-end';
import type { Call } from './calls';
import { home } from './checkout-screens';
import { chenin, gamay } from './goods';
import type { Tab } from './tab';
import type { VisitorOptions } from './visitor';

/**
 * An action of the shopper that is one call to the back end, with all that a test needs to make that call fail and look at the
 * outcome.
 */
export interface ShopAction {
  readonly name: string;
  readonly call: Call;
  readonly arrival: VisitorOptions;
  /** Goes to the page of the action, and fills in its fields. */
  readonly goThere: (tab: Tab) => Promise<void>;
  /** Does it, or does it again after a failure. */
  readonly act: (tab: Tab) => Promise<void>;
  /** Waits until the page says that it is done. */
  readonly isDone: (tab: Tab) => Promise<unknown>;
  /** Checks that the fields still contain the shopper's text. */
  readonly keepsTyping?: (tab: Tab) => Promise<void>;
  /** The order before; undefined while there is none. */
  readonly before: Partial<BackEndOrder> | undefined;
  readonly after: Partial<BackEndOrder>;
}

const one = { [gamay.sku]: 1 };
const oneLine = [`1 × ${gamay.name}`];

const add: Pick<ShopAction, 'goThere' | 'act'> = {
  goThere: (tab) => tab.open(chenin.path),
  act: (tab) => tab.shelf.addButton(chenin.name).click(),
};

export const firstAdd: ShopAction = {
  ...add,
  name: 'the first thing put into the cart',
  call: { method: 'POST', path: '/api/orders' },
  arrival: {},
  isDone: (tab) => tab.carries(1),
  before: undefined,
  after: { state: 'cart', lines: [`1 × ${chenin.name}`] },
};

const nextAdd: ShopAction = {
  ...add,
  name: 'another thing put into the cart',
  call: { method: 'POST', path: '/api/orders/*/line_items' },
  arrival: { basket: one },
  isDone: (tab) => tab.carries(2),
  before: { lines: oneLine },
  after: { lines: [...oneLine, `1 × ${chenin.name}`] },
};

const quantity: ShopAction = {
  name: 'a quantity',
  call: { method: 'PATCH', path: '/api/orders/*/line_items/*' },
  arrival: { basket: one },
  goThere: (tab) => tab.open('/cart/'),
  act: (tab) => tab.cart.more(gamay.name).click(),
  isDone: async (tab) => {
    await tab.cart.shows(gamay.name, 2);
    await tab.cart.isSettled();
  },
  keepsTyping: (tab) => tab.cart.shows(gamay.name, 1),
  before: { lines: oneLine },
  after: { lines: [`2 × ${gamay.name}`] },
};

const removal: ShopAction = {
  name: 'a removal',
  call: { method: 'DELETE', path: '/api/orders/*/line_items/*' },
  arrival: { basket: { ...one, [chenin.sku]: 1 } },
  goThere: (tab) => tab.open('/cart/'),
  act: (tab) => tab.cart.removal(chenin.name).click(),
  isDone: async (tab) => {
    await tab.sees(cartMessages.removed(chenin.name));
    await tab.cart.isSettled();
  },
  keepsTyping: (tab) => tab.cart.line(chenin.name).waitFor(),
  before: { lines: [...oneLine, `1 × ${chenin.name}`] },
  after: { lines: oneLine },
};

const code: ShopAction = {
  name: 'a promo code',
  call: { method: 'POST', path: '/api/orders/*/coupon_codes' },
  arrival: { basket: { [gamay.sku]: 2 } },
  goThere: async (tab) => {
    await tab.open('/cart/');
    await tab.cart.codeField.fill('welcome10');
  },
  act: (tab) => tab.cart.apply.click(),
  isDone: (tab) => tab.cart.codeRemoval('WELCOME10').waitFor(),
  keepsTyping: async (tab) => expect(await tab.cart.codeField.inputValue()).toBe('welcome10'),
  before: { codes: [] },
  after: { codes: ['welcome10'] },
};

const codeRemoval: ShopAction = {
  name: 'a promo code taken off',
  call: { method: 'DELETE', path: '/api/orders/*/coupon_codes/*' },
  arrival: { basket: { [gamay.sku]: 2 } },
  goThere: async (tab) => {
    await tab.open('/cart/');
    await tab.cart.enterCode('welcome10');
    await tab.cart.codeRemoval('WELCOME10').waitFor();
  },
  act: (tab) => tab.cart.codeRemoval('WELCOME10').click(),
  isDone: (tab) => tab.cart.codeRemoval('WELCOME10').waitFor({ state: 'detached' }),
  before: { codes: ['welcome10'] },
  after: { codes: [] },
};

const address: ShopAction = {
  name: 'the address',
  call: { method: 'PATCH', path: '/api/checkouts/*' },
  arrival: { basket: one },
  goThere: async (tab) => {
    await tab.open('/checkout/');
    await tab.checkout.fillAddress();
    await tab.checkout.adult.check();
  },
  act: (tab) => tab.checkout.toDelivery.click(),
  isDone: (tab) => tab.checkout.isAt('delivery'),
  keepsTyping: async (tab) => {
    await expect.poll(() => tab.checkout.field('address1').inputValue()).toBe(home.address1);
    await expect.poll(() => tab.checkout.field('stateAbbr').inputValue()).toBe(home.stateAbbr);
    await expect.poll(() => tab.checkout.adult.isChecked()).toBe(true);
  },
  before: { state: 'cart', lines: oneLine },
  after: { state: 'delivery', lines: oneLine },
};

const delivery: ShopAction = {
  name: 'the delivery',
  call: { method: 'PATCH', path: '/api/checkouts/*' },
  arrival: { basket: one, stage: 'delivery' },
  goThere: async (tab) => {
    await tab.open('/checkout/');
    await tab.checkout.rate('Express').check();
  },
  act: (tab) => tab.checkout.toPayment.click(),
  isDone: (tab) => tab.checkout.isAt('payment'),
  keepsTyping: async (tab) => await expect.poll(() => tab.checkout.rate('Express').isChecked()).toBe(true),
  before: { state: 'delivery', lines: oneLine },
  after: { state: 'payment', lines: oneLine },
};

const prepare: ShopAction = {
  name: 'the way to payment',
  call: { method: 'PUT', path: '/api/checkouts/*/prepare' },
  arrival: { basket: one, stage: 'payment' },
  goThere: (tab) => tab.open('/checkout/'),
  act: (tab) => tab.checkout.pay.click(),
  isDone: (tab) => tab.payment.isOpen(),
  before: { state: 'payment', lines: oneLine },
  after: { state: 'payment', lines: oneLine },
};

/** Placing the order after its payment begins by itself; "Complete order" tries again. */
const finalize: ShopAction = {
  name: 'the order itself',
  call: { method: 'PUT', path: '/api/checkouts/*/finalize' },
  arrival: { basket: one, stage: 'payment' },
  goThere: async (tab) => {
    await tab.open('/checkout/');
    await tab.checkout.pay.click();
    await tab.payment.isOpen();
    await tab.payment.fill('pays');
  },
  act: async (tab) => {
    if (new URL(tab.page.url()).pathname.startsWith('/pay/')) await tab.payment.press();
    else await tab.button(confirmationMessages.unknown.action).click();
  },
  isDone: (tab) => tab.checkout.isConfirmed(),
  before: { state: 'payment', lines: oneLine },
  after: { state: 'complete', lines: oneLine },
};

/** Calls that change the cart, in the order in which a shopper makes them. */
export const cartActions: readonly ShopAction[] = [nextAdd, quantity, removal, code, codeRemoval];
export const checkoutActions: readonly ShopAction[] = [address, delivery, prepare];
export const placing: ShopAction = finalize;
export const allActions: readonly ShopAction[] = [firstAdd, ...cartActions, ...checkoutActions, finalize];
