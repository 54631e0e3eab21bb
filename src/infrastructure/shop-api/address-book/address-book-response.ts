import { IsBoolean, IsInt, IsOptional } from 'class-validator';
import { type AddressBook, withDefaultFirst } from '#src/domain/address-book/address-book';
import { AddressResponse, toAddress } from '#src/infrastructure/shop-api/checkout/checkout-response';
import { ResponseOf } from '#src/infrastructure/shop-api/response-fields';
import { toId } from '#src/infrastructure/shop-api/wire';

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
