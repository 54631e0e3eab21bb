import { isAxiosError } from 'axios';
import { GatewayError } from '../../application/ports/gateway-error';

const timeouts = ['ETIMEDOUT', 'ECONNABORTED'];

/** A call that got no answer: the change it asked for may or may not have been made (spec §8 Generic HTTP client errors). */
export function transportFailure(error: unknown): GatewayError {
  if (!isAxiosError(error)) return new GatewayError({ code: 'network_error', message: 'The shop could not be reached', cause: error });
  // The HTTP client's own error holds the request with its tokens; only what lies below it is passed on.
  const { cause } = error;
  if (error.code && timeouts.includes(error.code)) {
    return new GatewayError({ code: 'timeout', message: 'The shop did not answer in time', cause });
  }
  return new GatewayError({ code: 'network_error', message: 'The shop could not be reached', cause });
}
