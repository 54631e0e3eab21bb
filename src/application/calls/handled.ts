import { GatewayError, type GatewayErrorDetails, hasCode } from '#src/application/ports/gateway-error';

/** Resolves to what the caller makes of a failure that ports declare. Every other error is a bug, and is passed on. */
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

/** Resolves to what the caller makes of a failure with one of these codes. Every other is passed on. */
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
