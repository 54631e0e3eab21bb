import type { Order } from '#src/domain/cart/order';
import type { Cents } from '#src/domain/money/money';
import { oneLine } from '#src/domain/text/one-line';

/** The rewards of both sides of a referral. */
export interface ReferralOffer {
  /** Store credit for the referrer, once the friend's first order is complete. */
  readonly credit: Cents;
  /** The discount of the friend's code on the first order. */
  readonly discount: Cents;
  readonly code: string;
}

const longestIdentifier = 64;
/** Programs write these into links and storage for a missing value. */
const nothing = ['null', 'undefined'];

/** Reads an identifier from an address: visible text of at most 64 characters; undefined for any other (spec §2 ref). */
export function readReferralIdentifier(input: string): string | undefined {
  const identifier = oneLine(input);
  const isNone =
    identifier === '' || identifier.length > longestIdentifier || /\p{Cc}/u.test(input) || nothing.includes(identifier);
  return isNone ? undefined : identifier;
}

/**
 * True when the referrer may be set on an order. During checkout it may not: any change of the order's fields would send the
 * shopper back to the address (docs/spec-map.md, Cart change during checkout).
 */
export function mayTakeReferral(order: Order): boolean {
  return order.state === 'cart' && !order.isComplete;
}

/** Returns the path of a referral link, with the friend's code; without language prefix. */
export function referralPath(identifier: string, code?: string): string {
  const promo = code === undefined ? '' : `&promo=${encodeURIComponent(code)}`;
  return `/?ref=${encodeURIComponent(identifier)}${promo}`;
}
