import { IsBoolean, IsInt, IsNotEmpty, IsOptional, IsString } from 'class-validator';
import type { AppliedGiftCard, BoughtGiftCard, GiftCardBalance } from '#src/domain/gift-card/gift-card';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import { IsMoment, IsMoney } from '#src/infrastructure/shop-api/checks';
import { ReadFrom, ResponseOf } from '#src/infrastructure/shop-api/response-fields';
import { toCents, toId, toInstant } from '#src/infrastructure/shop-api/wire';

/** A gift card that was bought with a line. */
@ResponseOf<'GiftCard'>()
export class BoughtGiftCardResponse {
  @IsInt() readonly id!: number;
  @IsMoney() readonly amount!: string;
  @IsOptional() @IsString() readonly recipient_name?: string;
  @IsOptional() @IsString() readonly recipient_email?: string;
  @IsOptional() @IsString() readonly purchaser_name?: string;
  @IsOptional() @IsString() readonly gift_message?: string;
  @IsOptional() @IsMoment() readonly send_email_at?: string;
  @IsOptional() @IsBoolean() readonly filled?: boolean;
}

/** A gift card that pays for the order. The code's name differs between versions. */
@ResponseOf<'AppliedGiftCard'>()
export class AppliedGiftCardResponse {
  @ReadFrom<'AppliedGiftCard'>(({ redemption_code: code, code: otherCode }) => code ?? otherCode)
  @IsString()
  @IsNotEmpty()
  readonly redemption_code!: string;
  @IsMoney() readonly amount!: string;
  @IsOptional() @IsMoney() readonly remaining?: string;
}

/** Everything is optional, because one open-source extension sends nothing for a valid code. */
@ResponseOf<'GiftCardCheck'>()
export class GiftCardCheckResponse {
  @IsOptional() @IsMoney() readonly amount?: string;
  @IsOptional() @IsBoolean() readonly redeemable?: boolean;
}

export function toBoughtGiftCard(response: BoughtGiftCardResponse): BoughtGiftCard {
  return {
    id: toId(response.id),
    amount: toCents(response.amount),
    isFilled: response.filled ?? false,
    ...omitNullish({
      recipientName: response.recipient_name,
      recipientEmail: response.recipient_email,
      purchaserName: response.purchaser_name,
      message: response.gift_message,
      sendAt: toInstant(response.send_email_at),
    }),
  };
}

export function toAppliedGiftCard({
  redemption_code: code,
  amount,
  remaining,
}: AppliedGiftCardResponse): AppliedGiftCard {
  return { code, amount: toCents(amount), ...(remaining !== undefined && { remaining: toCents(remaining) }) };
}

/** A valid card without details can be redeemed. */
export function toGiftCardBalance({ amount, redeemable = true }: GiftCardCheckResponse): GiftCardBalance {
  return { isRedeemable: redeemable, ...(amount !== undefined && { amount: toCents(amount) }) };
}
