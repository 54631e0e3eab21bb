import { makeId } from './ids';
import type { Provider } from './provider';

export type Fields = Readonly<Record<string, unknown>>;

/** A success in the provider's envelope. */
export function successResponse(provider: Provider, fields: Fields = {}): Fields {
  return { data: { ...fields, request_id: makeId(provider.random, 'request-id'), status_code: 200 } };
}
