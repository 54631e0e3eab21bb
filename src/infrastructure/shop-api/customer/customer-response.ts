import { IsInt, IsNotEmpty, IsObject, IsOptional, IsString } from 'class-validator';
import type { Customer } from '#src/domain/customer/customer';
import type { MailPreferences } from '#src/domain/customer/mail-preferences';
import type { UnknownRecord } from '#src/infrastructure/shared/json';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import { IsMoney } from '#src/infrastructure/shop-api/checks';
import { ResponseOf } from '#src/infrastructure/shop-api/response-fields';
import { toCents, toId } from '#src/infrastructure/shop-api/wire';

@ResponseOf<'User'>()
export class CustomerResponse {
  @IsInt() readonly id!: number;
  @IsOptional() @IsString() readonly email?: string;
  @IsOptional() @IsString() readonly name?: string;
  @IsOptional() @IsMoney() readonly store_credit?: string;
  @IsOptional() @IsObject() readonly metadata?: UnknownRecord;
}

@ResponseOf<'ReferralIdentifier'>()
export class ReferralResponse {
  @IsString() @IsNotEmpty() readonly referral_identifier!: string;
}

export function toCustomer({ id, email, name, store_credit: credit, metadata }: CustomerResponse): Customer {
  return {
    id: toId(id),
    ...omitNullish({
      email: email === '' ? undefined : email,
      name,
      storeCredit: credit === undefined ? undefined : toCents(credit),
      preferences: metadata && toPreferences(metadata),
    }),
  };
}

/** Leaves out preferences that were never chosen, and values that another program wrote there. */
function toPreferences({ mail_news: news, mail_reminders: reminders }: UnknownRecord): MailPreferences | undefined {
  return typeof news === 'boolean' && typeof reminders === 'boolean' ? { news, reminders } : undefined;
}
