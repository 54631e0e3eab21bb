import { isAxiosError } from 'axios';
import { type FailureTrace, GatewayError } from '#src/application/ports/gateway-error';

const timeouts = ['ETIMEDOUT', 'ECONNABORTED'];

/** For a call without a response, whose change may have been made (spec §8 Generic HTTP client errors). */
export function transportFailure(error: unknown, trace: FailureTrace = {}): GatewayError {
  if (!isAxiosError(error)) return networkError(error, trace);
  // The error of axios holds the request with its tokens, so only its cause is passed on.
  const { code, cause } = error;
  if (code && timeouts.includes(code))
    return new GatewayError({ code: 'timeout', message: 'The shop did not answer in time', trace, cause });
  if (code === 'ERR_CANCELED' || cause?.name === 'AbortError') {
    return new GatewayError({
      code: 'aborted',
      message: 'The call was stopped before the shop answered',
      trace,
      cause,
    });
  }
  return networkError(cause, trace);
}

function networkError(cause: unknown, trace: FailureTrace): GatewayError {
  return new GatewayError({ code: 'network_error', message: 'The shop could not be reached', trace, cause });
}
