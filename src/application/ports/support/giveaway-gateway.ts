import { token } from '#src/application/ports/token';
import type { GiveawayEntry } from '#src/domain/campaign/giveaway-entry';

/** Takes entries for giveaways (spec §2 campaign pages). Rejects with GatewayError. */
export interface GiveawayGateway {
  /**
   * Enters an address, once: repeating it changes nothing and answers the same, so that no caller learns who takes part. The
   * address gets a message with the result. `unprocessable_entity` with `errors` by field, `giveaway` for one that has not
   * begun or is over; `not_found` for an unknown one; `rate_limited`.
   */
  enter(giveaway: string, entry: GiveawayEntry): Promise<void>;
}

export const GiveawayGateway = token<GiveawayGateway>('GiveawayGateway');
