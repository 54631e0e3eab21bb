import { expect } from 'vitest';
import { vendure } from './engine';
import { currentVendureOrderOf, readVendureOrder } from './vendure/vendure-orders';
import { vendureSubscriptionsOf } from './vendure/vendure-subscriptions';
import type { StoredCart, WireOrder } from './wire-order';
import type { WireSubscription } from './wire-subscription';

export type { StoredCart } from './wire-order';

/** The addresses of the shop under test; `npm run e2e` passes both. */
export const storefrontUrl = required('STOREFRONT_URL');
export const sandboxUrl = required('SANDBOX_URL');

/** The facts of an order that journeys check, as the back end reports them. */
export interface BackEndOrder {
  readonly number: string;
  readonly state: string;
  readonly email: string | null;
  readonly total: string;
  /** "2 × Night Bus Gamay", in the order of the lines. */
  readonly lines: readonly string[];
  /** Codes that count. */
  readonly codes: readonly string[];
}

/** The facts of a line that journeys check. */
export interface BackEndLine {
  /** Dollars, such as "12.50". */
  readonly price: string;
  /** "2 × GAMAY-01", by sku. */
  readonly parts: readonly string[];
  /** "3 every 1 month, pending"; empty for one-time purchases. */
  readonly prepaid: string | undefined;
  /** Promotions that count. */
  readonly savings: readonly string[];
}

/** The lines of an order as they are on the server now. */
export async function linesOnServer(cart: StoredCart): Promise<readonly BackEndLine[]> {
  return (await readOrder(cart)).line_items.map(({ price, parts, pre_paid_subscription: plan, adjustments }) => ({
    price: Number(price).toFixed(2),
    parts: parts.map(({ sku, quantity }) => `${quantity} × ${sku}`).sort(),
    prepaid: plan
      ? `${plan.installment_count} every ${plan.interval_length} ${plan.interval_units}, ${plan.state}`
      : undefined,
    savings: adjustments.flatMap(({ eligible, label, source_type: source }) =>
      eligible && source === 'Spree::PromotionAction' ? [label] : [],
    ),
  }));
}

/** The order as it is on the server now, asked without the storefront. */
export async function orderOnServer(cart: StoredCart): Promise<BackEndOrder> {
  const { number, state, email, total, line_items: lines, adjustments } = await readOrder(cart);
  return {
    number,
    state,
    email,
    total,
    lines: lines.map(({ quantity, variant }) => `${quantity} × ${variant.name}`),
    codes: adjustments.flatMap(({ eligible, promotion_code: code }) => (eligible && code ? [code.value] : [])),
  };
}

/** The mark of the referrer; null on most orders. */
export async function referralOf(cart: StoredCart): Promise<string | null> {
  return (await readOrder(cart)).referral_identifier;
}

/** Waits until the order on the server is like this: some changes show on the page before they are confirmed. */
export async function orderBecomes(cart: StoredCart, expected: Partial<BackEndOrder>): Promise<void> {
  await expect.poll(() => orderOnServer(cart)).toMatchObject(expected);
}

/** Changes an order behind the page's back, as another device of the same shopper would. */
export async function changeOnServer(
  { number, token }: StoredCart,
  method: string,
  path: string,
  body?: object,
): Promise<void> {
  const response = await fetch(`${sandboxUrl}/api/orders/${number}${path}`, {
    method,
    headers: { 'X-Spree-Order-Token': token, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
}

/** Ids of an order's lines, in order. */
export async function lineIdsOnServer(cart: StoredCart): Promise<readonly (number | string)[]> {
  return (await readOrder(cart)).line_items.map(({ id }) => id);
}

/** The number of a customer's newest order that is not complete; undefined when there is none. */
export async function currentOrderOf(jwt: string): Promise<string | undefined> {
  if (vendure) return currentVendureOrderOf(jwt);
  const response = await fetch(`${sandboxUrl}/api/orders/current`, { headers: { Authorization: `Bearer ${jwt}` } });
  if (!response.ok) throw new Error(`The current order answered ${response.status}`);
  return response.status === 204 ? undefined : ((await response.json()) as WireOrder).number;
}

/** Returns the subscriptions of a customer, as the back end reports them. */
export async function subscriptionsOf(
  jwt: string,
): Promise<readonly { state: string; interval: string; cans: number; tags: readonly string[] }[]> {
  const subscriptions = await (vendure ? vendureSubscriptionsOf : sandboxSubscriptionsOf)(jwt);
  return subscriptions.map(({ state, interval, tag_list: tags, line_items: lines }) => ({
    state,
    interval,
    tags,
    cans: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
}

async function sandboxSubscriptionsOf(jwt: string): Promise<readonly WireSubscription[]> {
  const headers = { Authorization: `Bearer ${jwt}` };
  const { id } = (await (await fetch(`${sandboxUrl}/api/users/me`, { headers })).json()) as { id: number };
  const response = await fetch(`${sandboxUrl}/api/users/${id}/subscriptions`, { headers });
  return ((await response.json()) as { readonly subscriptions: readonly WireSubscription[] }).subscriptions;
}

/** Subjects of the mails to somebody, newest first: a completed order writes one. */
export async function mailsTo(email: string): Promise<readonly string[]> {
  return (await listMails(email)).map(({ subject }) => subject);
}

/** The link to the order in the mail that confirmed it. */
export async function orderMailLink(email: string, number: string): Promise<string> {
  return orderLinkOf(email, `Your order ${number}`);
}

/** The link to an order in the mail of that subject. */
export async function orderLinkOf(email: string, wanted: string): Promise<string> {
  const mail = (await listMails(email)).find(({ subject }) => subject === wanted);
  const page = mail && (await (await fetch(sandboxUrl + mail.path)).text());
  const link = page && /href="([^"]*\/order\/confirmation\/[^"]*)"/.exec(page)?.[1];
  if (!link) throw new Error(`No mail "${wanted}" to ${email} links to an order`);
  return link;
}

async function listMails(email: string) {
  const outbox = await (await fetch(`${sandboxUrl}/outbox`)).text();
  const mails = [...outbox.matchAll(/<a href="(\/outbox\/\d+)">([^<]*)<\/a><span>[^<]*?to ([^<]*)<\/span>/g)];
  return mails.filter(([, , , to]) => to === email).map(([, path = '', subject = '']) => ({ path, subject }));
}

/** The order as it stands on the wire. */
export async function readOrder(cart: StoredCart): Promise<WireOrder> {
  if (vendure) return readVendureOrder(cart);
  const { number, token } = cart;
  const response = await fetch(`${sandboxUrl}/api/orders/${number}`, { headers: { 'X-Spree-Order-Token': token } });
  if (!response.ok) throw new Error(`Order ${number} answered ${response.status}`);
  return (await response.json()) as WireOrder;
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the journeys with "npm run e2e".`);
  return value;
}
