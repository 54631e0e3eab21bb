import type { AddressBookChange, AddressBookGateway } from '#src/application/ports/shop/address-book-gateway';
import type { AddressBook } from '#src/domain/address-book/address-book';
import { readAddressBook, removeAddress, saveAddress } from '#src/infrastructure/vendure/operations.generated';
import type { VendureCalls } from '#src/infrastructure/vendure/vendure-calls';

const access = { customer: 'needed' } as const;

/** The addresses that a customer keeps at the engine. */
export class VendureAddressBookGateway implements AddressBookGateway {
  constructor(private readonly calls: VendureCalls) {}

  async list(customerId: string): Promise<AddressBook> {
    return (await this.calls.send(readAddressBook, { customerId }, access)).addressBook;
  }

  async save(customerId: string, change: AddressBookChange): Promise<AddressBook> {
    const { id, address, isDefault } = change;
    const variables = { customerId, address, ...(id !== undefined && { id }), ...(isDefault && { isDefault }) };
    return (await this.calls.send(saveAddress, variables, access)).saveAddress;
  }

  async remove(customerId: string, id: string): Promise<AddressBook> {
    return (await this.calls.send(removeAddress, { customerId, id }, access)).removeAddress;
  }
}
