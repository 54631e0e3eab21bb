import { ChangeCart } from '#src/application/cart/change-cart';
import { CheckoutGateway } from '#src/application/ports/shop/checkout-gateway';
import type { Used } from '#src/application/ports/token';
import type { Order } from '#src/domain/cart/order';
import { livePayments } from '#src/domain/cart/payment';

/** Completes the order of the cart from checkout (spec §4 Finalize); afterwards there is no cart. */
export class PlaceOrder {
  static readonly uses = { checkout: CheckoutGateway, changeCart: ChangeCart };

  constructor(private readonly use: Used<typeof PlaceOrder.uses>) {}

  /**
   * By stored number and token, for an order with nothing left to pay. Submits the payment step first, unless that is done.
   * Rejects with GatewayError when it was refused or when the outcome is unknown; the cart is then still stored.
   */
  async execute({ isReadyToPlace }: Order): Promise<Order> {
    if (!isReadyToPlace) {
      await this.use.changeCart.execute({
        send: (key) => this.use.checkout.submitPayment(key),
        isDone: (after) => after.isReadyToPlace,
      });
    }
    return this.use.changeCart.execute({
      send: (key) => this.use.checkout.finalize(key),
      isDone: (after) => after.isComplete,
    });
  }

  /**
   * Takes the payment step with a saved card; the order is then ready to be placed and nothing is charged yet. An order
   * may be ready from an earlier attempt with another card, so only a new payment counts as the answer that was lost.
   * Rejects with `not_found` when the card is gone.
   */
  submitSavedCard(walletPaymentSourceId: string): Promise<Order> {
    return this.use.changeCart.execute({
      send: (key) => this.use.checkout.submitPayment(key, { walletPaymentSourceId }),
      isDone: (after, before) =>
        after.isReadyToPlace &&
        livePayments(after.payments).some(
          ({ id, amount, lastDigits }) =>
            amount > 0 && lastDigits !== undefined && before.payments.every((payment) => payment.id !== id),
        ),
    });
  }

  /** By the session of a payment. Rejects with `unprocessable_entity` when that payment was never made. */
  executeSession(checkoutSessionId: string): Promise<Order> {
    return this.use.changeCart.execute({
      send: async ({ number }) => {
        await this.use.checkout.finalizeSession(number, checkoutSessionId);
      },
      isDone: (after) => after.isComplete,
    });
  }
}
