import type { Type } from '@vendure/core';
import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import type { Environment } from '#src/config/environment';
import { AddressCheck } from '#src/plugins/core/address/address-values';
import { Provinces } from '#src/plugins/core/address/provinces';
import { Allocations } from '#src/plugins/core/catalogue/allocations';
import { BeforeStockLock } from '#src/plugins/core/catalogue/before-stock-lock';
import { Supplies } from '#src/plugins/core/catalogue/supplies';
import { Variants } from '#src/plugins/core/catalogue/variants';
import { OrderDraft } from '#src/plugins/core/checkout/order-draft';
import { OrderPricing } from '#src/plugins/core/checkout/order-pricing';
import { WinePlaces } from '#src/plugins/core/checkout/wine-places';
import { CustomerAccounts } from '#src/plugins/core/customer/customer-accounts';
import { NewLines } from '#src/plugins/core/order-line/new-lines';
import { PrepaidChoices } from '#src/plugins/core/order-line/prepaid-choices';
import { HeldOrders } from '#src/plugins/core/orders/held-orders';
import { OrderAccess } from '#src/plugins/core/orders/order-access';
import { OrderHistory } from '#src/plugins/core/orders/order-history';
import { OrderReading } from '#src/plugins/core/orders/order-reading';
import { customFields } from './custom-fields';
import { RefusedChanges } from './refused-changes';
import { ShopAddresses } from './shop-addresses';

const shared = [
  ...[Variants, Supplies, Allocations, BeforeStockLock],
  ...[Provinces, AddressCheck, WinePlaces, CustomerAccounts],
  ...[PrepaidChoices, NewLines, OrderDraft, OrderPricing],
  ...[OrderAccess, OrderHistory, HeldOrders],
];

/** Provides the services that several plugins share, and the columns that the shop adds to tables of Vendure. Each plugin that uses one imports this one. */
@VendurePlugin({
  imports: [PluginCommonModule],
  compatibility,
  providers: [
    ...shared,
    { provide: ShopAddresses, useFactory: () => new ShopAddresses(CorePlugin.environment.shopUrl) },
    OrderReading,
    RefusedChanges,
  ],
  exports: [...shared, ShopAddresses],
  configuration: (config) => {
    for (const entity of ['Channel', 'Order', 'OrderLine', 'ProductVariant', 'Customer'] as const)
      config.customFields[entity] = [...(config.customFields[entity] ?? []), ...(customFields[entity] ?? [])];
    return config;
  },
})
export class CorePlugin {
  private static environment: Pick<Environment, 'shopUrl'>;

  static init(environment: Pick<Environment, 'shopUrl'>): Type<CorePlugin> {
    this.environment = environment;
    return CorePlugin;
  }
}
