import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import { CorePlugin } from '#src/plugins/core/core.plugin';
import { CustomerResolver } from '#src/plugins/customer/api/customer-resolver';
import { customerSchema } from '#src/plugins/customer/api/customer-schema';
import { SessionPlugin } from '#src/plugins/session/session.plugin';
import { AwaitedCustomers } from './awaited-customers';
import { CustomersInDashboard } from './customers-in-dashboard';
import { ErasedCustomers } from './erased-customers';
import { ShopCustomers } from './shop-customers';

/** Finds and makes the customers of the shop, and erases those who are deleted. */
@VendurePlugin({
  imports: [PluginCommonModule, CorePlugin, SessionPlugin],
  compatibility,
  providers: [AwaitedCustomers, ShopCustomers, CustomersInDashboard, ErasedCustomers],
  exports: [ShopCustomers],
  shopApiExtensions: { schema: customerSchema, resolvers: [CustomerResolver] },
})
export class CustomerPlugin {}
