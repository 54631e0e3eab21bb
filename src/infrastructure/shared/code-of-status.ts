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

/** The shop's code for an HTTP status (spec §8). Everything above this layer matches on codes. */
export function codeOfStatus(status: number): GatewayErrorCode {
  return codes.get(status) ?? (status > 500 ? 'unavailable' : 'unknown');
}
