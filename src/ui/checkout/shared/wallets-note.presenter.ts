import { PaymentWallets } from '#src/application/ports/shop/payment-wallets';
import type { DependenciesOf } from '#src/application/ports/token';
import type { PaymentWallet } from '#src/domain/cart/payment';
import { checkoutMessages } from './checkout-messages';

/** Presents the wallets of the payment page (spec §1 Checkout). */
export class WalletsNotePresenter {
  static readonly dependencies: DependenciesOf<typeof WalletsNotePresenter> = [PaymentWallets];
  static readonly isShared = true;

  constructor(private readonly wallets: readonly PaymentWallet[]) {}

  /** Undefined where the page takes cards only. */
  get text(): string | undefined {
    return this.wallets.length === 0 ? undefined : checkoutMessages.wallets(this.wallets);
  }
}
