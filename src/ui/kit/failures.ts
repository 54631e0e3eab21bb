import type {
  FieldErrors,
  GatewayError,
  GatewayErrorCode,
  GatewayErrorDetails,
} from '#src/application/ports/gateway-error';

const unknown = 'Something went wrong on our side. Please try again; nothing is lost.';

/** The messages are those of the specification (spec §8 The error catalogue). */
const byCommonCode: Readonly<Record<GatewayErrorCode, string>> = {
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

/** The messages of one place by the code of the error, where the common message gives a shopper no instruction. */
export type FailureMessages = Readonly<Partial<Record<GatewayErrorDetails['code'], string>>>;

/** The messages of one place by the refused field, which take priority. The first field in the table counts. */
export type RefusalMessages = Readonly<Record<string, string | ((said: string) => string)>>;

/**
 * Shows the server's messages about the order as a whole, which are meant for shoppers; fields show their own errors.
 */
export function describeFailure(error: GatewayError, byCode?: FailureMessages, byField?: RefusalMessages): string;
export function describeFailure(
  error: GatewayError | undefined,
  byCode?: FailureMessages,
  byField?: RefusalMessages,
): string | undefined;
export function describeFailure(
  error: GatewayError | undefined,
  byCode: FailureMessages = {},
  byField: RefusalMessages = {},
): string | undefined {
  if (!error) return undefined;
  const { code, errors } = error;
  const ofTheWhole = code === 'unprocessable_entity' ? errors['base']?.join(' ') : undefined;
  return describeRefusal(errors, byField) ?? (Object.hasOwn(byCode, code) ? byCode[code] : ofTheWhole) ?? common(code);
}

function describeRefusal(errors: FieldErrors, byField: RefusalMessages): string | undefined {
  const refused = new Map(Object.entries(errors));
  for (const [field, message] of Object.entries(byField)) {
    const said = refused.get(field);
    if (said) return typeof message === 'string' ? message : message(said.join(', '));
  }
  return undefined;
}

function common(code: string): string {
  return isShopCode(code) ? byCommonCode[code] : unknown;
}

function isShopCode(code: string): code is GatewayErrorCode {
  return Object.hasOwn(byCommonCode, code);
}
