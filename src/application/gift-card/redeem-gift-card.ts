import { sendOrLookUp } from '#src/application/calls/send-or-look-up';
import { UnansweredCalls } from '#src/application/calls/unanswered-calls';
import { GatewayError, isUncertain } from '#src/application/ports/gateway-error';
import { GiftCardGateway } from '#src/application/ports/shop/gift-card-gateway';
import { CustomerState } from '#src/application/ports/state/customer-state';
import type { Used } from '#src/application/ports/token';
import { type GiftCardDenial, normalizeGiftCardCode } from '#src/domain/gift-card/gift-card-code';
import type { Cents } from '#src/domain/money/money';
import { CheckGiftCard, type GiftCardCheck } from './check-gift-card';

export type GiftCardRedemption =
  /** `amount` became store credit; undefined when the back end does not say, or when a call that got no answer did it. */
  | { readonly kind: 'redeemed'; readonly amount: Cents | undefined }
  | { readonly kind: 'denied'; readonly denial: GiftCardDenial }
  | { readonly kind: 'not-a-code' };

/**
 * Turns the balance of a gift card into store credit of the signed-in customer (spec §7 POST gift_cards/redeem, §3 Gift
 * card redemption). A card can be redeemed once, so a lost answer is looked up instead of sent again.
 */
export class RedeemGiftCard {
  static readonly uses = { giftCards: GiftCardGateway, checkGiftCard: CheckGiftCard, customer: CustomerState };

  private readonly unanswered = new UnansweredCalls();

  constructor(private readonly use: Used<typeof RedeemGiftCard.uses>) {}

  /** Rejects with GatewayError when the outcome is unknown, or when the server could not decide. */
  async execute(input: string): Promise<GiftCardRedemption> {
    const email = this.use.customer.current?.email ?? '';
    const before = await this.use.checkGiftCard.execute(input, email);
    return this.unanswered.run(`${email} ${normalizeGiftCardCode(input) ?? ''}`, async (isRepeated) => {
      if (isRepeated && isSpent(before)) return { kind: 'redeemed', amount: undefined };
      if (before.kind !== 'good') return before;
      if (isSpent(before)) return { kind: 'denied', denial: { reason: 'already_redeemed', message: '' } };
      return this.redeem(before, email);
    });
  }

  private async redeem(
    { code, balance }: Extract<GiftCardCheck, { kind: 'good' }>,
    email: string,
  ): Promise<GiftCardRedemption> {
    try {
      await sendOrLookUp<GiftCardCheck | undefined>({
        send: async () => {
          await this.use.giftCards.redeem(code, email);
          return undefined;
        },
        lookUp: async (failure) => (isUncertain(failure) ? this.use.checkGiftCard.execute(code, email) : undefined),
        // It was good a moment ago: if it is spent now, this call spent it.
        isDone: (check) => check !== undefined && isSpent(check),
      });
      return { kind: 'redeemed', amount: balance.amount };
    } catch (error) {
      const denial = error instanceof GatewayError ? error.giftCardDenial : undefined;
      if (denial) return { kind: 'denied', denial };
      throw error;
    }
  }
}

function isSpent(check: GiftCardCheck): boolean {
  return check.kind === 'denied'
    ? check.denial.reason === 'already_redeemed'
    : check.kind === 'good' && !check.balance.isRedeemable;
}
