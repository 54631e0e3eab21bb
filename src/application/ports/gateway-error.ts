/** Messages of the server by the field they belong to; `base` for the whole. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/**
 * Why a call failed (spec §8). `unauthorized`, `not_found` and `unprocessable_entity` as the specification names them;
 * `unauthorized_token` when it was the customer's token that was refused, and nothing is known of the order; `rate_limited` when
 * something was tried too often (429); the transport adds its own; anything else is the body's own statusCode, or `unknown`.
 */
export type GatewayErrorCode =
  | 'unauthorized'
  | 'unauthorized_token'
  | 'not_found'
  | 'unprocessable_entity'
  | 'rate_limited'
  | 'network_error'
  | 'timeout'
  | 'aborted'
  | 'unsupported_protocol'
  | 'wrong_shape'
  | 'unknown'
  | (string & {});

export interface GatewayErrorDetails {
  readonly code: GatewayErrorCode;
  /** HTTP status, when there was an answer. */
  readonly status?: number;
  readonly message?: string;
  readonly errors?: FieldErrors;
  /**
   * Why, in the server's own word: the status_code of a denied coupon or gift card (spec §8 Handling), the error type of the
   * sign-in provider (spec §8 API error).
   */
  readonly reason?: string;
  /** By which the server finds the call in its own log, and where it explains the refusal (spec §8 API error). */
  readonly requestId?: string;
  readonly errorUrl?: string;
  readonly cause?: unknown;
}

/** The one error that ports reject with. Match on `code`, never on class names. */
export class GatewayError extends Error {
  readonly code: GatewayErrorCode;
  readonly status: number | undefined;
  readonly errors: FieldErrors;
  readonly reason: string | undefined;
  readonly requestId: string | undefined;
  readonly errorUrl: string | undefined;

  constructor({ code, status, message, errors, reason, requestId, errorUrl, cause }: GatewayErrorDetails) {
    super(message ?? code, { cause });
    this.name = 'GatewayError';
    this.code = code;
    this.status = status;
    this.errors = errors ?? {};
    this.reason = reason;
    this.requestId = requestId;
    this.errorUrl = errorUrl;
  }
}

/** The order is locked by another request; the same call may be sent again shortly (spec §8, 409). */
export function isConflict(error: unknown): boolean {
  return error instanceof GatewayError && error.status === 409;
}

const uncertain: readonly GatewayErrorCode[] = ['network_error', 'timeout', 'aborted', 'wrong_shape'];

/** No answer arrived, or none that says what happened: the change may or may not have been made. */
export function isUncertain(error: unknown): boolean {
  return error instanceof GatewayError && (uncertain.includes(error.code) || (error.status ?? 0) >= 500);
}

export function hasCode(error: unknown, ...codes: readonly GatewayErrorCode[]): error is GatewayError {
  return error instanceof GatewayError && codes.includes(error.code);
}
