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
  (entries) => new Map(Array.isArray(entries) ? entries.filter(isPromise) : []),
  (promises) => [...promises],
);

/** The newest first; the newest ten are kept. */
export const openedLinks = json<readonly OpenedCartLink[]>(
  (links) => (Array.isArray(links) ? links.filter(isOpenedLink).slice(0, mostLinks) : undefined),
  (links) => links.slice(0, mostLinks),
);

function isPromise(entry: unknown): entry is readonly [string, Cents] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && Number.isSafeInteger(entry[1]);
}

function isOpenedLink(entry: unknown): entry is OpenedCartLink {
  if (!isRecord(entry) || typeof entry['link'] !== 'string' || !Number.isSafeInteger(entry['openedAt'])) return false;
  const { targets } = entry;
  return Array.isArray(targets) && targets.every(isPart);
}

function isPart(entry: unknown): entry is Part {
  return isRecord(entry) && typeof entry['sku'] === 'string' && Number.isSafeInteger(entry['quantity']);
}
