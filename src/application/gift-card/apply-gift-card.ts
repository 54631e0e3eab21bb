import { ChangeCart } from '#src/application/cart/change-cart';
import { GatewayError } from '#src/application/ports/gateway-error';
import { GiftCardGateway } from '#src/application/ports/shop/gift-card-gateway';
import type { Used } from '#src/application/ports/token';
import { type GiftCardDenial, lastOfGiftCard, normalizeGiftCardCode } from '#src/domain/gift-card/gift-card-code';

export type GiftCardOutcome =
  | { readonly kind: 'applied' | 'already-applied'; readonly code: string }
  | { readonly kind: 'denied'; readonly denial: GiftCardDenial }
  | { readonly kind: 'not-a-code' };

/** Pays for the cart with a gift card, up to its balance (spec §7 apply_gift_card, §8 denial reasons). */
export class ApplyGiftCard {
  static readonly uses = { giftCards: GiftCardGateway, changeCart: ChangeCart };

  constructor(private readonly use: Used<typeof ApplyGiftCard.uses>) {}

  /** Rejects with GatewayError only when the server could not decide. */
  async execute(input: string): Promise<GiftCardOutcome> {
    const code = normalizeGiftCardCode(input);
    if (code === undefined) return { kind: 'not-a-code' };
    try {
      await this.use.changeCart.execute({
        send: (key) => this.use.giftCards.apply(key, code),
        isDone: (after, before) =>
          after.appliedGiftCards.some(
            ({ id, last }) => last === lastOfGiftCard(code) && before.appliedGiftCards.every((card) => card.id !== id),
          ),
      });
      return { kind: 'applied', code };
    } catch (error) {
      const denial = error instanceof GatewayError ? error.giftCardDenial : undefined;
      if (!denial) throw error;
      return denial.reason === 'already_applied' ? { kind: 'already-applied', code } : { kind: 'denied', denial };
    }
  }
}
