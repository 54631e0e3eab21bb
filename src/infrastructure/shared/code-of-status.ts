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

/** What a server may say of a failure in its own words, by the same names (spec §8). */
const namedCodes: readonly GatewayErrorCode[] = [...codes.values(), 'unavailable', 'insufficient_stock'];

/**
 * The code that the body of a response names, as one of the shop's or as a number of HTTP; undefined for anything else. Not
 * for a server that failed, whose change may have been made whatever it says.
 */
export function codeOfBody(status: number, statusCode: string | undefined): GatewayErrorCode | undefined {
  if (status >= 500 || statusCode === undefined) return undefined;
  return namedCodes.find((code) => code === statusCode) ?? codes.get(Number(statusCode));
}

/** The shop's code for an HTTP status (spec §8). Everything above this layer matches on codes. */
export function codeOfStatus(status: number): GatewayErrorCode {
  return codes.get(status) ?? (status > 500 ? 'unavailable' : 'unknown');
}

/** True for a status that means one thing, whatever the body says. */
export function isKnownStatus(status: number): boolean {
  return codes.has(status);
}
