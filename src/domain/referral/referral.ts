import type { Order } from '#src/domain/cart/order';
import type { Cents } from '#src/domain/money/money';

/** What both sides of a referral get. */
export interface ReferralOffer {
  /** Store credit for the referrer, once the friend's first order is complete. */
  readonly credit: Cents;
  /** What the friend's code takes off the first order. */
  readonly discount: Cents;
  readonly code: string;
}

const longestIdentifier = 64;
/** What programs write into links and storage for nothing. */
const nothing = ['null', 'undefined'];

/** An identifier as an address may bring it: something visible of at most 64 characters; else there is none (spec §2 ref). */
export function readReferralIdentifier(input: string): string | undefined {
  const identifier = input.trim();
  const isNone =
    identifier === '' ||
    identifier.length > longestIdentifier ||
    /\p{Cc}/u.test(identifier) ||
    nothing.includes(identifier);
  return isNone ? undefined : identifier;
}

/**
 * Whether an order may be told who recommended the shop. During checkout it may not: any change of its fields would send
 * the shopper back to the address (docs/spec-map.md, Cart change during checkout).
 */
export function mayTakeReferral(order: Order): boolean {
  return order.state === 'cart' && !order.isComplete;
}

/** Where somebody who was recommended the shop arrives, with the code that they get; without language prefix. */
export function referralPath(identifier: string, code?: string): string {
  const promo = code === undefined ? '' : `&promo=${encodeURIComponent(code)}`;
  return `/?ref=${encodeURIComponent(identifier)}${promo}`;
}
