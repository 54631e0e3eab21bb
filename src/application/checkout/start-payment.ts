import { isComplete } from '../../domain/cart/order';
import type { Cents } from '../../domain/money/money';
import type { ChangeCart } from '../cart/change-cart';
import type { BrowserWindow } from '../ports/browser/browser-window';
import { GatewayError } from '../ports/gateway-error';
import type { CheckoutGateway } from '../ports/shop/checkout-gateway';
import { paidSession, settlementPath } from './paid-session';
import { confirmationPath, type PlaceOrder } from './place-order';

export type PaymentStart =
  /** On the way to the payment page, or to where the order is confirmed. */
  | { readonly kind: 'leaving' }
  /** Nothing was to be paid, but a gift card or store credit was spent elsewhere meanwhile. Nothing has happened yet. */
  | { readonly kind: 'amount-due'; readonly amount: Cents };

/**
 * Prepares the hosted payment page and goes there (spec §7 PUT prepare). Card data never touches the storefront.
 * The order stays stored until its payment is settled, so a shopper who comes back finds it as it was. An order that is
 * paid already is not paid twice: the way leads straight to where it is completed. One with nothing left to pay is placed.
 */
export class StartPayment {
  constructor(
    private readonly checkout: CheckoutGateway,
    private readonly changeCart: ChangeCart,
    private readonly window: BrowserWindow,
    private readonly placeOrder: PlaceOrder,
  ) {}

  /** `isFree` says that the shopper was told that nothing is left to pay. */
  async execute({ isFree } = { isFree: false }): Promise<PaymentStart> {
    // An earlier try may have placed the order without this tab hearing of it: it is not sent again.
    const placed = await this.placeOrder.findPlaced();
    if (placed) return this.goTo(confirmationPath(placed));
    const order = await this.changeCart.execute({
      send: (key) => this.checkout.prepare(key),
      // Only a new page is surely for the present amount, and nobody is sent to pay for what is paid already.
      isDone: (after, before) => !isComplete(after) && (after.amountDue === 0 || after.paymentPage?.sessionId !== before.paymentPage?.sessionId),
    });
    if (isFree && order.amountDue > 0) return { kind: 'amount-due', amount: order.amountDue };
    const paid = paidSession(order);
    if (paid !== undefined) return this.goTo(settlementPath(order, paid));
    if (order.amountDue === 0) return this.goTo(confirmationPath(await this.placeOrder.execute(order)));
    if (!order.paymentPage) throw new GatewayError({ code: 'wrong_shape', message: 'A prepared order has to name its payment page' });
    this.window.leaveFor(order.paymentPage.url);
    return { kind: 'leaving' };
  }

  private goTo(path: string): PaymentStart {
    this.window.load(path);
    return { kind: 'leaving' };
  }
}
