import { token } from '#src/application/ports/token';
import type { SavedCard } from '#src/domain/saved-card/saved-card';

/**
 * The saved cards of the signed-in customer (spec §7 GET /api/wallet_payment_sources, docs/adr/0025). Card data goes to
 * the hosted page alone. Rejects with GatewayError: `unauthorized` for a guest. A back end that can only list cards
 * answers every change with `not_allowed`.
 */
export interface SavedCardGateway {
  /** The default card first, then the newest. */
  list(): Promise<readonly SavedCard[]>;
  /**
   * Opens a hosted page that saves a card without an order. It comes back to `returnPath`, a path of this shop without
   * language prefix, with `card_session_id` or `payment_error` (`declined`, `cancelled`) added.
   * `unprocessable_entity` for a path that leads elsewhere.
   */
  prepareCard(returnPath: string): Promise<{ readonly url: string }>;
  /** `not_found` when the customer has no such card. */
  makeDefault(id: string): Promise<void>;
  /**
   * `not_found` when the customer has no such card, `unprocessable_entity` with the reason in `errors.base` when a
   * subscription is paid with it.
   */
  remove(id: string): Promise<void>;
}

export const SavedCardGateway = token<SavedCardGateway>('SavedCardGateway');
