import type { Type } from '@vendure/core';
import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import type { Environment } from '#src/config/environment';
import { keepRawBody } from '#src/http/raw-body';
import { ACCOUNT_STATEMENT } from '#src/payment-provider/account-statement';
import { CARD_VAULT } from '#src/payment-provider/card-vault';
import { HOSTED_PAYMENT } from '#src/payment-provider/hosted-payment';
import { PaymentSession } from '#src/payment-provider/payment-session.entity';
import { providerOf, statementOf, vaultOf } from '#src/payment-provider/provider-of';
import { AddedLines } from '#src/payment/added-lines';
import { Addition } from '#src/payment/addition.entity';
import { AlertWriter } from '#src/payment/alert-writer';
import { BalanceEntries, readBalance } from '#src/payment/balance-entries';
import { BankEvents } from '#src/payment/bank-events';
import { CancelledOrders } from '#src/payment/cancelled-orders';
import { ChargeForOrder } from '#src/payment/charge-for-order';
import { Charges } from '#src/payment/charges';
import { Dispute } from '#src/payment/dispute.entity';
import { Disputes } from '#src/payment/disputes';
import { DisputesResolver } from '#src/payment/disputes-resolver';
import { disputesSchema } from '#src/payment/disputes-schema';
import { Dues } from '#src/payment/dues';
import { failedRefunds } from '#src/payment/failed-refunds';
import { hostedPaymentHandler } from '#src/payment/hosted-payment-handler';
import { HostedPayments } from '#src/payment/hosted-payments';
import { NotificationController, notificationsPath } from '#src/payment/notification-controller';
import { OrderDigest } from '#src/payment/order-digest';
import { OrderedRefunds } from '#src/payment/ordered-refunds';
import { PaymentAlerts } from '#src/payment/payment-alerts';
import { PaymentSessions } from '#src/payment/payment-sessions';
import { PlaceOrder } from '#src/payment/place-order';
import { PlacedAdditions } from '#src/payment/placed-additions';
import { RaisedAlert } from '#src/payment/raised-alert.entity';
import { ReleasedPayments } from '#src/payment/released-payments';
import { ReservationEnds, tellOfReservationEnds } from '#src/payment/reservation-ends';
import { SpentCards } from '#src/payment/spent-cards';
import { UndeliveredGoods } from '#src/payment/undelivered-goods';
import { UnplacedPayments } from '#src/payment/unplaced-payments';
import { Allocations } from '#src/plugin/catalogue/shared/allocations';
import { HeldOrders } from '#src/plugin/orders/shared/held-orders';
import { OrderReading } from '#src/plugin/orders/shared/order-reading';
import { CardSession } from '#src/plugin/saved-card/card-session.entity';
import { CardSessions } from '#src/plugin/saved-card/card-sessions';
import { DeletedCustomers } from '#src/plugin/saved-card/deleted-customers';
import { SavedCard } from '#src/plugin/saved-card/saved-card.entity';
import { SavedCards } from '#src/plugin/saved-card/saved-cards';
import { CorePlugin } from './core-plugin';
import { LedgerPlugin } from './ledger-plugin';

/** Takes payments on the page of a provider. */
@VendurePlugin({
  imports: [PluginCommonModule, CorePlugin, LedgerPlugin],
  compatibility,
  entities: [PaymentSession, RaisedAlert, SavedCard, CardSession, Addition, Dispute],
  controllers: [NotificationController],
  providers: [
    Allocations,
    { provide: HOSTED_PAYMENT, useFactory: () => providerOf(PaymentPlugin.environment, notificationsPath) },
    { provide: CARD_VAULT, useFactory: () => vaultOf(PaymentPlugin.environment, notificationsPath) },
    { provide: AlertWriter, useFactory: () => new AlertWriter(PaymentPlugin.environment.mail.brand.language) },
    BankEvents,
    BalanceEntries,
    { provide: ACCOUNT_STATEMENT, useFactory: () => statementOf(PaymentPlugin.environment) },
    CancelledOrders,
    AddedLines,
    CardSessions,
    ChargeForOrder,
    Charges,
    DeletedCustomers,
    Disputes,
    Dues,
    HeldOrders,
    HostedPayments,
    OrderDigest,
    OrderedRefunds,
    OrderReading,
    PaymentAlerts,
    PaymentSessions,
    PlacedAdditions,
    PlaceOrder,
    ReleasedPayments,
    ReservationEnds,
    SavedCards,
    SpentCards,
    UndeliveredGoods,
    UnplacedPayments,
  ],
  exports: [
    ...[
      AddedLines,
      Allocations,
      CardSessions,
      ChargeForOrder,
      Charges,
      Dues,
      HeldOrders,
      HostedPayments,
      OrderDigest,
      PaymentSessions,
      PlacedAdditions,
    ],
    ...[PaymentAlerts, PlaceOrder, SavedCards, SpentCards, UndeliveredGoods],
  ],
  adminApiExtensions: { schema: disputesSchema, resolvers: [DisputesResolver] },
  configuration: (config) => {
    config.paymentOptions.paymentMethodHandlers.push(hostedPaymentHandler);
    config.paymentOptions.refundProcess = [...(config.paymentOptions.refundProcess ?? []), failedRefunds];
    config.schedulerOptions.tasks = [...(config.schedulerOptions.tasks ?? []), tellOfReservationEnds, readBalance];
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
