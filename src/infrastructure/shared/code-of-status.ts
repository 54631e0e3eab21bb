import type { GatewayErrorCode } from '#src/application/ports/gateway-error';

const codes: ReadonlyMap<number, GatewayErrorCode> = new Map([
  [401, 'unauthorized'],
  [404, 'not_found'],
  [405, 'not_allowed'],
  [409, 'locked'],
  [422, 'unprocessable_entity'],
  [429, 'rate_limited'],
  [500, 'server_error'],
]);

/** Servers send these in their own response, with the same names (spec §8). */
const namedCodes: readonly GatewayErrorCode[] = [...codes.values(), 'unavailable', 'insufficient_stock'];

/** Undefined for any other value, and when the server failed: the change may then have been made. */
export function codeOfBody(status: number, statusCode: string | undefined): GatewayErrorCode | undefined {
  if (status >= 500 || statusCode === undefined) return undefined;
  return namedCodes.find((code) => code === statusCode) ?? codes.get(Number(statusCode));
}

/** Everything above this layer matches on codes (spec §8). */
export function codeOfStatus(status: number): GatewayErrorCode {
  return codes.get(status) ?? (status > 500 ? 'unavailable' : 'unknown');
}

/** Its meaning does not depend on the body. */
export function isKnownStatus(status: number): boolean {
  return codes.has(status);
}
