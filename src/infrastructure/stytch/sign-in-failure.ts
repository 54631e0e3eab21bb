import { GatewayError } from '#src/application/ports/gateway-error';
import { signInError } from '#src/application/ports/identity/sign-in-error';
import { codeOfType } from './error-codes';

/** The words of specification section 8, Sign-in provider. */
export const unreachable = 'Unable to contact the servers. Are you online?';
export const unanswered = 'Invalid or no response from server';
const schemaMismatch = '[400] Request does not match expected schema';

/** Browsers have no code for a request that could not be sent, and each says it differently. */
const lostConnection = /fetch|network|load failed|connection|offline|hostname/i;

/**
 * What went wrong, in the shop's terms (spec §8): an error of the provider keeps its type as the reason, and by what it is
 * found in the provider's log; a provider that cannot be reached is a `network_error`, a call that was stopped `aborted`;
 * anything else is an INTERNAL_ERROR with the words of the call that failed. The client's errors are told apart by what
 * they carry, because class names do not survive minification.
 */
export function signInFailure(error: unknown, fallback: string): GatewayError {
  if (error instanceof GatewayError) return error;
  if (!(error instanceof Error)) return internalError(fallback, error);
  if (isProviderError(error)) {
    const {
      error_type: type,
      status_code: status,
      error_message: message,
      request_id: requestId,
      error_url: errorUrl,
    } = error;
    return signInError({
      code: codeOfType(type),
      trace: { status, serverCode: type, requestId, errorUrl },
      message: message || fallback,
      cause: error,
    });
  }
  if (error.name === 'AbortError') return signInError({ code: 'aborted', message: unanswered, cause: error });
  if (error.name === 'StytchAPISchemaError') return wrongRequest(error);
  if (error.name === 'StytchAPIUnreachableError') {
    const message = error.message.includes('Unable to contact') ? unreachable : unanswered;
    return signInError({ code: 'network_error', message, cause: error });
  }
  if ((error.name === 'TypeError' || error.name === 'NetworkError') && lostConnection.test(error.message)) {
    return signInError({ code: 'network_error', message: unreachable, cause: error });
  }
  return internalError(fallback, error);
}

function internalError(message: string, cause: unknown): GatewayError {
  return signInError({ code: 'INTERNAL_ERROR', message, cause });
}

/** An answer that was meant to be a success and is none: tells which part of it is not as expected. */
export function wrongShape(part: string): GatewayError {
  return signInError({
    code: 'wrong_shape',
    message: `The answer of the sign-in provider has the wrong shape: ${part}`,
  });
}

interface ProviderError extends Error {
  readonly status_code: number;
  readonly error_type: string;
  readonly error_message: string;
  readonly request_id: string;
  readonly error_url: string;
}

function isProviderError(error: Error): error is ProviderError {
  return (
    'error_type' in error &&
    typeof error.error_type === 'string' &&
    'status_code' in error &&
    typeof error.status_code === 'number'
  );
}

/** The client lists the problems in its message, each on a line of its own as `.email: should be string`. */
function wrongRequest(error: Error): GatewayError {
  const problems = error.message.split('\n').slice(1);
  const byField = new Map<string, readonly string[]>();
  for (const problem of problems) {
    const [, path = '', text = problem] = /^\.?(.*?): (.*)$/.exec(problem) ?? [];
    const field = path || 'base';
    byField.set(field, [...(byField.get(field) ?? []), text]);
  }
  return signInError({
    code: 'wrong_request',
    trace: { status: 400 },
    message: [schemaMismatch, ...problems].join('\n'),
    errors: Object.fromEntries(byField),
    cause: error,
  });
}
