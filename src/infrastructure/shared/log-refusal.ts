import { log } from '#src/application/calls/log';
import type { GatewayError } from '#src/application/ports/gateway-error';

/** Characters of a message that are logged. */
const mostLogged = 200;

/** Logs why a server refused a call, with its own code and message (spec §8), and returns the failure. */
export function logRefusal(failure: GatewayError): GatewayError {
  const { code, message, trace } = failure;
  log.warn('The server refused a call', { code, ...trace, message: withoutPersonalData(message) });
  return failure;
}

/** Servers quote refused values: addresses, numbers, and keys, which stand in brackets or are long. */
export function withoutPersonalData(message: string): string {
  return message.slice(0, mostLogged).replace(/\S+@\S+|\([^)]*\)?|\+?\d[\d\s.-]{3,}\d|[\w-]{20,}/g, '…');
}
