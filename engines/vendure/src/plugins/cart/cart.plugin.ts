import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import { CartResolver } from '#src/plugins/cart/api/cart-resolver';
import { cartSchema } from '#src/plugins/cart/api/cart-schema';
import { OrderLineResolver } from '#src/plugins/cart/api/order-line-resolver';
import { CorePlugin } from '#src/plugins/core/core.plugin';
import { CustomerPlugin } from '#src/plugins/customer/customer.plugin';
import { Carts } from './carts';

/** Changes the lines of an order that is not placed. */
@VendurePlugin({
  imports: [PluginCommonModule, CorePlugin, CustomerPlugin],
  compatibility,
  providers: [Carts],
  exports: [Carts],
  shopApiExtensions: { schema: cartSchema, resolvers: [CartResolver, OrderLineResolver] },
})
export class CartPlugin {}
