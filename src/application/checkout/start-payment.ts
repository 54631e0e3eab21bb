import { isComplete } from '../../domain/cart/order';
import type { ChangeCart } from '../cart/change-cart';
import type { BrowserWindow } from '../ports/browser/browser-window';
import { GatewayError } from '../ports/gateway-error';
import type { CheckoutGateway } from '../ports/shop/checkout-gateway';
import { paidSession, settlementPath } from './paid-session';

/**
 * Prepares the hosted payment page and goes there (spec §7 PUT prepare). Card data never touches the storefront.
 * The order stays stored until its payment is settled, so a shopper who comes back finds it as it was. An order that is
 * paid already is not paid twice: the way leads straight to where it is completed.
 */
export class StartPayment {
  constructor(
    private readonly checkout: CheckoutGateway,
    private readonly changeCart: ChangeCart,
    private readonly window: BrowserWindow,
  ) {}

  async execute(): Promise<void> {
    const order = await this.changeCart.execute({
      send: (key) => this.checkout.prepare(key),
      // Only a new page is surely for the present amount, and nobody is sent to pay for what is paid already.
      isDone: (after, before) => !isComplete(after) && after.paymentPage?.sessionId !== before.paymentPage?.sessionId,
    });
    const paid = paidSession(order);
    if (paid !== undefined) this.window.load(settlementPath(order, paid));
    else if (order.paymentPage) this.window.leaveFor(order.paymentPage.url);
    else throw new GatewayError({ code: 'wrong_shape', message: 'A prepared order has to name its payment page' });
  }
}
