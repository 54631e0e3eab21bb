import { ChangeCart } from '#src/application/cart/change-cart';
import { CurrentCart } from '#src/application/cart/current-cart';
import { GatewayError, hasCode } from '#src/application/ports/gateway-error';
import { CheckoutGateway } from '#src/application/ports/shop/checkout-gateway';
import type { DependenciesOf } from '#src/application/ports/token';
import type { Order } from '#src/domain/cart/order';
import { isPaid } from '#src/domain/checkout/checkout-conditions';
import type { Cents } from '#src/domain/money/money';
import { PlaceOrder } from './place-order';

export type CartPayment =
  /** The order is complete. */
  | { readonly kind: 'placed'; readonly order: Order }
  /** The order is to be paid on the hosted payment page. */
  | { readonly kind: 'prepared'; readonly url: string }
  /** The amount due differs from the amount shown: something was spent elsewhere meanwhile. Nothing was charged. */
  | { readonly kind: 'amount-due'; readonly amount: Cents }
  /** The saved card was removed meanwhile. Nothing was charged. */
  | { readonly kind: 'card-gone' }
  /** The order is in an earlier step again, where checkout shows why. Nothing has happened. */
  | { readonly kind: 'not-ready' };

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
 * (docs/adr/0039); any other way of paying is prepared for the hosted page (spec §7 PUT prepare).
 */
export class PayCart {
  static readonly dependencies: DependenciesOf<typeof PayCart> = [CheckoutGateway, ChangeCart, PlaceOrder, CurrentCart];

  constructor(
    private readonly checkout: CheckoutGateway,
    private readonly changeCart: ChangeCart,
    private readonly placeOrder: PlaceOrder,
    private readonly currentCart: CurrentCart,
  ) {}

  /** Rejects with GatewayError: `unprocessable_entity` when the saved card was declined. */
  async execute(order: Order, { isFree = false, savedCard }: PaymentChoice): Promise<CartPayment> {
    const settled = await this.completePaid(order);
    if (settled) return { kind: 'placed', order: settled };
    if (order.furthestStep !== 'payment') return { kind: 'not-ready' };
    if (order.amountDue === 0 || isPaid(order)) return this.place(order);
    if (isFree || (savedCard && savedCard.amount !== order.amountDue))
      return { kind: 'amount-due', amount: order.amountDue };
    return savedCard ? this.paySaved(savedCard) : this.prepare();
  }

  private async paySaved({ id, amount }: { readonly id: string; readonly amount: Cents }): Promise<CartPayment> {
    const ready = await this.submitSavedCard(id);
    if (!ready) return { kind: 'card-gone' };
    if (!ready.isReadyToPlace) return { kind: 'not-ready' };
    if (ready.amountDue !== amount) return { kind: 'amount-due', amount: ready.amountDue };
    return this.place(ready);
  }

  /** Undefined when the card was removed. */
  private async submitSavedCard(id: string): Promise<Order | undefined> {
    try {
      return await this.placeOrder.submitSavedCard(id);
    } catch (error) {
      // Without a stored order, `not_found` is about the order and not about the card.
      if (!hasCode(error, 'not_found') || !this.currentCart.key) throw error;
      return undefined;
    }
  }

  /** The order, completed by its payment session; undefined when that session was not paid. */
  private async completePaid(order: Order): Promise<Order | undefined> {
    const { paymentPage } = order;
    if (!paymentPage) return undefined;
    try {
      return await this.placeOrder.executeSession(paymentPage.sessionId);
    } catch (error) {
      const isRefused = hasCode(error, 'unprocessable_entity', 'unauthorized', 'not_found');
      // A shopper who saw that the order is paid also sees why it is not complete, before a second payment.
      if (!isRefused || isPaid(order) || !this.currentCart.isStored(order.number)) throw error;
      return undefined;
    }
  }

  private async prepare(): Promise<CartPayment> {
    const order = await this.changeCart.execute({
      send: (key) => this.checkout.prepare(key),
      // Only a new payment page is certain to have the current amount.
      isDone: (after, before) =>
        !after.isComplete && (after.amountDue === 0 || after.paymentPage?.sessionId !== before.paymentPage?.sessionId),
    });
    if (order.amountDue === 0) return this.place(order);
    if (order.paymentPage?.url === undefined)
      throw new GatewayError({ code: 'wrong_shape', message: 'A prepared order has to name its payment page' });
    return { kind: 'prepared', url: order.paymentPage.url };
  }

  private async place(order: Order): Promise<CartPayment> {
    return { kind: 'placed', order: await this.placeOrder.execute(order) };
  }
}
