import { sandboxUrl, type StoredCart } from './back-end';
import type { Basket, Stage } from './basket';
import { home } from './checkout-screens';
import { vendure } from './engine';
import { completeVendureOrder, prepareVendureCart, prepareVendurePayment } from './vendure/vendure-cart';

interface WireOrder extends StoredCart {
  readonly checkout_session_id: string;
  readonly checkout_session_url: string;
  readonly shipments: readonly {
    readonly id: number;
    readonly shipping_rates: readonly { readonly id: number; readonly selected: boolean }[];
  }[];
}

/**
 * An order as somebody left it, made by the back end's own calls: a journey that begins at checkout need not shop first. With a
 * customer's token it is theirs.
 */
export async function prepareCart(basket: Basket, stage: Stage, email: string, jwt?: string): Promise<StoredCart> {
  if (vendure) return prepareVendureCart(basket, stage, email, { jwt });
  const lines = Object.entries(basket).map(([sku, quantity]) => ({ sku, quantity }));
  const cart = await call('POST', '/api/orders', { order: { line_items_attributes: lines } }, undefined, jwt);
  if (stage === 'cart') return cart;
  const { name, address1, city, zipcode, phone, stateAbbr } = home;
  const address = { name, address1, address2: '', city, zipcode, phone, state_name: stateAbbr, country_iso: 'US' };
  const order = { email, ship_address_attributes: address, bill_address_attributes: address };
  const { shipments } = await call('PATCH', `/api/checkouts/${cart.number}`, { state: 'address', order }, cart);
  if (stage === 'delivery') return cart;
  const choices = shipments.map(({ id, shipping_rates: rates }) => ({
    id,
    selected_shipping_rate_id: rates.find(({ selected }) => selected)?.id,
  }));
  await call(
    'PATCH',
    `/api/checkouts/${cart.number}`,
    { state: 'delivery', order: { shipments_attributes: choices } },
    cart,
  );
  return cart;
}

/** Pays an order at the payment step, without a return from the payment page. Returns the session that paid it. */
export async function pay(cart: StoredCart): Promise<string> {
  const { checkout_session_id: session, checkout_session_url: page } = vendure
    ? await prepareVendurePayment(cart)
    : await call('PUT', `/api/checkouts/${cart.number}/prepare`, {}, cart);
  const card = new URLSearchParams({
    number: '4111111111111111',
    expiry: '12/40',
    cvc: '123',
    name: 'Ada Example',
    form: cart.number,
  });
  await fetch(page, { method: 'POST', body: card, redirect: 'manual' });
  return session;
}

/** Pays an order at payment and places it, as another device would. */
export async function payAndPlace(cart: StoredCart): Promise<void> {
  const session = await pay(cart);
  if (vendure) await completeVendureOrder(cart, session);
  else await call('PUT', `/api/checkouts/${cart.number}/finalize`, { checkout_session_id: session }, cart);
}

async function call(method: string, path: string, body: object, cart?: StoredCart, jwt?: string): Promise<WireOrder> {
  const response = await fetch(sandboxUrl + path, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(cart && { 'X-Spree-Order-Token': cart.token }),
      ...(jwt !== undefined && { Authorization: `Bearer ${jwt}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as WireOrder;
}
