import { GatewayError, hasCode, isUncertain } from '#src/application/ports/gateway-error';
import type { WalletGateway } from '#src/application/ports/shop/wallet-gateway';
import { sendOrLookUp } from '#src/application/send-or-look-up';
import type { WalletPaymentSource } from '#src/domain/customer/wallet-payment-source';

type Cards = readonly WalletPaymentSource[];

/**
 * Changes the customer's saved cards and answers them as they are then (spec §3 walletPaymentSources). When no answer
 * came, the list tells whether the change was made. Rejects with GatewayError.
 */
export class ChangeWallet {
  constructor(private readonly wallet: WalletGateway) {}

  makeDefault(id: string): Promise<Cards> {
    return this.change(
      () => this.wallet.makeDefault(id),
      (cards) => cards.some((card) => card.id === id && card.isDefault),
    );
  }

  /** One that is gone already counts as removed. */
  async remove(id: string): Promise<Cards> {
    try {
      return await this.change(
        () => this.wallet.remove(id),
        (cards) => cards.every((card) => card.id !== id),
      );
    } catch (error) {
      if (!hasCode(error, 'not_found')) throw error;
      return this.wallet.list();
    }
  }

  private change(send: () => Promise<void>, isDone: (cards: Cards) => boolean): Promise<Cards> {
    return sendOrLookUp({
      send: async () => {
        await send();
        return this.wallet.list();
      },
      lookUp: (failure) => (isUncertain(failure) ? this.lookUp() : Promise.resolve(undefined)),
      isDone,
    });
  }

  private async lookUp(): Promise<Cards | undefined> {
    try {
      return await this.wallet.list();
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      return undefined;
    }
  }
}
