import type { Type } from '@vendure/core';
import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import type { Environment } from '#src/config/environment';
import { ShopAddresses } from '#src/config/shop-addresses';
import { Allocations } from '#src/plugin/catalogue/allocations';
import { Variants } from '#src/plugin/catalogue/variants';
import { GiftCardPayer } from '#src/plugin/gift-card/gift-card-payer';
import { GiftCardPlugin } from '#src/plugin/gift-card/gift-card-plugin';
import { AddedLines } from '#src/plugin/orders/added-lines';
import { Addition } from '#src/plugin/orders/addition.entity';
import { HeldOrders } from '#src/plugin/orders/held-orders';
import { OrderReading } from '#src/plugin/orders/order-reading';
import { PlacedAdditions } from '#src/plugin/orders/placed-additions';
import { CardSession } from '#src/plugin/saved-card/card-session.entity';
import { CardSessions } from '#src/plugin/saved-card/card-sessions';
import { DeletedCustomers } from '#src/plugin/saved-card/deleted-customers';
import { SavedCard } from '#src/plugin/saved-card/saved-card.entity';
import { SavedCards } from '#src/plugin/saved-card/saved-cards';
import { StoreCreditPayer } from '#src/plugin/store-credit/store-credit-payer';
import { StoreCreditPlugin } from '#src/plugin/store-credit/store-credit-plugin';
import { AlertWriter } from './alert-writer';
import { BankEvents } from './bank-events';
import { CancelledOrders } from './cancelled-orders';
import { CARD_VAULT } from './card-vault';
import { ChargeForOrder } from './charge-for-order';
import { Charges } from './charges';
import type { PaysBeforeCard } from './dues';
import { Dues, PAYERS_BEFORE_CARD } from './dues';
import { HOSTED_PAYMENT } from './hosted-payment';
import { hostedPaymentHandler } from './hosted-payment-handler';
import { HostedPayments } from './hosted-payments';
import { NotificationController, notificationsPath } from './notification-controller';
import { PaymentAlerts } from './payment-alerts';
import { PaymentSession } from './payment-session.entity';
import { PaymentSessions } from './payment-sessions';
import { PlaceOrder } from './place-order';
import { providerOf, vaultOf } from './provider-of';
import { RaisedAlert } from './raised-alert.entity';
import { keepRawBody } from './raw-body';
import { ReservationEnds, tellOfReservationEnds } from './reservation-ends';
import { SpentCards } from './spent-cards';

/** Takes payments on the page of a provider. */
@VendurePlugin({
  imports: [PluginCommonModule, GiftCardPlugin, StoreCreditPlugin],
  compatibility,
  entities: [PaymentSession, RaisedAlert, SavedCard, CardSession, Addition],
  controllers: [NotificationController],
  providers: [
    Allocations,
    { provide: HOSTED_PAYMENT, useFactory: () => providerOf(PaymentPlugin.environment, notificationsPath) },
    { provide: CARD_VAULT, useFactory: () => vaultOf(PaymentPlugin.environment, notificationsPath) },
    { provide: ShopAddresses, useFactory: () => new ShopAddresses(PaymentPlugin.environment.shopUrl) },
    { provide: AlertWriter, useFactory: () => new AlertWriter(PaymentPlugin.environment.mail.brand.language) },
    BankEvents,
    {
      provide: PAYERS_BEFORE_CARD,
      useFactory: (...payers: readonly PaysBeforeCard[]) => payers,
      inject: [GiftCardPayer, StoreCreditPayer],
    },
    CancelledOrders,
    AddedLines,
    CardSessions,
    ChargeForOrder,
    Charges,
    DeletedCustomers,
    Dues,
    HeldOrders,
    HostedPayments,
    OrderReading,
    PaymentAlerts,
    PaymentSessions,
    PlacedAdditions,
    PlaceOrder,
    ReservationEnds,
    SavedCards,
    SpentCards,
    Variants,
  ],
  exports: [
    ...[
      AddedLines,
      Allocations,
      CardSessions,
      Charges,
      Dues,
      HeldOrders,
      HostedPayments,
      PaymentSessions,
      PlacedAdditions,
    ],
    ...[PlaceOrder, SavedCards, SpentCards],
  ],
  configuration: (config) => {
    config.paymentOptions.paymentMethodHandlers.push(hostedPaymentHandler);
    config.schedulerOptions.tasks = [...(config.schedulerOptions.tasks ?? []), tellOfReservationEnds];
    config.apiOptions.middleware.push({ handler: keepRawBody, route: `/${notificationsPath}`, beforeListen: true });
    return config;
  },
})
export class PaymentPlugin {
  private static environment: Environment;

  static init(environment: Environment): Type<PaymentPlugin> {
    this.environment = environment;
    return PaymentPlugin;
  }
}
