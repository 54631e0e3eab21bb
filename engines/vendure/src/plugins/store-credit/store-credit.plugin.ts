import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import { CorePlugin } from '#src/plugins/core/core.plugin';
import { CustomerPlugin } from '#src/plugins/customer/customer.plugin';
import { LedgerPlugin } from '#src/plugins/ledger/ledger.plugin';
import { PaymentPlugin } from '#src/plugins/payment/payment.plugin';
import { StoreCreditAdminResolver } from '#src/plugins/store-credit/api/store-credit-admin-resolver';
import { StoreCreditResolver } from '#src/plugins/store-credit/api/store-credit-resolver';
import { storeCreditAdminSchema, storeCreditSchema } from '#src/plugins/store-credit/api/store-credit-schema';
import { StoreCreditEvent } from '#src/plugins/store-credit/entities/store-credit-event.entity';
import { StoreCredit } from '#src/plugins/store-credit/entities/store-credit.entity';
import { storeCreditHandler } from './store-credit-handler';
import { StoreCreditPayer } from './store-credit-payer';
import { grantStoreCredit } from './store-credit-permission';
import { StoreCredits } from './store-credits';

/** Keeps the store credit of customers, and pays with it. */
@VendurePlugin({
  imports: [PluginCommonModule, CorePlugin, CustomerPlugin, LedgerPlugin, PaymentPlugin],
  compatibility,
  entities: [StoreCredit, StoreCreditEvent],
  providers: [StoreCredits, StoreCreditPayer],
  exports: [StoreCredits, StoreCreditPayer],
  shopApiExtensions: { schema: storeCreditSchema, resolvers: [StoreCreditResolver] },
  adminApiExtensions: { schema: storeCreditAdminSchema, resolvers: [StoreCreditAdminResolver] },
  configuration: (config) => {
    config.paymentOptions.paymentMethodHandlers.push(storeCreditHandler);
    config.authOptions.customPermissions.push(grantStoreCredit);
    return config;
  },
})
export class StoreCreditPlugin {}
