import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import { AddressBookPlugin } from '#src/plugins/address-book/address-book.plugin';
import { CartPlugin } from '#src/plugins/cart/cart.plugin';
import { CorePlugin } from '#src/plugins/core/core.plugin';
import { GroupOrderResolver } from '#src/plugins/group-order/api/group-order-resolver';
import { groupOrderSchema } from '#src/plugins/group-order/api/group-order-schema';
import { GroupOrders } from './group-orders';

/** Makes orders for many addresses. */
@VendurePlugin({
  imports: [PluginCommonModule, CorePlugin, AddressBookPlugin, CartPlugin],
  compatibility,
  providers: [GroupOrders],
  shopApiExtensions: { schema: groupOrderSchema, resolvers: [GroupOrderResolver] },
})
export class GroupOrderPlugin {}
