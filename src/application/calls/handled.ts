import { GatewayError, type GatewayErrorDetails, hasCode } from '#src/application/ports/gateway-error';

/** Resolves to the caller's result for a failure that ports declare. Passes on every other error, because it is a bug. */
export async function orElse<T, U>(
  promise: Promise<T>,
  handle: (failure: GatewayError) => U | Promise<U>,
): Promise<T | U> {
  try {
    return await promise;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    return handle(error);
  }
}

/** Resolves to the caller's result for a failure with one of these codes. Passes on every other failure. */
export async function ifCode<T, U>(
  promise: Promise<T>,
  codes: readonly GatewayErrorDetails['code'][],
  handle: (failure: GatewayError) => U | Promise<U>,
): Promise<T | U> {
  try {
    return await promise;
  } catch (error) {
    if (!hasCode(error, ...codes)) throw error;
    return handle(error);
  }
}
