import { hasCode } from '#src/application/ports/gateway-error';

/** The server knows why a gift card does not count: `reason` is its status_code, if it named one (spec §8 Handling). */
export interface GiftCardDenial {
  readonly kind: 'denied';
  readonly reason: string | undefined;
  readonly message: string;
}

/** The denial that a failure stands for; undefined when the server did not decide, or when it was not about the card. */
export function denialOf(error: unknown): GiftCardDenial | undefined {
  const isDecided = hasCode(error, 'not_found', 'unprocessable_entity') && error.status !== undefined;
  return isDecided ? { kind: 'denied', reason: error.reason, message: error.message } : undefined;
}
