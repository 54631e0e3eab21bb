import { GatewayError } from '#src/application/ports/gateway-error';

/** No answer arrived: the connection broke before or after the server carried out the call. */
export function noAnswer(): GatewayError {
  return new GatewayError({ code: 'network_error', message: 'The connection broke' });
}

/** Failures that leave open whether the change was made. */
export const uncertainFailures: readonly GatewayError[] = [
  noAnswer(),
  new GatewayError({ code: 'timeout' }),
  new GatewayError({ code: 'wrong_shape' }),
  new GatewayError({ code: 'server_error' }),
  new GatewayError({ code: 'unavailable' }),
];

/** Waits without failing, so that a test can let time pass before it looks at the outcome of a promise. */
export async function outcomeOf<T>(promise: Promise<T>): Promise<PromiseSettledResult<T>> {
  const [outcome] = await Promise.allSettled([promise]);
  return outcome;
}

export function rejectedWith(error: unknown): PromiseRejectedResult {
  return { status: 'rejected', reason: error };
}
