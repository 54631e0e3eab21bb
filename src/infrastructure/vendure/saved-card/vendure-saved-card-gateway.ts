import { GatewayError } from '#src/application/ports/gateway-error';
import type { SavedCardGateway } from '#src/application/ports/shop/saved-card-gateway';
import type { SavedCard } from '#src/domain/saved-card/saved-card';
import { safeReturnPath } from '#src/domain/session/return-path';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import {
  makeCardDefault,
  prepareCard,
  readSavedCards,
  removeCard,
} from '#src/infrastructure/vendure/operations.generated';
import type { VendureCalls } from '#src/infrastructure/vendure/vendure-calls';

const access = { customer: 'needed' } as const;

/** The saved cards of a customer at the engine. */
export class VendureSavedCardGateway implements SavedCardGateway {
  constructor(private readonly calls: VendureCalls) {}

  async list(): Promise<readonly SavedCard[]> {
    const { savedCards } = await this.calls.send(readSavedCards, {}, access);
    return savedCards.map(({ cardType, holder, cardSessionId, ...card }) => ({
      ...card,
      ...omitNullish({ cardType, holder, cardSessionId }),
    }));
  }

  /** The browser goes there, so only web addresses are accepted. */
  async prepareCard(returnPath: string): Promise<{ readonly url: string }> {
    if (safeReturnPath(returnPath) !== returnPath)
      throw new GatewayError({ code: 'unprocessable_entity', message: 'The return path leads away from this shop' });
    const { prepareCard: url } = await this.calls.send(prepareCard, { returnPath }, access);
    if (/^https?:\/\//.test(url)) return { url };
    throw new GatewayError({ code: 'wrong_shape', message: 'The page that saves a card has no web address' });
  }

  async makeDefault(id: string): Promise<void> {
    await this.calls.send(makeCardDefault, { id }, access);
  }

  async remove(id: string): Promise<void> {
    await this.calls.send(removeCard, { id }, access);
  }
}
