import type { Order } from '#src/domain/cart/order';
import type { Cents } from '#src/domain/money/money';

export interface ReferralOffer {
  /** Store credit, once the friend's first order is complete. */
  readonly credit: Cents;
  /** Of the friend's code, on the first order. */
  readonly discount: Cents;
  readonly code: string;
}

const longestIdentifier = 64;
/** Programs write these into links and storage for a missing value. */
const nothing = ['null', 'undefined'];

/** Visible text of at most 64 characters; undefined for any other (spec §2 ref). */
export function readReferralIdentifier(input: string): string | undefined {
  const identifier = input.trim();
  const isNone =
    identifier === '' ||
    identifier.length > longestIdentifier ||
    /\p{Cc}/u.test(identifier) ||
    nothing.includes(identifier);
  return isNone ? undefined : identifier;
}

/** Not during checkout, which a change would restart (docs/spec-map.md, Cart change during checkout). */
export function mayTakeReferral(order: Order): boolean {
  return order.state === 'cart' && !order.isComplete;
}

/** Without language prefix; `code` is the friend's. */
export function referralPath(identifier: string, code?: string): string {
  const promo = code === undefined ? '' : `&promo=${encodeURIComponent(code)}`;
  return `/?ref=${encodeURIComponent(identifier)}${promo}`;
}
