import type { GatewayError, GatewayErrorCode } from '#src/application/ports/gateway-error';

const unknown = 'Something went wrong on our side. Please try again; nothing is lost.';

/** The messages are those of the specification (spec §8 The error catalogue). */
const byCode: Readonly<Record<GatewayErrorCode, string>> = {
  network_error: 'We could not reach the shop. Check your connection and try again; nothing is lost.',
  timeout: 'The shop took too long to answer. Please try again; nothing is lost.',
  aborted: 'The shop was interrupted before it could answer. Please try again; nothing is lost.',
  unsupported_protocol:
    'This shop is not set up correctly, so we could not reach it. Please come back later; nothing is lost.',
  unauthorized: 'This cart can no longer be changed here. Please reload the page.',
  unauthorized_token: 'We could not confirm that you are signed in. Please try again in a moment; nothing is lost.',
  not_found: 'This is no longer available.',
  unprocessable_entity: 'The shop could not accept that. Please check it and try again.',
  rate_limited: 'Too many tries. Please wait a minute and try again; nothing is lost.',
  wrong_shape: 'The shop answered in a way we did not understand. Please try again.',
  insufficient_stock: 'There is not enough stock for something in your cart.',
  locked: 'Your cart is being changed somewhere else right now. Please try again.',
  not_allowed: unknown,
  not_logged_in: unknown,
  cart_not_found: unknown,
  server_error: unknown,
  unavailable: unknown,
  unknown,
};

/**
 * Shows the server's messages about the order as a whole, which are meant for shoppers; fields show their own errors.
 */
export function describeFailure(error: GatewayError): string;
export function describeFailure(error: GatewayError | undefined): string | undefined;
export function describeFailure(error: GatewayError | undefined): string | undefined {
  if (!error) return undefined;
  const ofTheWhole = error.code === 'unprocessable_entity' ? error.errors['base']?.join(' ') : undefined;
  return ofTheWhole ?? (isShopCode(error.code) ? byCode[error.code] : unknown);
}

function isShopCode(code: string): code is GatewayErrorCode {
  return Object.hasOwn(byCode, code);
}
