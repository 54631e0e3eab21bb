import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import { AddressBookPlugin } from '#src/plugins/address-book/address-book.plugin';
import { CheckoutResolver } from '#src/plugins/checkout/api/checkout-resolver';
import { checkoutSchema } from '#src/plugins/checkout/api/checkout-schema';
import { place, rate } from '#src/plugins/core/checkout/shipping';
import { CorePlugin } from '#src/plugins/core/core.plugin';
import { CustomerPlugin } from '#src/plugins/customer/customer.plugin';
import { PaymentPlugin } from '#src/plugins/payment/payment.plugin';
import { SavedCardPlugin } from '#src/plugins/saved-card/saved-card.plugin';
import { TaxPlugin } from '#src/plugins/tax/tax.plugin';
import { CheckoutSteps } from './checkout-steps';
import { OrderCompletion } from './order-completion';
import { orderProcess, placedByShop } from './order-process';

/** Takes an order from its address to its completion. */
@VendurePlugin({
  imports: [
    PluginCommonModule,
    CorePlugin,
    AddressBookPlugin,
    CustomerPlugin,
    PaymentPlugin,
    SavedCardPlugin,
    TaxPlugin,
  ],
  compatibility,
  providers: [CheckoutSteps, OrderCompletion],
  exports: [CheckoutSteps],
  shopApiExtensions: { schema: checkoutSchema, resolvers: [CheckoutResolver] },
  configuration: (config) => {
    const { orderOptions, shippingOptions } = config;
    orderOptions.process = [...orderProcess];
    orderOptions.orderPlacedStrategy = placedByShop;
    orderOptions.stockAllocationStrategy = placedByShop;
    shippingOptions.shippingEligibilityCheckers = [...(shippingOptions.shippingEligibilityCheckers ?? []), place];
    shippingOptions.shippingCalculators = [...(shippingOptions.shippingCalculators ?? []), rate];
    return config;
  },
})
export class CheckoutPlugin {}
