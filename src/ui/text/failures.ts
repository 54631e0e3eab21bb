import type { GatewayError } from '../../application/ports/gateway-error';

/** What a shopper is told when a call fails, by the code of the failure (spec §8 The error catalogue). */
const byCode: Readonly<Record<string, string>> = {
  network_error: 'We could not reach the shop. Check your connection and try again; nothing is lost.',
  timeout: 'The shop took too long to answer. Please try again; nothing is lost.',
  unauthorized: 'This cart can no longer be changed here. Please load the page again.',
  not_found: 'That is not there any more.',
  wrong_shape: 'The shop answered in a way we did not understand. Please try again.',
};

const locked = 'Your cart is being changed somewhere else at this moment. Please try again.';
const unknown = 'Something went wrong on our side. Please try again; nothing is lost.';

/** Why the server denied a code, by its own reason; what it does not name is said in its own words. */
const byReason: Readonly<Record<string, string>> = {
  insufficient_stock: 'There is not enough left of something in your cart. Please lower its quantity.',
};

/** The shopper's words for a failure. Field errors are shown with their fields, not here. */
export function describeFailure(error: GatewayError): string {
  if (error.status === 409) return locked;
  return (error.reason && byReason[error.reason]) ?? byCode[error.code] ?? unknown;
}
