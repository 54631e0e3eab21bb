import { GatewayError } from '#src/application/ports/gateway-error';
import { storableText } from '#src/infrastructure/shared/storable-text';
import type { CallSubject } from './failures';

export interface ShopHttpOptions {
  /** Origin of the back end, with an optional path before `/api`. */
  readonly baseUrl: string;
  readonly storeSlug?: string | undefined;
  readonly anonymousId?: AnonymousIdSource | undefined;
  /** The back end shares the site, and gives a guest's browser its order in a cookie. Without it no call has cookies. */
  readonly orderCookie?: boolean | undefined;
  /** Milliseconds. */
  readonly timeout?: number | undefined;
}

type AnonymousIdSource = () => string | undefined;

export interface ShopCall {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** The segments after `/api`, not encoded. */
  readonly path: readonly (string | number)[];
  readonly query?: URLSearchParams;
  readonly body?: object;
  /** Gives access to the order (spec §6). */
  readonly orderToken?: string;
  /** Lets the browser that has paid the order add to it. */
  readonly additionToken?: string | undefined;
  /** The order's token alone is not enough: the call is never sent again without the customer's. */
  readonly needsCustomer?: true;
  /** Needs no customer (spec §6 Open). */
  readonly isOpen?: true;
  /** Is no customer's, also when one is signed in. */
  readonly isAnonymous?: true;
  /** Sets or sends the cookie of the order, where the back end has one. */
  readonly hasOrderCookie?: true;
  /** The signed-in customer's authorization token (spec §6). */
  readonly bearer?: string | undefined;
  /** Set when the call can be denied for a reason. */
  readonly subject?: CallSubject;
  /** By which the back end knows the call again, however often it is sent (docs/adr/0016). */
  readonly idempotencyKey?: string;
}

export interface ShopCalls {
  /** The response body, which may be empty. Rejects with GatewayError. */
  send(call: ShopCall): Promise<string>;
}

/** The address of a call below the back end's, such as `/api/orders/R1/coupon_codes/a%2Fb`. */
export function callAddress({ path, query }: ShopCall): string {
  const address = `/api/${path.map((part) => encodePart(storableText(String(part)))).join('/')}`;
  // URLSearchParams replaces lone surrogates, but keeps NUL.
  return query ? `${address}?${query.toString().replaceAll('%00', '')}` : address;
}

/** Names the order, the customer, the store and the visitor of a call (spec §6). */
export function callHeaders(
  { storeSlug, anonymousId: readAnonymousId }: ShopHttpOptions,
  { orderToken, additionToken, bearer, idempotencyKey }: ShopCall,
): Record<string, string> {
  const anonymousId = readAnonymousId?.();
  return {
    Accept: 'application/json',
    ...(orderToken && { 'X-Spree-Order-Token': orderToken }),
    ...(additionToken && { 'X-Addition-Token': additionToken }),
    ...(bearer && { Authorization: `Bearer ${bearer}` }),
    ...(storeSlug && { 'X-Store-Slug': storeSlug }),
    ...(anonymousId && { 'X-Anonymous-Id': anonymousId }),
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
  };
}

/** Refuses '', '.' and '..': browsers resolve these segments to another resource. */
function encodePart(part: string): string {
  if (part === '' || part === '.' || part === '..') {
    throw new GatewayError({ code: 'not_found', message: 'No such thing can be addressed' });
  }
  return encodeURIComponent(part);
}
