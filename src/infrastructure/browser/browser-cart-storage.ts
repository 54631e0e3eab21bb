import type { CartStorage } from '#src/application/ports/browser/cart-storage';
import type { OpenedCartLink } from '#src/domain/cart/cart-link-plan';
import type { OrderKey, UnsettledOrder } from '#src/domain/cart/order';
import type { PricePromises } from '#src/domain/cart/price-promise';
import type { Part } from '#src/domain/catalogue/product';
import type { Cents } from '#src/domain/money/money';
import { isRecord, parseJson } from '#src/infrastructure/shared/json';
import type { SafeStorage } from './safe-storage';

const numberKey = 'cart-number';
const tokenKey = 'cart-token';
const asideKey = 'cart-aside';
const pricesKey = 'cart-prices';
const linksKey = 'cart-links';
const mostLinks = 10;
const ownerKey = 'cart-owner';
/** One line per order: number, token and session. */
const unsettledKey = 'cart-unsettled';

/**
 * The shape of an order's number and token. Storage may hold anything else, such as the text "undefined".
 */
const plausible = /^(?!(null|undefined|NaN|true|false)$)[\w-]{1,64}$/;
/** The payment provider chooses the session's id. */
const plausibleSession = /^\S{1,256}$/;

export function isCartKey(key: string): boolean {
  return key === numberKey || key === tokenKey;
}

export class BrowserCartStorage implements CartStorage {
  constructor(
    private readonly local: SafeStorage,
    private readonly session: SafeStorage,
  ) {}

  read(): OrderKey | undefined {
    return orderKey(this.local.read(numberKey), this.local.read(tokenKey));
  }

  write({ number, token }: OrderKey): void {
    if (this.local.read(numberKey) !== number) this.local.remove(ownerKey);
    this.local.write(numberKey, number);
    this.local.write(tokenKey, token);
  }

  clear(): void {
    this.local.remove(numberKey);
    this.local.remove(tokenKey);
    this.local.remove(pricesKey);
    this.local.remove(linksKey);
    this.local.remove(ownerKey);
  }

  writePrice(key: string, price: Cents): void {
    this.local.write(pricesKey, JSON.stringify([...this.readPrices(), [key, price]]));
  }

  readPrices(): PricePromises {
    return new Map(parseList(this.local.read(pricesKey)).filter(isPromise));
  }

  writeOpenedLink(opened: OpenedCartLink): void {
    const others = this.readOpenedLinks().filter(({ link }) => link !== opened.link);
    this.local.write(linksKey, JSON.stringify([opened, ...others].slice(0, mostLinks)));
  }

  readOpenedLinks(): readonly OpenedCartLink[] {
    return parseList(this.local.read(linksKey)).filter(isOpenedLink).slice(0, mostLinks);
  }

  writeOwner(userId: string): void {
    this.local.write(ownerKey, userId);
  }

  readOwner(): string | undefined {
    return this.local.read(ownerKey);
  }

  moveToUnsettled(checkoutSessionId: string): void {
    const key = this.read();
    if (!key || !plausibleSession.test(checkoutSessionId)) return;
    this.storeUnsettled([...this.othersUnsettled(key.number), { ...key, checkoutSessionId }]);
    this.clear();
  }

  readUnsettled(): readonly UnsettledOrder[] {
    return (this.local.read(unsettledKey) ?? '').split('\n').flatMap((line) => {
      const [number, token, checkoutSessionId] = line.split(' ');
      const key = orderKey(number, token);
      return key && checkoutSessionId && plausibleSession.test(checkoutSessionId)
        ? [{ ...key, checkoutSessionId }]
        : [];
    });
  }

  clearUnsettled(number: string): void {
    this.storeUnsettled(this.othersUnsettled(number));
  }

  writeAside({ number, token }: OrderKey): void {
    this.session.write(asideKey, `${number} ${token}`);
  }

  readAside(): OrderKey | undefined {
    const [number, token] = this.session.read(asideKey)?.split(' ') ?? [];
    return orderKey(number, token);
  }

  clearAside(): void {
    this.session.remove(asideKey);
    this.local.remove(unsettledKey);
  }

  private othersUnsettled(number: string): readonly UnsettledOrder[] {
    return this.readUnsettled().filter((order) => order.number !== number);
  }

  private storeUnsettled(orders: readonly UnsettledOrder[]): void {
    if (orders.length === 0) return this.local.remove(unsettledKey);
    this.local.write(
      unsettledKey,
      orders.map(({ number, token, checkoutSessionId }) => `${number} ${token} ${checkoutSessionId}`).join('\n'),
    );
  }
}

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

function parseList(text = ''): readonly unknown[] {
  const entries = parseJson(text);
  return Array.isArray(entries) ? entries : [];
}

function orderKey(number: string | undefined, token: string | undefined): OrderKey | undefined {
  return number && token && plausible.test(number) && plausible.test(token) ? { number, token } : undefined;
}
