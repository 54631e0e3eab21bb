import type { ID, RequestContext } from '@vendure/core';
import { VendureEvent } from '@vendure/core';
import type { DisputeStatus } from '#src/payment-provider/hosted-payment';

/** The end of unpaid goods. Those that are `shipped` have left, or some of them. */
export type ReleaseOutcome = 'canceled' | 'addition-canceled' | 'shipped';

/**
 * Something about the payment of a placed order that those who run the shop have to know. Amounts are in minor units, moments
 * in ISO 8601, because it waits as JSON for its mail.
 */
export type PaymentAlert = {
  /** The provider's id of the alert's subject; a kind and an id are reported once. */
  readonly id: string;
  readonly amount: number;
} & (
  | { readonly kind: 'reservation-ends'; readonly heldUntil: string }
  /** The money was released, at the provider or in the dashboard. Without an outcome the order is paid without it. */
  | {
      readonly kind: 'reservation-ended';
      readonly outcome?: ReleaseOutcome;
      /** Cents that were taken for the order besides, and that the shop has to give back. */
      readonly toRefund?: number;
    }
  /** The provider rejects a request of the shop, without the card as the reason. */
  | { readonly kind: 'charge-refused'; readonly reason: string }
  /** A refund that was not made in the dashboard. */
  | { readonly kind: 'refund-made' }
  /** A refund that the buyer's bank did not take, days after it was made. */
  | { readonly kind: 'refund-failed'; readonly reason: string }
  /** The provider took less or more than the payment says. */
  | { readonly kind: 'captured-otherwise'; readonly captured: number }
  /** Without `answerBy` the bank takes no evidence. */
  | { readonly kind: 'payment-disputed'; readonly reason: string; readonly answerBy?: string }
  | {
      readonly kind: 'dispute-ended';
      readonly reason: string;
      readonly outcome: Exclude<DisputeStatus, 'open'>;
    }
  /** A friend's order was canceled or refunded, and its referrer has spent the reward, or some of it: `amount` stays with them. */
  | { readonly kind: 'reward-spent' }
  /** The buyer has canceled the order, which may be packed soon. */
  | { readonly kind: 'canceled-by-buyer' }
  /** The card's issuer says that it was not the cardholder who paid. */
  | { readonly kind: 'fraud-suspected'; readonly reason: string }
);

/** Asks for a mail about a payment to those who run the shop. */
export class PaymentAlertEvent extends VendureEvent {
  constructor(
    readonly ctx: RequestContext,
    readonly orderId: ID,
    readonly alert: PaymentAlert,
  ) {
    super();
  }
}
