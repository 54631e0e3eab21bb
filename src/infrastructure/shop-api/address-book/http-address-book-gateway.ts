import type { AddressBookChange, AddressBookGateway } from '#src/application/ports/shop/address-book-gateway';
import type { AddressBook } from '#src/domain/address-book/address-book';
import { checked } from '#src/infrastructure/shared/checks';
import { parseJson } from '#src/infrastructure/shared/json';
import { toAddressInput } from '#src/infrastructure/shop-api/cart/order-input';
import type { ShopCall, ShopCalls } from '#src/infrastructure/shop-api/shop-calls';
import { toWireId } from '#src/infrastructure/shop-api/wire';
import { addressBookResponse, toAddressBook } from './address-book-response';

/** The address book over HTTP (spec §7 /api/users/{id}/address_book). */
export class HttpAddressBookGateway implements AddressBookGateway {
  constructor(private readonly http: ShopCalls) {}

  async list(userId: string): Promise<AddressBook> {
    return this.send({ method: 'GET', path: pathOf(userId) });
  }

  async save(userId: string, { id, address, isDefault }: AddressBookChange): Promise<AddressBook> {
    const book = {
      ...(id !== undefined && { id: toWireId(id) }),
      ...toAddressInput(address),
      ...(isDefault && { default: true }),
    };
    return this.send({ method: 'PATCH', path: pathOf(userId), body: { address_book: book } });
  }

  async remove(userId: string, id: string): Promise<AddressBook> {
    return this.send({ method: 'DELETE', path: pathOf(userId), query: new URLSearchParams({ address_id: id }) });
  }

  private async send(call: ShopCall): Promise<AddressBook> {
    return toAddressBook(checked(addressBookResponse, parseJson(await this.http.send(call)), 'list'));
  }
}

function pathOf(userId: string): ShopCall['path'] {
  return ['users', toWireId(userId), 'address_book'];
}
