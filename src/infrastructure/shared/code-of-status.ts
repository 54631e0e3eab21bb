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

/** The codes that a server may send in its own response, with the same names (spec §8). */
const namedCodes: readonly GatewayErrorCode[] = [...codes.values(), 'unavailable', 'insufficient_stock'];

/**
 * The code in the body of a response, as one of the shop's or as an HTTP number; undefined for any other value. Also
 * undefined when the server failed, because the change may have been made in spite of the body.
 */
export function codeOfBody(status: number, statusCode: string | undefined): GatewayErrorCode | undefined {
  if (status >= 500 || statusCode === undefined) return undefined;
  return namedCodes.find((code) => code === statusCode) ?? codes.get(Number(statusCode));
}

/** The shop's code for an HTTP status (spec §8). Everything above this layer matches on codes. */
export function codeOfStatus(status: number): GatewayErrorCode {
  return codes.get(status) ?? (status > 500 ? 'unavailable' : 'unknown');
}

/** True for a status with one meaning, independent of the body. */
export function isKnownStatus(status: number): boolean {
  return codes.has(status);
}
