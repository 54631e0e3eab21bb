import type { ChangeCart } from '#src/application/cart/change-cart';
import type { RestoreCart } from '#src/application/cart/restore-cart';
import { confirmationPath } from '#src/application/orders/confirmation-path';
import type { ReadCompletedOrder } from '#src/application/orders/read-completed-order';
import type { BrowserWindow } from '#src/application/ports/browser/browser-window';
import type { CartStorage } from '#src/application/ports/browser/cart-storage';
import { GatewayError, hasCode } from '#src/application/ports/gateway-error';
import type { CheckoutGateway } from '#src/application/ports/shop/checkout-gateway';
import type { ConfirmOwner } from '#src/application/session/confirm-owner';
import type { Order, OrderKey } from '#src/domain/cart/order';
import { isPaid } from '#src/domain/checkout/checkout-conditions';
import type { Cents } from '#src/domain/money/money';
import type { PlaceOrder } from './place-order';

export type PaymentStart =
  /** Navigating to the payment page or to the confirmation. */
  | { readonly kind: 'leaving' }
  /** The amount due differs from the amount shown: something was spent elsewhere meanwhile. Nothing was charged. */
  | { readonly kind: 'amount-due'; readonly amount: Cents }
  /** The saved card was removed meanwhile. Nothing was charged. */
  | { readonly kind: 'card-gone' }
  /** The order is in an earlier step again, where checkout shows why. Nothing has happened. */
  | { readonly kind: 'not-ready' }
  /** The cart belonged to another customer and was cleared; the shopper was notified. Nothing has happened. */
  | { readonly kind: 'put-away' };

/** The payment method; the hosted page by default. */
export interface PaymentChoice {
  /** The page showed that nothing is due. */
  readonly isFree?: boolean;
  /** The saved card to charge, and the amount that the page showed. */
  readonly savedCard?: { readonly id: string; readonly amount: Cents } | undefined;
}

/**
 * Prepares the hosted payment page and goes there (spec §7 PUT prepare). Card data never touches the storefront. The order
 * is read before anything is sent: one that may be paid already is completed rather than paid again, one with nothing left
 * to pay is placed, and one that is complete is confirmed. A saved card is charged here, only for the amount that the page
 * showed (docs/adr/0039). It stays stored until its payment is settled, so a shopper who comes back finds it as it was.
 */
export class StartPayment {
  constructor(
    private readonly checkout: CheckoutGateway,
    private readonly changeCart: ChangeCart,
    private readonly restoreCart: RestoreCart,
    private readonly storage: CartStorage,
    private readonly window: BrowserWindow,
    private readonly placeOrder: PlaceOrder,
    private readonly readCompletedOrder: ReadCompletedOrder,
    private readonly confirmOwner: ConfirmOwner,
  ) {}

  /**
   * Rejects with GatewayError: `unauthorized` or `not_found` when the order no longer exists, `unprocessable_entity` when
   * the saved card was declined, and the codes that leave the result of the charge unknown; the next attempt reads it.
   */
  async execute(choice: PaymentChoice = {}): Promise<PaymentStart> {
    const found = this.storage.read();
    const { completed, isAnothers } = await this.restoreCart.execute();
    if (completed) return this.confirm(completed);
    // ConfirmOwner clears another customer's cart and notifies the shopper.
    if (isAnothers && found) this.storage.write(found);
    if (!(await this.confirmOwner.execute())) return { kind: 'put-away' };
    const key = this.storage.read();
    // Clearing a complete order drops its token, which the confirmation needs.
    if (key) this.storage.writeAside(key);
    try {
      return await this.start(choice);
    } catch (error) {
      // Refused because it is complete: here, in another tab or elsewhere.
      const placed = key && (await this.findPlaced(key));
      if (!placed) throw error;
      return this.confirm(placed);
    }
  }

  private async start({ isFree = false, savedCard }: PaymentChoice): Promise<PaymentStart> {
    // The new owner may have changed it.
    const { after: order, completed } = await this.restoreCart.execute();
    if (completed) return this.confirm(completed);
    if (!order) throw new GatewayError({ code: 'not_found', message: 'There is no order to pay for' });
    const settled = await this.completePaid(order);
    if (settled) return this.confirm(settled);
    if (order.furthestStep !== 'payment') return { kind: 'not-ready' };
    if (order.amountDue === 0 || isPaid(order)) return this.confirm(await this.placeOrder.execute(order));
    if (isFree || (savedCard && savedCard.amount !== order.amountDue))
      return { kind: 'amount-due', amount: order.amountDue };
    return savedCard ? this.paySaved(savedCard) : this.leaveToPay();
  }

  private async paySaved({ id, amount }: { readonly id: string; readonly amount: Cents }): Promise<PaymentStart> {
    const ready = await this.submitSavedCard(id);
    if (!ready) return { kind: 'card-gone' };
    if (!ready.isReadyToPlace) return { kind: 'not-ready' };
    if (ready.amountDue !== amount) return { kind: 'amount-due', amount: ready.amountDue };
    return this.confirm(await this.placeOrder.execute(ready));
  }

  /** Undefined when the card was removed. */
  private async submitSavedCard(id: string): Promise<Order | undefined> {
    try {
      return await this.placeOrder.submitSavedCard(id);
    } catch (error) {
      // Without a stored order, `not_found` is about the order and not about the card.
      if (!hasCode(error, 'not_found') || !this.storage.read()) throw error;
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
      if (!isRefused || isPaid(order) || this.storage.read()?.number !== order.number) throw error;
      return undefined;
    }
  }

  private async leaveToPay(): Promise<PaymentStart> {
    const order = await this.changeCart.execute({
      send: (key) => this.checkout.prepare(key),
      // Only a new payment page is certain to have the current amount.
      isDone: (after, before) =>
        !after.isComplete && (after.amountDue === 0 || after.paymentPage?.sessionId !== before.paymentPage?.sessionId),
    });
    if (order.amountDue === 0) return this.confirm(await this.placeOrder.execute(order));
    if (order.paymentPage?.url === undefined)
      throw new GatewayError({ code: 'wrong_shape', message: 'A prepared order has to name its payment page' });
    this.window.leaveFor(order.paymentPage.url);
    return { kind: 'leaving' };
  }

  private async findPlaced({ number }: OrderKey): Promise<Order | undefined> {
    return this.storage.read()?.number === number ? undefined : this.readCompletedOrder.execute(number);
  }

  private confirm(order: Order): PaymentStart {
    this.storage.writeAside(order);
    this.window.load(confirmationPath(order));
    return { kind: 'leaving' };
  }
}
