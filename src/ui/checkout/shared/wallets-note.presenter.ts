import { PaymentWallets } from '#src/application/ports/shop/payment-wallets';
import type { Used } from '#src/application/ports/token';
import { checkoutMessages } from './checkout-messages';

/** Presents the wallets of the payment page (spec §1 Checkout). */
export class WalletsNotePresenter {
  static readonly uses = { wallets: PaymentWallets };
  static readonly isShared = true;

  constructor(private readonly use: Used<typeof WalletsNotePresenter.uses>) {}

  /** Undefined where the page takes cards only. */
  get text(): string | undefined {
    return this.use.wallets.length === 0 ? undefined : checkoutMessages.wallets(this.use.wallets);
  }
}
