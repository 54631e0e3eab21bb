import type { GiftCardDenial } from '#src/domain/gift-card/gift-card-code';
import type { CodeDenial } from '#src/domain/promo-code/code-denial';
import type { SignInErrorCode } from './identity/sign-in-error-code';

/** Messages of the server by the field they belong to; `base` for the whole. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/**
 * The reasons of failed calls (spec §8) that the shop handles differently. `unauthorized`, `not_found` and
 * `unprocessable_entity` are the specification's.
 */
export type GatewayErrorCode =
  | 'unauthorized'
  /** The customer's token was refused; nothing is known about the order. */
  | 'unauthorized_token'
  | 'not_found'
  | 'unprocessable_entity'
  /** The stock is too low for the order. */
  | 'insufficient_stock'
  /** Another request holds the order; the same call may be sent again shortly. */
  | 'locked'
  /** The thing is in a state that does not allow this. */
  | 'not_allowed'
  /** There were too many attempts. */
  | 'rate_limited'
  /** The server failed. The change may have been made. */
  | 'server_error'
  /** The server behind a proxy cannot be reached. The change may have been made. */
  | 'unavailable'
  | 'network_error'
  | 'timeout'
  | 'aborted'
  | 'unsupported_protocol'
  | 'wrong_shape'
  /** Nothing was sent: no customer is signed in, or this browser knows no cart (spec §5 Associating a cart). */
  | 'not_logged_in'
  | 'cart_not_found'
  | 'unknown';

/**
 * The details of a failure from the server or the sign-in provider; adapters read them, and logs include them (spec §8 API
 * error).
 */
export interface FailureTrace {
  /** HTTP status, when there was an answer. */
  readonly status?: number;
  /** The server's own code for the failure. */
  readonly serverCode?: string;
  /** The id of the call in the server's log, and the URL that explains the refusal. */
  readonly requestId?: string;
  readonly errorUrl?: string;
}

export interface GatewayErrorDetails {
  /** The ports of `identity` have codes of their own. */
  readonly code: GatewayErrorCode | SignInErrorCode;
  readonly message?: string;
  readonly errors?: FieldErrors;
  /** The reason a coupon or gift card was denied (spec §8 Handling). */
  readonly codeDenial?: CodeDenial;
  readonly giftCardDenial?: GiftCardDenial;
  readonly trace?: FailureTrace;
  readonly cause?: unknown;
}

/**
 * The one error that ports reject with. Match on `code`, never on class names. A lint rule keeps domain, application
 * and ui from reading `trace`, which differs between back ends.
 */
export class GatewayError extends Error {
  readonly code: GatewayErrorDetails['code'];
  readonly errors: FieldErrors;
  readonly codeDenial: CodeDenial | undefined;
  readonly giftCardDenial: GiftCardDenial | undefined;
  readonly trace: FailureTrace;

  constructor({ code, message, errors = {}, codeDenial, giftCardDenial, trace = {}, cause }: GatewayErrorDetails) {
    super(message ?? code, { cause });
    this.name = 'GatewayError';
    this.code = code;
    this.errors = errors;
    this.codeDenial = codeDenial;
    this.giftCardDenial = giftCardDenial;
    this.trace = trace;
  }
}

const uncertain: readonly GatewayErrorCode[] = [
  'network_error',
  'timeout',
  'aborted',
  'wrong_shape',
  'server_error',
  'unavailable',
];

/** No response arrived, or none that shows the result: the change may or may not have been made. */
export function isUncertain(error: unknown): boolean {
  return hasCode(error, ...uncertain);
}

export function hasCode(error: unknown, ...codes: readonly GatewayErrorDetails['code'][]): error is GatewayError {
  return error instanceof GatewayError && codes.includes(error.code);
}
