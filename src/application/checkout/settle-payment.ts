import type { Order } from '../../domain/cart/order';
import type { RestoreCart } from '../cart/restore-cart';
import type { CartStorage } from '../ports/browser/cart-storage';
import type { ExclusiveAccess } from '../ports/browser/exclusive-access';
import type { OtherTabs } from '../ports/browser/other-tabs';
import { hasCode, type FieldErrors } from '../ports/gateway-error';
import type { CheckoutGateway } from '../ports/shop/checkout-gateway';

export type SettlementOutcome =
  | { readonly kind: 'completed'; readonly order: Order }
  /** The server would not complete the order, or does not know the session: the cart is back, as it was. */
  | { readonly kind: 'refused'; readonly reason: string | undefined; readonly errors: FieldErrors };

/**
 * Completes the order whose payment page sent the shopper back (spec §4 Order states: finalize by order number and
 * checkoutSessionId, without a token). Safe to repeat: reloading, pressing twice or coming back twice completes once.
 * Rejects with GatewayError when the answer is unknown; then the order is still aside and this may be tried again.
 */
export class SettlePayment {
  constructor(
    private readonly checkout: CheckoutGateway,
    private readonly storage: CartStorage,
    private readonly restoreCart: RestoreCart,
    private readonly turns: ExclusiveAccess,
    private readonly otherTabs: OtherTabs,
  ) {}

  execute(number: string, checkoutSessionId: string): Promise<SettlementOutcome> {
    return this.turns.run('cart', async () => {
      try {
        return { kind: 'completed', order: await this.checkout.finalizeSession(number, checkoutSessionId) };
      } catch (error) {
        if (!hasCode(error, 'unprocessable_entity', 'unauthorized', 'not_found')) throw error;
        await this.putBack(number);
        return { kind: 'refused', reason: error.reason, errors: error.errors };
      } finally {
        // The cart they show is complete, or back again.
        this.otherTabs.announceCartChange();
      }
    });
  }

  private async putBack(number: string): Promise<void> {
    const aside = this.storage.readAside();
    const stored = this.storage.read();
    if (aside?.number !== number || (stored && stored.number !== number)) return;
    this.storage.write(aside);
    await this.restoreCart.execute();
  }
}
