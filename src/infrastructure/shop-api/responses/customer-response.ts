import { IsInt, IsNotEmpty, IsOptional, IsString } from 'class-validator';
import type { Customer } from '#src/domain/customer/customer';
import { omitNullish, toId } from '#src/infrastructure/shop-api/wire';
import { ResponseOf } from './response-fields';

@ResponseOf<'User'>()
export class CustomerResponse {
  @IsInt() readonly id!: number;
  @IsOptional() @IsString() readonly email?: string;
  @IsOptional() @IsString() readonly name?: string;
}

@ResponseOf<'ReferralIdentifier'>()
export class ReferralResponse {
  @IsString() @IsNotEmpty() readonly referral_identifier!: string;
}

export function toCustomer({ id, email, name }: CustomerResponse): Customer {
  return { id: toId(id), ...omitNullish({ email: email === '' ? undefined : email, name }) };
}
