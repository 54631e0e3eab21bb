import type { ID, Order } from '@vendure/core';
import type { PaymentAlert } from '#src/plugins/payment/payment-alert';

/** Names the subject of a mail; it is written when it is sent, from the order as it then is. */
export type OrderMail = { readonly orderId: ID } & (
  | { readonly kind: 'order-confirmed' | 'order-received' | 'order-link' }
  | { readonly kind: 'shipment-sent'; readonly fulfillmentId: ID }
  | { readonly kind: 'order-refunded'; readonly refundId: ID }
  | { readonly kind: 'order-cancelled'; readonly entryId: ID }
  | { readonly kind: 'payment-alert'; readonly alert: PaymentAlert }
  | { readonly kind: 'gift-card'; readonly giftCardId: ID }
  | { readonly kind: 'subscription-begun'; readonly subscriptionId: ID }
  | { readonly kind: 'order-added' | 'addition-received'; readonly modificationId: ID }
);

/** A mail that is written already. */
interface WrittenMail {
  readonly kind: 'written';
  readonly key: string;
  /** A MailContent, as JSON. */
  readonly content: string;
}

export type MailJob = OrderMail | WrittenMail;

/** A link is mailed as often as it is asked for, everything else once. */
export function keyOf(id: ID | null, data: OrderMail, { code }: Order): string {
  const about = `${data.kind}/${code}`;
  switch (data.kind) {
    case 'order-confirmed':
    case 'order-received':
      return about;
    case 'order-link':
      return `${about}/${id ?? ''}`;
    case 'shipment-sent':
      return `${about}/${data.fulfillmentId}`;
    case 'order-cancelled':
      return `${about}/${data.entryId}`;
    case 'order-refunded':
      return `${about}/${data.refundId}`;
    case 'payment-alert':
      return `${about}/${data.alert.kind}/${data.alert.id}`;
    case 'gift-card':
      return `${about}/${data.giftCardId}`;
    case 'subscription-begun':
      return `${about}/${data.subscriptionId}`;
    case 'order-added':
    case 'addition-received':
      return `${about}/${data.modificationId}`;
  }
}
