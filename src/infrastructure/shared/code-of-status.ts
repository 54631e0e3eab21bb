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

/** What an HTTP status means to the shop (spec §8). This is the last place that knows of statuses. */
export function codeOfStatus(status: number): GatewayErrorCode {
  return codes.get(status) ?? (status > 500 ? 'unavailable' : 'unknown');
}
