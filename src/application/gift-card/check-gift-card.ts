import { GatewayError } from '#src/application/ports/gateway-error';
import { GiftCardGateway } from '#src/application/ports/shop/gift-card-gateway';
import type { Used } from '#src/application/ports/token';
import type { GiftCardBalance } from '#src/domain/gift-card/gift-card';
import { type GiftCardDenial, normalizeGiftCardCode } from '#src/domain/gift-card/gift-card-code';

export type GiftCardCheck =
  | { readonly kind: 'good'; readonly code: string; readonly balance: GiftCardBalance }
  | { readonly kind: 'denied'; readonly denial: GiftCardDenial }
  | { readonly kind: 'not-a-code' };

/** Reads the balance of a gift card (spec §7 GET gift_cards/redeem). Rejects only when the server could not decide. */
export class CheckGiftCard {
  static readonly uses = { giftCards: GiftCardGateway };

  constructor(private readonly use: Used<typeof CheckGiftCard.uses>) {}

  async execute(input: string, email?: string): Promise<GiftCardCheck> {
    const code = normalizeGiftCardCode(input);
    if (code === undefined) return { kind: 'not-a-code' };
    try {
      return { kind: 'good', code, balance: await this.use.giftCards.check(code, email) };
    } catch (error) {
      const denial = error instanceof GatewayError ? error.giftCardDenial : undefined;
      if (!denial) throw error;
      return { kind: 'denied', denial };
    }
  }
}
