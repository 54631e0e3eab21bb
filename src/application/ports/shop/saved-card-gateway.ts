import { token } from '#src/application/ports/token';
import type { SavedCard } from '#src/domain/saved-card/saved-card';

/**
 * Card data goes to the hosted page alone (spec §7 GET /api/wallet_payment_sources, docs/adr/0039). Rejects with
 * GatewayError: `unauthorized` for a guest; `not_allowed` for every change where the back end can only list.
 */
export interface SavedCardGateway {
  /** The default first, then the newest. */
  list(): Promise<readonly SavedCard[]>;
  /**
   * Opens a hosted page. It comes back to `returnPath`, without language prefix, with `card_session_id` or
   * `payment_error` (`declined`, `cancelled`) added. `unprocessable_entity` for a path that leads elsewhere.
   */
  prepareCard(returnPath: string): Promise<{ readonly url: string }>;
  /** `not_found` when the customer has no such card. */
  makeDefault(id: string): Promise<void>;
  /** `not_found` without such a card, `unprocessable_entity` with `errors.base` when a subscription is paid with it. */
  remove(id: string): Promise<void>;
}

export const SavedCardGateway = token<SavedCardGateway>('SavedCardGateway');
