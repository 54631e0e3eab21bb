import type { Type } from '@vendure/core';
import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import type { Environment } from '#src/config/environment';
import { keepRawBody } from '#src/http/raw-body';
import { ACCOUNT_STATEMENT } from '#src/payment-provider/account-statement';
import { HOSTED_PAYMENT } from '#src/payment-provider/hosted-payment';
import { PaymentSession } from '#src/payment-provider/payment-session.entity';
import { notificationsPath, providerOf, statementOf } from '#src/payment-provider/provider-of';
import { CorePlugin } from '#src/plugins/core/core.plugin';
import { LedgerPlugin } from '#src/plugins/ledger/ledger.plugin';
import { DisputesResolver } from '#src/plugins/payment/api/disputes-resolver';
import { disputesSchema } from '#src/plugins/payment/api/disputes-schema';
import { NotificationController } from '#src/plugins/payment/api/notification-controller';
import { Addition } from '#src/plugins/payment/entities/addition.entity';
import { Dispute } from '#src/plugins/payment/entities/dispute.entity';
import { RaisedAlert } from '#src/plugins/payment/entities/raised-alert.entity';
import { SavedCardPlugin } from '#src/plugins/saved-card/saved-card.plugin';
import { AddedLines } from './added-lines';
import { AlertWriter } from './alert-writer';
import { BalanceEntries, readBalance } from './balance-entries';
import { BankEvents } from './bank-events';
import { CancelledOrders } from './cancelled-orders';
import { ChargeForOrder } from './charge-for-order';
import { Charges } from './charges';
import { Disputes } from './disputes';
import { Dues } from './dues';
import { failedRefunds } from './failed-refunds';
import { hostedPaymentHandler } from './hosted-payment-handler';
import { HostedPayments } from './hosted-payments';
import { OrderDigest } from './order-digest';
import { OrderedRefunds } from './ordered-refunds';
import { PaymentAlerts } from './payment-alerts';
import { PaymentSessions } from './payment-sessions';
import { PlaceOrder } from './place-order';
import { PlacedAdditions } from './placed-additions';
import { ReleasedPayments } from './released-payments';
import { ReservationEnds, tellOfReservationEnds } from './reservation-ends';
import { SpentCards } from './spent-cards';
import { UndeliveredGoods } from './undelivered-goods';
import { UnplacedPayments } from './unplaced-payments';

/** Takes payments on the page of a provider. */
@VendurePlugin({
  imports: [PluginCommonModule, CorePlugin, LedgerPlugin, SavedCardPlugin],
  compatibility,
  entities: [PaymentSession, RaisedAlert, Addition, Dispute],
  controllers: [NotificationController],
  providers: [
    { provide: HOSTED_PAYMENT, useFactory: () => providerOf(PaymentPlugin.environment) },
    { provide: AlertWriter, useFactory: () => new AlertWriter(PaymentPlugin.environment.mail.brand.language) },
    BankEvents,
    BalanceEntries,
    { provide: ACCOUNT_STATEMENT, useFactory: () => statementOf(PaymentPlugin.environment) },
    CancelledOrders,
    AddedLines,
    ChargeForOrder,
    Charges,
    Disputes,
    Dues,
    HostedPayments,
    OrderDigest,
    OrderedRefunds,
    PaymentAlerts,
    PaymentSessions,
    PlacedAdditions,
    PlaceOrder,
    ReleasedPayments,
    ReservationEnds,
    SpentCards,
    UndeliveredGoods,
    UnplacedPayments,
  ],
  exports: [
    ...[AddedLines, ChargeForOrder, Charges, Dues, HostedPayments, OrderDigest, PaymentSessions, PlacedAdditions],
    ...[OrderedRefunds, PaymentAlerts, PlaceOrder, SpentCards, UndeliveredGoods],
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
