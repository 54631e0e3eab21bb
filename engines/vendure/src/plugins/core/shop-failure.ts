import { I18nError, LogLevel } from '@vendure/core';

/** Says why a call of the shop is refused; the storefront reads it in `extensions`. */
export type FailureCode =
  /** The order is not that of the number and token, or can no longer change. */
  | 'UNAUTHORIZED'
  /** The token of the sign-in provider is not accepted. */
  | 'TOKEN_REFUSED'
  | 'NOT_FOUND'
  /** Something that was sent is not valid; `fields` has a message for each. */
  | 'INVALID'
  | 'INSUFFICIENT_STOCK'
  /** The order takes nothing more. */
  | 'NOT_ALLOWED'
  /** Another request holds the order; the same call may be sent again shortly. */
  | 'ORDER_LOCKED'
  | 'CODE_DENIED'
  | 'GIFT_CARD_DENIED'
  | 'RATE_LIMITED';

export type Fields = Readonly<Record<string, readonly string[]>>;

interface More {
  readonly fields?: Fields;
  /** The reason to deny a promo code or a gift card, and the item total that a promo code needs. */
  readonly reason?: string;
  readonly neededItemTotal?: number;
}

/** Refuses a call. Shoppers cause it every day, so that the log mentions it only when it is asked for everything. */
export class ShopFailure extends I18nError {
  constructor(code: FailureCode, message: string, more: More = {}) {
    super(message, {}, code, LogLevel.Verbose);
    Object.assign(this.extensions, more);
  }
}

export function unauthorized(): ShopFailure {
  return new ShopFailure('UNAUTHORIZED', 'You are not authorized to perform that action');
}

export function notFound(what: string): ShopFailure {
  return new ShopFailure('NOT_FOUND', `The shop has no such ${what}`);
}

export function invalid(fields: Fields): ShopFailure {
  return new ShopFailure('INVALID', 'Something that was sent is not valid', { fields });
}

export function insufficientStock(): ShopFailure {
  return new ShopFailure('INSUFFICIENT_STOCK', 'There is less in stock than the order asks for');
}

export function tooManyCalls(): ShopFailure {
  return new ShopFailure('RATE_LIMITED', 'Too many attempts. Please wait a minute before the next one.');
}
