import { ifCode, orElse } from '#src/application/calls/handled';
import { sendOrLookUp } from '#src/application/calls/send-or-look-up';
import { isUncertain } from '#src/application/ports/gateway-error';
import { SavedCardGateway } from '#src/application/ports/shop/saved-card-gateway';
import type { Used } from '#src/application/ports/token';
import type { SavedCard } from '#src/domain/saved-card/saved-card';

type Cards = readonly SavedCard[];

/**
 * Changes the customer's saved cards and answers them as they are then (spec §3 walletPaymentSources). When no answer
 * came, the list tells whether the change was made. Rejects with GatewayError.
 */
export class ChangeSavedCards {
  static readonly uses = { savedCards: SavedCardGateway };

  constructor(private readonly use: Used<typeof ChangeSavedCards.uses>) {}

  makeDefault(id: string): Promise<Cards> {
    return this.change(
      () => this.use.savedCards.makeDefault(id),
      (cards) => cards.some((card) => card.id === id && card.isDefault),
    );
  }

  /** One that is gone already counts as removed. */
  async remove(id: string): Promise<Cards> {
    return ifCode(
      this.change(
        () => this.use.savedCards.remove(id),
        (cards) => cards.every((card) => card.id !== id),
      ),
      ['not_found'],
      () => this.use.savedCards.list(),
    );
  }

  private change(send: () => Promise<void>, isDone: (cards: Cards) => boolean): Promise<Cards> {
    return sendOrLookUp({
      send: async () => {
        await send();
        return this.use.savedCards.list();
      },
      lookUp: (failure) => (isUncertain(failure) ? this.lookUp() : Promise.resolve(undefined)),
      isDone,
    });
  }

  private async lookUp(): Promise<Cards | undefined> {
    return orElse(this.use.savedCards.list(), () => undefined);
  }
}
