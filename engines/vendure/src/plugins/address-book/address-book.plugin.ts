import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import { AddressBookResolver } from '#src/plugins/address-book/api/address-book-resolver';
import { addressBookSchema } from '#src/plugins/address-book/api/address-book-schema';
import { CorePlugin } from '#src/plugins/core/core.plugin';
import { CustomerPlugin } from '#src/plugins/customer/customer.plugin';
import { AddressBook } from './address-book';
import { AddressesOfOrders } from './addresses-of-orders';

/** Keeps the addresses of customers. */
@VendurePlugin({
  imports: [PluginCommonModule, CorePlugin, CustomerPlugin],
  compatibility,
  providers: [AddressBook, AddressesOfOrders],
  shopApiExtensions: { schema: addressBookSchema, resolvers: [AddressBookResolver] },
})
export class AddressBookPlugin {}
