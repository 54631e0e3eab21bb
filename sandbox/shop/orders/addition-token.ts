import { createHash, timingSafeEqual } from 'node:crypto';
import type { Caller } from '#sandbox/shop/customers/caller';
import type { Order } from './order';

/** A caller who may be the payer of an order. */
export type Payer = Pick<Caller, 'customer' | 'additionToken'>;

export function additionTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The address to which the page sends the browser that has paid. Its secret is in the fragment, which reaches no log. */
export function withAdditionToken(returnUrl: string, token: string): string {
  return `${returnUrl}#addition-token=${token}`;
}

/**
 * True for the browser that has paid the order on the page, and for the order's signed-in owner. Others know the order's token, but
 * the card that additions are charged to may be somebody else's. Compares in constant time.
 */
export function mayAdd({ customerId, payerTokenHash }: Order, { customer, additionToken }: Payer): boolean {
  if (customerId !== null && customer?.id === customerId) return true;
  if (additionToken === undefined || payerTokenHash === null) return false;
  return timingSafeEqual(Buffer.from(additionTokenHash(additionToken)), Buffer.from(payerTokenHash));
}
