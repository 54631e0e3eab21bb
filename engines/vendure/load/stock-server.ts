import type { INestApplication } from '@nestjs/common';
import {
  configureDefaultOrderProcess,
  DefaultActiveOrderStrategy,
  DefaultOrderPlacedStrategy,
  DefaultStockAllocationStrategy,
  dummyPaymentHandler,
  EventBus,
  LanguageCode,
  OrderService,
  PaymentMethodService,
  RequestContextService,
  VendurePlugin,
} from '@vendure/core';
import { vendureConfig } from '#src/composition/vendure-config';
import { compatibility } from '#src/config/compatibility';
import { readEnvironment } from '#src/config/environment';
import { entryPoint } from '#src/processes/entry-point';
import { serveMeasured } from './measured-process';
import { stockPaymentCode } from './stock-purchase';

/** Opens Vendure's own purchase again, which the shop closes. */
@VendurePlugin({
  compatibility,
  configuration: (config) => {
    config.orderOptions.activeOrderStrategy = new DefaultActiveOrderStrategy();
    config.orderOptions.process = [configureDefaultOrderProcess({})];
    config.orderOptions.orderPlacedStrategy = new DefaultOrderPlacedStrategy();
    config.orderOptions.stockAllocationStrategy = new DefaultStockAllocationStrategy();
    config.paymentOptions.paymentMethodHandlers.push(dummyPaymentHandler);
    return config;
  },
})
class StockPurchasePlugin {}

/**
 * The same server with the same goods, prices, taxes and promotions, on which Vendure's own purchase is open. The shop's additions
 * to placing an order are left out, and Vendure's services are unchanged.
 */
entryPoint(() => {
  const config = vendureConfig(readEnvironment(process.env));
  return serveMeasured({ ...config, plugins: [...(config.plugins ?? []), StockPurchasePlugin] }, prepare);
});

async function prepare(app: INestApplication): Promise<void> {
  const orders = app.get(OrderService, { strict: false });
  for (const method of ['findOne', 'transitionToState']) Reflect.deleteProperty(orders, method);
  (Reflect.get(app.get(EventBus, { strict: false }), 'blockingEventHandlers') as Map<unknown, unknown>).clear();
  const ctx = await app.get(RequestContextService, { strict: false }).create({ apiType: 'admin' });
  await app.get(PaymentMethodService, { strict: false }).create(ctx, {
    code: stockPaymentCode,
    enabled: true,
    handler: { code: dummyPaymentHandler.code, arguments: [{ name: 'automaticSettle', value: 'false' }] },
    translations: [{ languageCode: LanguageCode.en, name: 'Stock', description: '' }],
  });
}
