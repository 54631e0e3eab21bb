import { isAxiosError } from 'axios';
import { GatewayError } from '#src/application/ports/gateway-error';

const timeouts = ['ETIMEDOUT', 'ECONNABORTED'];

/** A call without a response; its change may have been made (spec §8 Generic HTTP client errors). */
export function transportFailure(error: unknown): GatewayError {
  if (!isAxiosError(error)) return unreached(error);
  // The HTTP client's own error holds the request with its tokens; only what lies below it is passed on.
  const { code, cause } = error;
  if (code && timeouts.includes(code))
    return new GatewayError({ code: 'timeout', message: 'The shop did not answer in time', cause });
  if (code === 'ERR_CANCELED' || cause?.name === 'AbortError') {
    return new GatewayError({ code: 'aborted', message: 'The call was stopped before the shop answered', cause });
  }
  return unreached(cause);
}

/** Browsers say the same of an address they cannot call as of a lost connection, so it is looked at before. */
export function requireWebAddress(url: string): void {
  if (/^https?:/i.test(url)) return;
  throw new GatewayError({
    code: 'unsupported_protocol',
    message: 'The address of the shop begins with neither http nor https',
  });
}

function unreached(cause: unknown): GatewayError {
  return new GatewayError({ code: 'network_error', message: 'The shop could not be reached', cause });
}
