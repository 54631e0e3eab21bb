import { ChangeCart } from '#src/application/cart/change-cart';
import { CheckoutGateway } from '#src/application/ports/shop/checkout-gateway';
import type { DependenciesOf } from '#src/application/ports/token';
import type { Order } from '#src/domain/cart/order';
import { livePayments } from '#src/domain/checkout/payment';

/** Afterwards there is no cart (spec §4 Finalize). */
export class PlaceOrder {
  static readonly dependencies: DependenciesOf<typeof PlaceOrder> = [CheckoutGateway, ChangeCart];

  constructor(
    private readonly checkout: CheckoutGateway,
    private readonly changeCart: ChangeCart,
  ) {}

  /** For an order with nothing left to pay. Rejects with GatewayError; the cart is then still stored. */
  async execute({ isReadyToPlace }: Order): Promise<Order> {
    if (!isReadyToPlace) {
      await this.changeCart.execute({
        send: (key) => this.checkout.submitPayment(key),
        isDone: (after) => after.isReadyToPlace,
      });
    }
    return this.changeCart.execute({ send: (key) => this.checkout.finalize(key), isDone: (after) => after.isComplete });
  }

  /** Charges nothing yet; only a new payment proves a lost answer. Rejects with `not_found` without the card. */
  submitSavedCard(walletPaymentSourceId: string): Promise<Order> {
    return this.changeCart.execute({
      send: (key) => this.checkout.submitPayment(key, { walletPaymentSourceId }),
      isDone: (after, before) =>
        after.isReadyToPlace &&
        livePayments(after.payments).some(
          ({ id, amount, lastDigits }) =>
            amount > 0 && lastDigits !== undefined && before.payments.every((payment) => payment.id !== id),
        ),
    });
  }

  /** Rejects with `unprocessable_entity` when that payment was never made. */
  executeSession(checkoutSessionId: string): Promise<Order> {
    return this.changeCart.execute({
      send: async ({ number }) => {
        await this.checkout.finalizeSession(number, checkoutSessionId);
      },
      isDone: (after) => after.isComplete,
    });
  }
}
