import { ifCode } from '#src/application/calls/handled';
import { CurrentCart } from '#src/application/cart/current-cart';
import { BrowserWindow } from '#src/application/ports/browser/browser-window';
import { GatewayError } from '#src/application/ports/gateway-error';
import { OrderGateway } from '#src/application/ports/shop/order-gateway';
import type { Used } from '#src/application/ports/token';
import type { Order } from '#src/domain/cart/order';
import { isPaid } from '#src/domain/checkout/checkout-conditions';
import { confirmationPath } from './confirmation-path';

/** The beginning of a payment, or the reason why it did not begin. */
export type HostedPaymentStart =
  /** Navigating to the payment page, or to the confirmation of an order that is complete. */
  | { readonly kind: 'leaving' }
  /** The amount due differs from the amount shown: something was changed or spent meanwhile. Nothing was charged. */
  | { readonly kind: 'amount-due'; readonly order: Order }
  /** The order is in an earlier step again. Nothing has happened. */
  | { readonly kind: 'not-ready' };

/**
 * The way to the hosted payment page and past it, for the cart and for estimates of group orders (spec §7 PUT prepare). Card
 * data never touches the storefront. Each of the two sends its own request.
 */
export class HostedPayment {
  static readonly uses = { orders: OrderGateway, currentCart: CurrentCart, window: BrowserWindow };

  constructor(private readonly use: Used<typeof HostedPayment.uses>) {}

  /**
   * Completes an order that may have been paid on its payment page, so that it is not paid twice. Undefined when it was not
   * paid there. Rejects with GatewayError.
   */
  async complete<T>(order: Order, send: (sessionId: string) => Promise<T>): Promise<T | undefined> {
    const { paymentPage, number } = order;
    if (!paymentPage) return undefined;
    const wasCart = this.use.currentCart.isStored(number);
    return ifCode(send(paymentPage.sessionId), ['unprocessable_entity', 'unauthorized', 'not_found'], (refusal) => {
      // A shopper who saw that the order is paid also sees why it is not complete, before a second payment.
      if (isPaid(order) || (wasCart && !this.use.currentCart.isStored(number))) throw refusal;
      return undefined;
    });
  }

  /** Goes to the payment page of an order that was prepared for it, which the confirmation opens after the return. */
  leaveFor(order: Order): HostedPaymentStart {
    const { paymentPage } = order;
    if (paymentPage?.url === undefined)
      throw new GatewayError({ code: 'wrong_shape', message: 'A prepared order has to name its payment page' });
    this.use.currentCart.keepConfirmable(order);
    this.use.window.leaveFor(paymentPage.url);
    return { kind: 'leaving' };
  }

  /** The complete order of that number that this tab has paid; undefined for any other (spec §2 /order/confirmation). */
  async findPlaced(number: string): Promise<Order | undefined> {
    const { confirmable: key } = this.use.currentCart;
    if (key?.number !== number) return undefined;
    const order = await this.use.orders.read(key);
    return order.isComplete ? order : undefined;
  }

  /** Goes to the confirmation of a complete order, which needs the token that the cart no longer has. */
  confirm(order: Order): HostedPaymentStart {
    this.use.currentCart.keepConfirmable(order);
    this.use.window.load(confirmationPath(order));
    return { kind: 'leaving' };
  }
}
