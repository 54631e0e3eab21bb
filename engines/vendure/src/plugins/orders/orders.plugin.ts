import type { Type } from '@vendure/core';
import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import type { Environment } from '#src/config/environment';
import { CartPlugin } from '#src/plugins/cart/cart.plugin';
import { CheckoutPlugin } from '#src/plugins/checkout/checkout.plugin';
import { CorePlugin } from '#src/plugins/core/core.plugin';
import { CustomerPlugin } from '#src/plugins/customer/customer.plugin';
import { OrderFieldsResolver } from '#src/plugins/orders/api/order-fields-resolver';
import { OrdersResolver } from '#src/plugins/orders/api/orders-resolver';
import { ordersSchema } from '#src/plugins/orders/api/orders-schema';
import { ParcelsResolver } from '#src/plugins/orders/api/parcels-resolver';
import { parcelsSchema } from '#src/plugins/orders/api/parcels-schema';
import { PaymentPlugin } from '#src/plugins/payment/payment.plugin';
import { RecentCallsPlugin } from '#src/plugins/recent-calls/recent-calls.plugin';
import { StoreCreditPlugin } from '#src/plugins/store-credit/store-credit.plugin';
import { AdditionAccess } from './addition-access';
import { Additions } from './additions';
import { ModifiedOrders } from './modified-orders';
import { OrderLinks } from './order-links';
import { NoActiveOrder, NoOrderByCode, NumberedOrders } from './order-rules';
import { OrderStore } from './order-store';
import { OrdersInDashboard } from './orders-in-dashboard';
import { OwnCancellations } from './own-cancellations';
import { Parcels } from './parcels';
import { RefundedUnits } from './refunded-units';

/** Shows placed orders, adds to them, cancels them for their buyers, and guards how the dashboard changes them. */
@VendurePlugin({
  imports: [
    PluginCommonModule,
    CorePlugin,
    RecentCallsPlugin,
    CustomerPlugin,
    CartPlugin,
    PaymentPlugin,
    StoreCreditPlugin,
    CheckoutPlugin,
  ],
  compatibility,
  providers: [
    OrderLinks,
    AdditionAccess,
    Additions,
    OwnCancellations,
    ModifiedOrders,
    RefundedUnits,
    OrdersInDashboard,
    Parcels,
    { provide: OrderStore, useFactory: () => new OrderStore(OrdersPlugin.brandName) },
  ],
  shopApiExtensions: { schema: ordersSchema, resolvers: [OrdersResolver, OrderFieldsResolver] },
  adminApiExtensions: { schema: parcelsSchema, resolvers: [ParcelsResolver] },
  configuration: (config) => {
    const { orderOptions } = config;
    orderOptions.orderCodeStrategy = new NumberedOrders();
    orderOptions.orderByCodeAccessStrategy = new NoOrderByCode();
    orderOptions.activeOrderStrategy = new NoActiveOrder();
    return config;
  },
})
export class OrdersPlugin {
  private static brandName: string;

  static init({ mail }: Pick<Environment, 'mail'>): Type<OrdersPlugin> {
    this.brandName = mail.brand.name;
    return OrdersPlugin;
  }
}
