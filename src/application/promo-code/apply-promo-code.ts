import type { ChangeCart } from '#src/application/cart/change-cart';
import { hasCode } from '#src/application/ports/gateway-error';
import type { OrderGateway } from '#src/application/ports/shop/order-gateway';
import { discountsOf } from '#src/domain/cart/order-summary';
import { normalisePromoCode, saysAlreadyApplied } from '#src/domain/promo-code/promo-code';

export type PromoCodeOutcome =
  | { readonly kind: 'applied' | 'already-applied'; readonly code: string }
  /** `reason` is the server's status_code, if it named one (spec §8 Handling). */
  | { readonly kind: 'denied'; readonly code: string; readonly reason: string | undefined; readonly message: string }
  | { readonly kind: 'not-a-code' };

/** Applies a coupon code to the cart (spec §4 Promo codes, §7 coupon_codes, §8 denial reasons). */
export class ApplyPromoCode {
  constructor(
    private readonly orders: OrderGateway,
    private readonly changeCart: ChangeCart,
  ) {}

  /** Rejects with GatewayError only when the server could not decide. */
  async execute(input: string): Promise<PromoCodeOutcome> {
    const code = normalisePromoCode(input);
    if (!code) return { kind: 'not-a-code' };
    try {
      await this.changeCart.execute({
        send: (key) => this.orders.applyPromoCode(key, code),
        isDone: (after) => discountsOf(after).some((discount) => discount.code === code),
      });
      return { kind: 'applied', code };
    } catch (error) {
      if (!hasCode(error, 'unprocessable_entity')) throw error;
      if (saysAlreadyApplied(error.message)) return { kind: 'already-applied', code };
      return { kind: 'denied', code, reason: error.reason, message: error.message };
    }
  }
}
