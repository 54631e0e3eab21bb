import type { GatewayError } from '#src/application/ports/gateway-error';

/** What a shopper is told when a call fails, by the code of the failure (spec §8 The error catalogue). */
const byCode: ReadonlyMap<string, string> = new Map(
  Object.entries({
    network_error: 'We could not reach the shop. Check your connection and try again; nothing is lost.',
    timeout: 'The shop took too long to answer. Please try again; nothing is lost.',
    aborted: 'The shop was stopped before it could answer. Please try again; nothing is lost.',
    unsupported_protocol:
      'This shop is not set up as it should be, so it cannot be reached. Please come back later; nothing is lost.',
    unauthorized: 'This cart can no longer be changed here. Please load the page again.',
    unauthorized_token: 'We could not confirm that you are signed in. Please try again in a moment; nothing is lost.',
    not_found: 'That is not there any more.',
    unprocessable_entity: 'The shop could not take that as it was. Please check it and try again.',
    rate_limited: 'That was tried too often. Please wait a minute and try again; nothing is lost.',
    wrong_shape: 'The shop answered in a way we did not understand. Please try again.',
  }),
);

const unknown = 'Something went wrong on our side. Please try again; nothing is lost.';
const locked = 'Your cart is being changed somewhere else at this moment. Please try again.';
const insufficientStock = 'There is not enough left of something in your cart.';

/**
 * The shopper's words for a failure. What the server says of the order as a whole is meant for shoppers and said in its own
 * words; errors of fields are shown with their fields, not here.
 */
export function describeFailure(error: GatewayError): string {
  if (error.status === 409) return locked;
  if (error.reason === 'insufficient_stock') return insufficientStock;
  const ofTheWhole = error.code === 'unprocessable_entity' ? error.errors['base']?.join(' ') : undefined;
  return ofTheWhole ?? byCode.get(error.code) ?? unknown;
}
