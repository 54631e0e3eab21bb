import { isAxiosError } from 'axios';
import { GatewayError } from '#src/application/ports/gateway-error';

const timeouts = ['ETIMEDOUT', 'ECONNABORTED'];

/** For a call without a response, whose change may have been made (spec §8 Generic HTTP client errors). */
export function transportFailure(error: unknown): GatewayError {
  if (!isAxiosError(error)) return networkError(error);
  // The error of axios holds the request with its tokens, so only its cause is passed on.
  const { code, cause } = error;
  if (code && timeouts.includes(code))
    return new GatewayError({ code: 'timeout', message: 'The shop did not answer in time', cause });
  if (code === 'ERR_CANCELED' || cause?.name === 'AbortError') {
    return new GatewayError({ code: 'aborted', message: 'The call was stopped before the shop answered', cause });
  }
  return networkError(cause);
}

function networkError(cause: unknown): GatewayError {
  return new GatewayError({ code: 'network_error', message: 'The shop could not be reached', cause });
}
