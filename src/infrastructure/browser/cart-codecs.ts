import type { OpenedCartLink } from '#src/domain/cart/cart-link-plan';
import { isCheckoutSessionId, type OrderKey, type UnsettledOrder } from '#src/domain/cart/order';
import type { PricePromises } from '#src/domain/cart/price-promise';
import type { Part } from '#src/domain/catalogue/product';
import type { Cents } from '#src/domain/money/money';
import { isRecord } from '#src/infrastructure/shared/json';
import { type Codec, json, text } from './codecs';

/** The shape of an order's number and token. Storage may hold anything else, such as the text "undefined". */
const plausible = /^(?!(null|undefined|NaN|true|false)$)[\w-]{1,64}$/;
const mostLinks = 10;

/** The number or the token of an order. */
export const orderKeyPart = text((part) => (plausible.test(part) ? part : undefined));

/** Number and token. */
export const orderKey: Codec<OrderKey> = {
  parse: (stored) => {
    const [number = '', token = ''] = stored.split(' ');
    return plausible.test(number) && plausible.test(token) ? { number, token } : undefined;
  },
  format: ({ number, token }) => `${number} ${token}`,
};

/** One line per order: number, token and session. */
export const unsettledOrders: Codec<readonly UnsettledOrder[]> = {
  parse: (lines) =>
    lines.split('\n').flatMap((line) => {
      const key = orderKey.parse(line);
      const [, , checkoutSessionId = ''] = line.split(' ');
      return key && isCheckoutSessionId(checkoutSessionId) ? [{ ...key, checkoutSessionId }] : [];
    }),
  format: (orders) =>
    orders.map((order) => `${orderKey.format(order)} ${order.checkoutSessionId}`).join('\n') || undefined,
};

export const pricePromises = json<PricePromises>(
  (entries) => new Map(Array.isArray(entries) ? entries.flatMap(promiseOf) : []),
  (promises) => [...promises],
);

/** The newest first; the newest ten are kept. */
export const openedLinks = json<readonly OpenedCartLink[]>(
  (links) => (Array.isArray(links) ? links.flatMap(openedLinkOf).slice(0, mostLinks) : undefined),
  (links) => links.slice(0, mostLinks),
);

function promiseOf(entry: unknown): readonly (readonly [string, Cents])[] {
  const [sku, price] = Array.isArray(entry) ? (entry as readonly unknown[]) : [];
  return typeof sku === 'string' && Number.isSafeInteger(price) ? [[sku, price as Cents]] : [];
}

function openedLinkOf(entry: unknown): readonly OpenedCartLink[] {
  const { link, openedAt, targets } = isRecord(entry) ? entry : {};
  if (typeof link !== 'string' || !Number.isSafeInteger(openedAt) || !Array.isArray(targets)) return [];
  const parts = targets.flatMap(partOf);
  return parts.length === targets.length ? [{ link, openedAt: openedAt as number, targets: parts }] : [];
}

function partOf(entry: unknown): readonly Part[] {
  const { sku, quantity } = isRecord(entry) ? entry : {};
  return typeof sku === 'string' && Number.isSafeInteger(quantity) ? [{ sku, quantity: quantity as number }] : [];
}
