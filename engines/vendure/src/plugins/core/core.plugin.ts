import type { Type } from '@vendure/core';
import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import type { Environment } from '#src/config/environment';
import { AddressCheck } from '#src/plugins/core/address/address-values';
import { Provinces } from '#src/plugins/core/address/provinces';
import { Supplies } from '#src/plugins/core/catalogue/supplies';
import { Variants } from '#src/plugins/core/catalogue/variants';
import { OrderDraft } from '#src/plugins/core/checkout/order-draft';
import { OrderPricing } from '#src/plugins/core/checkout/order-pricing';
import { CustomerAccounts } from '#src/plugins/core/customer/customer-accounts';
import { NewLines } from '#src/plugins/core/order-line/new-lines';
import { PrepaidChoices } from '#src/plugins/core/order-line/prepaid-choices';
import { ShopAddresses } from './shop-addresses';

/** Provides the services that several plugins share. Each plugin that uses one of them imports this one. */
@VendurePlugin({
  imports: [PluginCommonModule],
  compatibility,
  providers: [
    ...[Variants, Supplies, Provinces, AddressCheck, CustomerAccounts],
    ...[PrepaidChoices, NewLines, OrderDraft, OrderPricing],
    { provide: ShopAddresses, useFactory: () => new ShopAddresses(CorePlugin.environment.shopUrl) },
  ],
  exports: [
    ...[Variants, Supplies, Provinces, AddressCheck, CustomerAccounts],
    ...[PrepaidChoices, NewLines, OrderDraft, OrderPricing, ShopAddresses],
  ],
})
export class CorePlugin {
  private static environment: Pick<Environment, 'shopUrl'>;

  static init(environment: Pick<Environment, 'shopUrl'>): Type<CorePlugin> {
    this.environment = environment;
    return CorePlugin;
  }
}
