import type { OrderKey } from '#src/domain/cart/order';
import { storableText } from '#src/infrastructure/shared/storable-text';
import type { Operation } from './operation';

export interface VendureOptions {
  /** Origin of the engine, with an optional path before `/shop-api`. */
  readonly baseUrl: string;
  /** The token of the channel, where one engine serves several shops. */
  readonly channelToken?: string | undefined;
  /** The visitor who allows statistics (spec §6): the engine knows a guest's repeated call by it. */
  readonly anonymousId?: (() => string | undefined) | undefined;
  /** Milliseconds. */
  readonly timeout?: number | undefined;
}

/** The proof of the caller: the key opens an order, the bearer names a customer. */
export interface Access {
  readonly key?: OrderKey;
  /** `needed` for calls that guests cannot make; `known` for data of the customer, if one is signed in. */
  readonly customer?: 'needed' | 'known';
  readonly bearer?: string | undefined;
  /** By which the engine knows a change again, however often it is sent (docs/adr/0016). */
  readonly idempotencyKey?: string;
}

export interface VendureCalls {
  /** The data of the answer, checked. Rejects with GatewayError. */
  send<Variables, Data>(operation: Operation<Variables, Data>, variables: Variables, access?: Access): Promise<Data>;
}

export function callAddress({ baseUrl }: VendureOptions): string {
  return `${baseUrl.replace(/\/$/, '')}/shop-api`;
}

/** The engine writes the id of a call into each line of its log about it; without one it makes one up. */
export function callHeaders(
  { channelToken, anonymousId: readAnonymousId }: VendureOptions,
  { key, bearer, idempotencyKey }: Access,
  requestId?: string,
): Record<string, string> {
  const anonymousId = readAnonymousId?.();
  return {
    Accept: 'application/json',
    ...(requestId && { 'X-Request-Id': requestId }),
    ...(channelToken && { 'vendure-token': channelToken }),
    ...(key && { 'X-Order-Number': headerText(key.number), 'X-Order-Token': headerText(key.token) }),
    ...(key?.additionToken && { 'X-Addition-Token': headerText(key.additionToken) }),
    ...(bearer && { Authorization: `Bearer ${bearer}` }),
    ...(anonymousId && { 'X-Anonymous-Id': anonymousId }),
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
  };
}

export function callBody({ name, text }: Pick<Operation<never, unknown>, 'name' | 'text'>, variables: unknown): string {
  return JSON.stringify({ operationName: name, query: text, variables }, (_key, value: unknown) =>
    typeof value === 'string' ? storableText(value) : value,
  );
}

/** Headers hold few characters; an order whose key has others does not exist. */
function headerText(text: string): string {
  return text.replace(/[^\x21-\x7e]/g, '');
}
