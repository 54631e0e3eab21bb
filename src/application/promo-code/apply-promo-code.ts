import { ChangeCart } from '#src/application/cart/change-cart';
import { GatewayError } from '#src/application/ports/gateway-error';
import { OrderGateway } from '#src/application/ports/shop/order-gateway';
import type { Used } from '#src/application/ports/token';
import { EventTracker } from '#src/application/ports/tracking/event-tracker';
import { discountsOf } from '#src/domain/cart/order-summary';
import type { CodeDenial } from '#src/domain/promo-code/code-denial';
import { normalizePromoCode } from '#src/domain/promo-code/promo-code';

export type PromoCodeOutcome =
  | { readonly kind: 'applied' | 'already-applied'; readonly code: string }
  | { readonly kind: 'denied'; readonly code: string; readonly denial: CodeDenial }
  | { readonly kind: 'not-a-code' };

/** Applies a coupon code to the cart (spec §4 Promo codes, §7 coupon_codes, §8 denial reasons). */
export class ApplyPromoCode {
  static readonly uses = { orders: OrderGateway, changeCart: ChangeCart, events: EventTracker };

  constructor(private readonly use: Used<typeof ApplyPromoCode.uses>) {}

  /** Rejects with GatewayError only when the server could not decide. */
  async execute(input: string): Promise<PromoCodeOutcome> {
    const code = normalizePromoCode(input);
    if (!code) return { kind: 'not-a-code' };
    try {
      const order = await this.use.changeCart.execute({
        send: (key) => this.use.orders.applyPromoCode(key, code),
        isDone: (after) => discountsOf(after).some((discount) => discount.code === code),
      });
      this.use.events.track('coupon_applied', { total: order.total });
      return { kind: 'applied', code };
    } catch (error) {
      const denial = error instanceof GatewayError ? error.codeDenial : undefined;
      if (!denial) throw error;
      if (denial.reason === 'already_applied') return { kind: 'already-applied', code };
      this.use.events.track('coupon_denied', { reason: denial.reason });
      return { kind: 'denied', code, denial };
    }
  }
}
