import { ifCode } from '#src/application/calls/handled';
import { ChangeCart } from '#src/application/cart/change-cart';
import { CurrentCart } from '#src/application/cart/current-cart';
import { CheckoutGateway } from '#src/application/ports/shop/checkout-gateway';
import type { Used } from '#src/application/ports/token';
import type { Order } from '#src/domain/cart/order';
import { livePayments } from '#src/domain/cart/payment';
import { isPaid, isTooLittleForCard } from '#src/domain/checkout/checkout-conditions';
import type { Cents } from '#src/domain/money/money';
import { HostedPayment, type HostedPaymentStart } from './hosted-payment';

export type CartPaymentStart =
  | HostedPaymentStart
  /** The saved card was removed meanwhile. Nothing was charged. */
  | { readonly kind: 'card-gone' };

/** The payment method; the hosted page by default. */
export interface PaymentChoice {
  /** The page showed that nothing is due. */
  readonly isFree?: boolean;
  /** The saved card to charge, and the amount that the page showed. */
  readonly savedCard?: { readonly id: string; readonly amount: Cents } | undefined;
}

/**
 * Pays the order of the cart as it was just read: one that may be paid already is completed rather than paid again, and one
 * with nothing left to pay is placed. A saved card is charged here, only for the amount that the page showed
 * (docs/adr/0025); any other way of paying is prepared for the hosted page (spec §7 PUT prepare). Once it is placed (spec §4
 * Finalize), there is no cart.
 */
export class PayCart {
  static readonly uses = {
    checkout: CheckoutGateway,
    changeCart: ChangeCart,
    currentCart: CurrentCart,
    hosted: HostedPayment,
  };

  constructor(private readonly use: Used<typeof PayCart.uses>) {}

  /** Rejects with GatewayError: `unprocessable_entity` when the saved card was declined. */
  async execute(order: Order, { isFree = false, savedCard }: PaymentChoice): Promise<CartPaymentStart> {
    const settled = await this.use.hosted.complete(order, (sessionId) => this.finalizeSession(sessionId));
    if (settled) return this.use.hosted.confirm(settled);
    if (order.furthestStep !== 'payment') return { kind: 'not-ready' };
    if (order.amountDue === 0 || isPaid(order)) return this.place(order);
    if (isFree || (savedCard && savedCard.amount !== order.amountDue)) return { kind: 'amount-due', order };
    if (isTooLittleForCard(order)) return { kind: 'amount-due', order };
    return savedCard ? this.paySaved(savedCard) : this.prepare();
  }

  private async paySaved({ id, amount }: { readonly id: string; readonly amount: Cents }): Promise<CartPaymentStart> {
    const ready = await this.submitSavedCard(id);
    if (!ready) return { kind: 'card-gone' };
    if (!ready.isReadyToPlace) return { kind: 'not-ready' };
    if (ready.amountDue !== amount) return { kind: 'amount-due', order: ready };
    return this.place(ready);
  }

  /**
   * Takes the payment step with a saved card; the order is then ready to be placed and nothing is charged yet. An order
   * may be ready from an earlier attempt with another card, so only a new payment counts as the answer that was lost.
   * Undefined when the card was removed.
   */
  private submitSavedCard(walletPaymentSourceId: string): Promise<Order | undefined> {
    const submitted = this.use.changeCart.execute({
      send: (key) => this.use.checkout.submitPayment(key, { walletPaymentSourceId }),
      isDone: (after, before) =>
        after.isReadyToPlace &&
        livePayments(after.payments).some(
          ({ id, amount, lastDigits }) =>
            amount > 0 && lastDigits !== undefined && before.payments.every((payment) => payment.id !== id),
        ),
    });
    return ifCode(submitted, ['not_found'], (failure) => {
      // Without a stored order it is about the order and not about the card.
      if (!this.use.currentCart.key) throw failure;
      return undefined;
    });
  }

  private async prepare(): Promise<CartPaymentStart> {
    const order = await this.use.changeCart.execute({
      send: (key) => this.use.checkout.prepare(key),
      // Only a new payment page is certain to have the current amount.
      isDone: (after, before) =>
        !after.isComplete && (after.amountDue === 0 || after.paymentPage?.sessionId !== before.paymentPage?.sessionId),
    });
    return order.amountDue === 0 ? this.place(order) : this.use.hosted.leaveFor(order);
  }

  /** Submits the payment step first, unless that is done. After a failure the cart is still stored. */
  private async place({ isReadyToPlace }: Order): Promise<CartPaymentStart> {
    if (!isReadyToPlace) {
      await this.use.changeCart.execute({
        send: (key) => this.use.checkout.submitPayment(key),
        isDone: (after) => after.isReadyToPlace,
      });
    }
    const placed = await this.use.changeCart.execute({
      send: (key) => this.use.checkout.finalize(key),
      isDone: (after) => after.isComplete,
    });
    return this.use.hosted.confirm(placed);
  }

  /** Rejects with `unprocessable_entity` when the payment of that session was never made. */
  private finalizeSession(checkoutSessionId: string): Promise<Order> {
    return this.use.changeCart.execute({
      send: async ({ number }) => {
        await this.use.checkout.finalizeSession(number, checkoutSessionId);
      },
      isDone: (after) => after.isComplete,
    });
  }
}
