import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import { StoreCreditAdminResolver } from '#src/plugin/store-credit/store-credit-admin-resolver';
import { StoreCreditEvent } from '#src/plugin/store-credit/store-credit-event.entity';
import { storeCreditHandler } from '#src/plugin/store-credit/store-credit-handler';
import { StoreCreditPayer } from '#src/plugin/store-credit/store-credit-payer';
import { grantStoreCredit } from '#src/plugin/store-credit/store-credit-permission';
import { storeCreditAdminSchema } from '#src/plugin/store-credit/store-credit-schema';
import { StoreCredit } from '#src/plugin/store-credit/store-credit.entity';
import { StoreCredits } from '#src/plugin/store-credit/store-credits';
import { LedgerPlugin } from './ledger-plugin';
import { PaymentPlugin } from './payment-plugin';

/** Keeps what customers have with the shop, and pays with it. */
@VendurePlugin({
  imports: [PluginCommonModule, LedgerPlugin, PaymentPlugin],
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
