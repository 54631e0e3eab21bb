import type { Type } from '@vendure/core';
import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import type { Environment } from '#src/config/environment';
import { AddressCheck } from '#src/plugin/address-book/address-values';
import { NewLines } from '#src/plugin/cart/new-lines';
import { Supplies } from '#src/plugin/catalogue/shared/supplies';
import { Variants } from '#src/plugin/catalogue/shared/variants';
import { OrderDraft } from '#src/plugin/checkout/shared/order-draft';
import { OrderPricing } from '#src/plugin/checkout/shared/order-pricing';
import { CustomerAccounts } from '#src/plugin/customer/customer-accounts';
import { Provinces } from '#src/plugin/geography/provinces';
import { PrepaidChoices } from '#src/plugin/prepaid/shared/prepaid-choices';
import { ShopAddresses } from '#src/plugin/shop-addresses';

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
