import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import { StoreCreditAdminResolver } from './store-credit-admin-resolver';
import { StoreCreditEvent } from './store-credit-event.entity';
import { storeCreditHandler } from './store-credit-handler';
import { StoreCreditPayer } from './store-credit-payer';
import { grantStoreCredit } from './store-credit-permission';
import { storeCreditAdminSchema } from './store-credit-schema';
import { StoreCredit } from './store-credit.entity';
import { StoreCredits } from './store-credits';

/** Keeps what customers have with the shop, and pays with it. */
@VendurePlugin({
  imports: [PluginCommonModule],
  compatibility,
  entities: [StoreCredit, StoreCreditEvent],
  providers: [StoreCredits, StoreCreditPayer],
  exports: [StoreCredits, StoreCreditPayer],
  adminApiExtensions: { schema: storeCreditAdminSchema, resolvers: [StoreCreditAdminResolver] },
  configuration: (config) => {
    config.paymentOptions.paymentMethodHandlers.push(storeCreditHandler);
    config.authOptions.customPermissions.push(grantStoreCredit);
    return config;
  },
})
export class StoreCreditPlugin {}
