import { expect } from 'vitest';
import { GatewayError } from '#src/application/ports/gateway-error';

/** The GatewayError that a call rejects with; that it rejects, and with nothing else, is part of the test. */
export async function rejection(call: Promise<unknown>): Promise<GatewayError> {
  const error = await call.then(
    () => expect.fail('The call should have been refused'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(GatewayError);
  return error as GatewayError;
}
