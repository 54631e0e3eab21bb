import { GatewayError } from '#src/application/ports/gateway-error';

/** An id as the shop knows it. Only this adapter knows that the back end counts. */
export function toId(id: number): string {
  return String(id);
}

/** The number that the back end knows. Throws `not_found` for a text that never came from it. */
export function toWireId(id: string): number {
  const wireId = Number(id);
  if (!Number.isSafeInteger(wireId) || String(wireId) !== id)
    throw new GatewayError({ code: 'not_found', message: 'The shop gives no such ids' });
  return wireId;
}
