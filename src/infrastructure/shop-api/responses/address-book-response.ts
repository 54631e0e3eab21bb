import { IsBoolean, IsInt, IsOptional } from 'class-validator';
import { type AddressBook, withDefaultFirst } from '#src/domain/customer/address-book';
import { toId } from '#src/infrastructure/shop-api/wire';
import { AddressResponse, toAddress } from './checkout-response';
import { ResponseOf } from './response-fields';

@ResponseOf<'AddressBookEntry'>()
export class AddressBookEntryResponse extends AddressResponse {
  @IsInt() readonly id!: number;
  @IsOptional() @IsBoolean() readonly default?: boolean;
}

export function toAddressBook(rows: readonly AddressBookEntryResponse[]): AddressBook {
  return withDefaultFirst(
    rows.map((row) => ({ id: toId(row.id), address: toAddress(row), isDefault: row.default ?? false })),
  );
}
