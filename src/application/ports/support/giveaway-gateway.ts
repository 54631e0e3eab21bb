import { token } from '#src/application/ports/token';
import type { GiveawayEntry } from '#src/domain/campaign/giveaway-entry';

/** Takes entries for giveaways (spec §2 campaign pages). Rejects with GatewayError. */
export interface GiveawayGateway {
  /**
   * Answers the same when repeated, so that nobody learns who takes part. `unprocessable_entity` with `errors` by
   * field, `giveaway` for one that is not open; `not_found`; `rate_limited`.
   */
  enter(giveaway: string, entry: GiveawayEntry): Promise<void>;
}

export const GiveawayGateway = token<GiveawayGateway>('GiveawayGateway');
