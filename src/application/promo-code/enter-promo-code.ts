import { CartState } from '#src/application/ports/state/cart-state';
import type { Used } from '#src/application/ports/token';
import { codeSituation } from '#src/domain/promo-code/code-situation';
import { ApplyPromoCode, type PromoCodeOutcome } from './apply-promo-code';
import { PendingPromoCodes } from './pending-promo-codes';

/** A code for free shipping stays pending until the delivery step. */
export type EnteredCodeOutcome = PromoCodeOutcome | { readonly kind: 'kept-for-delivery'; readonly code: string };

/** Applies a typed code (spec §4 Promo codes), and stores a refusal. */
export class EnterPromoCode {
  static readonly uses = { applyPromoCode: ApplyPromoCode, pendingPromoCodes: PendingPromoCodes, cart: CartState };

  constructor(private readonly use: Used<typeof EnterPromoCode.uses>) {}

  /** Rejects with GatewayError only when the server could not decide. */
  async execute(input: string): Promise<EnteredCodeOutcome> {
    const outcome = await this.use.applyPromoCode.execute(input);
    if (outcome.kind === 'not-a-code') return outcome;
    const { code } = outcome;
    if (outcome.kind !== 'denied') {
      this.use.pendingPromoCodes.drop(code);
      return outcome;
    }
    const situation = this.use.cart.current && codeSituation(this.use.cart.current);
    const isForDelivery = outcome.denial.reason === 'nothing_to_discount' && situation?.hasShipments === false;
    if (isForDelivery) this.use.pendingPromoCodes.keep({ key: 'promo', code });
    this.use.pendingPromoCodes.deny(code, outcome.denial, situation?.mark ?? '');
    return isForDelivery ? { kind: 'kept-for-delivery', code } : outcome;
  }
}
