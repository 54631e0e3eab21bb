import { GatewayError } from '#src/application/ports/gateway-error';

/** Browsers report an unsupported protocol like a lost connection, so it is checked before the call. */
export function requireWebAddress(url: string): void {
  if (/^https?:/i.test(url)) return;
  throw new GatewayError({
    code: 'unsupported_protocol',
    message: 'The address of the shop begins with neither http nor https',
  });
}
