import { ChangeCart } from '#src/application/cart/change-cart';
import { StoredCampaign } from '#src/application/ports/browser/stored-campaign';
import { GatewayError, hasCode } from '#src/application/ports/gateway-error';
import { OrderGateway } from '#src/application/ports/shop/order-gateway';
import { CartState } from '#src/application/ports/state/cart-state';
import type { Used } from '#src/application/ports/token';
import type { Order } from '#src/domain/cart/order';
import { mayTakeReferral } from '#src/domain/referral/referral';

/**
 * Saves the referrer on the cart (spec §2 ref, §7 PATCH orders), once. Waits while there is no cart or while it is at
 * checkout, because a change would restart checkout.
 */
export class ApplyReferral {
  static readonly uses = { stored: StoredCampaign, orders: OrderGateway, cart: CartState, changeCart: ChangeCart };

  constructor(private readonly use: Used<typeof ApplyReferral.uses>) {}

  /** Never rejects with GatewayError: an identifier that could not be saved is kept, unless the server refuses it. */
  async execute(): Promise<void> {
    const identifier = this.use.stored.referral.read();
    const { current } = this.use.cart;
    if (identifier === undefined || !current || !mayTakeReferral(current)) return;
    const hasIt = (order: Order) => order.referralIdentifier === identifier;
    try {
      const order = await this.use.changeCart.execute({
        send: async (key) => {
          // Another tab may have gone to checkout meanwhile, or saved it already.
          const now = await this.use.orders.read(key);
          return hasIt(now) || !mayTakeReferral(now)
            ? now
            : this.use.orders.update(key, { referralIdentifier: identifier });
        },
        isDone: hasIt,
      });
      if (hasIt(order)) this.forget(identifier);
    } catch (error) {
      if (hasCode(error, 'unprocessable_entity')) this.forget(identifier);
      else if (!(error instanceof GatewayError)) throw error;
    }
  }

  /** A newer identifier may have arrived meanwhile. */
  private forget(identifier: string): void {
    if (this.use.stored.referral.read() === identifier) this.use.stored.referral.clear();
  }
}
