import { IsIn, IsInt, IsOptional, IsString } from 'class-validator';
import type { Payment, PaymentState } from '#src/domain/checkout/payment';
import { lastOfGiftCard } from '#src/domain/gift-card/gift-card-code';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import { toId } from '#src/infrastructure/shop-api/wire-id';
import { IsMoney } from './checks';
import { Nested, ResponseOf } from './response-fields';
import { toCents } from './values';

/** `pending` is authorized and `completed` is captured; both count as paid. */
const states = {
  checkout: 'open',
  processing: 'processing',
  pending: 'authorized',
  completed: 'authorized',
  failed: 'void',
  void: 'void',
  invalid: 'void',
} as const satisfies Readonly<Record<string, PaymentState>>;

/** A way to pay needs a name, or there is nothing to read. */
class PaymentMethodResponse {
  @IsString() readonly name!: string;
}

/** A card, store credit or a gift card; each but store credit has something by which its owner knows it. */
export class PaymentSourceResponse {
  @IsOptional() @IsString() readonly last_digits?: string;
  @IsOptional() @IsString() readonly redemption_code?: string;
}

/** A payment needs its amount and state; its source is optional. */
@ResponseOf<'Payment'>()
export class PaymentResponse {
  @IsInt() readonly id!: number;
  @IsMoney() readonly amount!: string;
  @IsIn(Object.keys(states)) readonly state!: keyof typeof states;
  @IsOptional() @Nested(PaymentMethodResponse) readonly payment_method?: PaymentMethodResponse;
  @IsOptional() @Nested(PaymentSourceResponse) readonly source?: PaymentSourceResponse;
}

export function toPayment({ id, amount, state, payment_method: method, source }: PaymentResponse): Payment {
  const giftCard = source?.redemption_code;
  return {
    id: toId(id),
    amount: toCents(amount),
    state: states[state],
    methodName: method?.name ?? '',
    ...omitNullish({
      lastDigits: source?.last_digits ?? (giftCard === undefined ? undefined : lastOfGiftCard(giftCard)),
    }),
  };
}
