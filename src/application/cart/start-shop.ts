import { log } from '#src/application/calls/log';
import { GatewayError } from '#src/application/ports/gateway-error';
import { RememberedCart } from '#src/application/ports/shop/remembered-cart';
import { CartChangeNotifier } from '#src/application/ports/state/cart-change-notifier';
import type { Used } from '#src/application/ports/token';
import { CurrentCart } from './current-cart';
import { RestoreCart } from './restore-cart';

/** The query parameters that start-up reads (spec §2 Query parameters read on load). */
export interface StartParameters {
  readonly checkoutSessionId?: string | undefined;
  readonly number?: string | undefined;
  /** The reason the shopper left the payment page without paying. */
  readonly paymentError?: string | undefined;
}

/** Start-up (spec §4): loads the cart for a page that is already readable. Never fails: the cart can load later. */
export class StartShop {
  static readonly uses = {
    currentCart: CurrentCart,
    remembered: RememberedCart,
    restoreCart: RestoreCart,
    notice: CartChangeNotifier,
  };

  constructor(private readonly use: Used<typeof StartShop.uses>) {}

  async execute({ checkoutSessionId, number, paymentError }: StartParameters): Promise<void> {
    // A return that reports a failure leaves the cart alone, whatever else is in the address.
    const isSettling = paymentError === undefined && Boolean(checkoutSessionId && number);
    if (checkoutSessionId && isSettling && number === this.use.currentCart.key?.number)
      this.use.currentCart.keepUnsettled(checkoutSessionId);
    try {
      await this.findRemembered();
      const restored = await this.use.restoreCart.execute();
      // The page that settles a payment reports the result itself.
      await this.use.notice.notify({
        ...restored,
        who: 'elsewhere',
        unsettled: isSettling ? undefined : this.use.currentCart.unsettled[0],
      });
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      log.warn('The stored cart is kept for a later try', { code: error.code });
    }
  }

  /** The browser may have cleared the key of the cart. An order that is being paid is none any more. */
  private async findRemembered(): Promise<void> {
    const order = this.use.currentCart.key ? undefined : await this.use.remembered.read();
    if (
      !order ||
      this.use.currentCart.key ||
      this.use.currentCart.unsettled.some(({ number }) => number === order.number)
    )
      return;
    this.use.currentCart.adopt(order);
  }
}
