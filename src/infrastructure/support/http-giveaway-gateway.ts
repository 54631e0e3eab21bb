import type { GiveawayGateway } from '#src/application/ports/support/giveaway-gateway';
import type { GiveawayEntry } from '#src/domain/campaign/giveaway-entry';
import type { ShopCalls } from '#src/infrastructure/shop-api/shop-calls';

/** The service that takes entries for giveaways, over HTTP (docs/hosting.md lists its call). */
export class HttpGiveawayGateway implements GiveawayGateway {
  constructor(private readonly calls: ShopCalls) {}

  async enter(giveaway: string, { name, email, state, isOfAge, agreesToTerms }: GiveawayEntry): Promise<void> {
    await this.calls.send({
      method: 'POST',
      path: ['giveaways', giveaway, 'entries'],
      body: { entry: { name, email, state, of_age: isOfAge, agrees_to_terms: agreesToTerms } },
    });
  }
}
