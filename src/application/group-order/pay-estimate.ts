import { orElse } from '#src/application/calls/handled';
import { sendOrLookUp } from '#src/application/calls/send-or-look-up';
import { CurrentCart } from '#src/application/cart/current-cart';
import { confirmationPath } from '#src/application/orders/confirmation-path';
import { BrowserWindow } from '#src/application/ports/browser/browser-window';
import { GatewayError, hasCode } from '#src/application/ports/gateway-error';
import { CheckoutGateway } from '#src/application/ports/shop/checkout-gateway';
import { OrderGateway } from '#src/application/ports/shop/order-gateway';
import type { DependenciesOf } from '#src/application/ports/token';
import type { Order, OrderKey } from '#src/domain/cart/order';
import { isPaid } from '#src/domain/checkout/checkout-conditions';
import type { Cents } from '#src/domain/money/money';

export type EstimatePayment =
  /** Navigating to the payment page, or to the confirmation of an estimate that is already complete. */
  | { readonly kind: 'leaving' }
  /** The amount due differs from the amount shown. Nothing was charged. */
  | { readonly kind: 'amount-due'; readonly order: Order }
  /** The order is in an earlier step again. Nothing has happened. */
  | { readonly kind: 'not-ready' };

/**
 * Pays an estimate on the hosted payment page (spec §7 PUT prepare), and never twice: it is read before anything is sent,
 * and what may be paid already is completed instead. The cart stays what it is (docs/adr/0055).
 */
export class PayEstimate {
  static readonly dependencies: DependenciesOf<typeof PayEstimate> = [
    CheckoutGateway,
    OrderGateway,
    CurrentCart,
    BrowserWindow,
  ];

  constructor(
    private readonly checkout: CheckoutGateway,
    private readonly orders: OrderGateway,
    private readonly currentCart: CurrentCart,
    private readonly window: BrowserWindow,
  ) {}

  /** Rejects with GatewayError; the next attempt looks before it asks for money. */
  async execute(key: OrderKey, shownAmount: Cents): Promise<EstimatePayment> {
    const order = await this.orders.read(key);
    // The confirmation page opens it with this key, also after the return from the payment page.
    this.currentCart.keepConfirmable(key);
    if (order.isComplete || (await this.isCompletedBySession(order))) return this.confirm(order);
    if (order.furthestStep !== 'payment') return { kind: 'not-ready' };
    if (order.amountDue !== shownAmount) return { kind: 'amount-due', order };
    return this.leaveToPay(key, order);
  }

  /** Completes an order whose payment page was left after paying. */
  private async isCompletedBySession(order: Order): Promise<boolean> {
    if (!order.paymentPage) return false;
    try {
      await this.checkout.finalizeSession(order.number, order.paymentPage.sessionId);
      return true;
    } catch (error) {
      const isRefused = hasCode(error, 'unprocessable_entity', 'unauthorized', 'not_found');
      // Paid, and still refused: the shopper learns why before anything is paid again.
      if (!isRefused || isPaid(order)) throw error;
      return false;
    }
  }

  private async leaveToPay(key: OrderKey, before: Order): Promise<EstimatePayment> {
    const order = await sendOrLookUp({
      send: () => this.checkout.prepare(key),
      lookUp: () => orElse(this.orders.read(key), () => undefined),
      isDone: (after) => after.paymentPage !== undefined && after.amountDue === before.amountDue,
    });
    if (order.amountDue !== before.amountDue) return { kind: 'amount-due', order };
    if (order.paymentPage?.url === undefined)
      throw new GatewayError({ code: 'wrong_shape', message: 'A prepared order has to name its payment page' });
    this.window.leaveFor(order.paymentPage.url);
    return { kind: 'leaving' };
  }

  private confirm(order: Order): EstimatePayment {
    this.window.load(confirmationPath(order));
    return { kind: 'leaving' };
  }
}
