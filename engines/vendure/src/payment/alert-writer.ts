import type { Order } from '@vendure/core';
import { moneyIn } from '#src/plugin/money';
import type { PaymentAlert } from './payment-alert';

/** Puts alerts into words, the same ones in an order's history and in a mail. */
export class AlertWriter {
  private readonly moments: Intl.DateTimeFormat;

  constructor(private readonly language: string) {
    this.moments = new Intl.DateTimeFormat(language, {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'UTC',
      timeZoneName: 'short',
    });
  }

  write(order: Order, alert: PaymentAlert): { readonly title: string; readonly text: string } {
    const { code } = order;
    const amount = moneyIn(order, this.language)(alert.amount);
    switch (alert.kind) {
      case 'reservation-ends': {
        const end = this.moment(alert.heldUntil);
        return {
          title: `The payment of order ${code} is reserved until ${end}`,
          text:
            `The bank holds ${amount} for order ${code} until ${end}. ` +
            'Settle the payment before then, or the bank releases the money.',
        };
      }
      case 'reservation-ended':
        return {
          title: `The payment of order ${code} is released`,
          text: `The bank no longer holds ${amount} for order ${code}, and the payment can no longer be settled.`,
        };
      case 'refund-made':
        return {
          title: `A refund of order ${code} was made at the payment provider`,
          text: `${amount} of order ${code} was refunded at the payment provider. It counts as a refund of the order.`,
        };
      case 'refund-failed':
        return {
          title: `A refund of order ${code} failed`,
          text:
            `The buyer’s bank did not accept ${amount} of order ${code}: ${plain(alert.reason)}. ` +
            'The payment provider has the money again. It still counts as refunded: send it to the buyer in another way.',
        };
      case 'payment-disputed':
        return {
          title: `The payment of order ${code} is disputed`,
          text: `The cardholder disputes ${amount} of order ${code}: ${plain(alert.reason)}. ${this.answer(alert.answerBy)}`,
        };
      case 'fraud-suspected':
        return {
          title: `The payment of order ${code} may be fraud`,
          text:
            `The card’s issuer warns about the payment of ${amount} for order ${code}: ${plain(alert.reason)}. ` +
            'Look at the order before it ships. A refund now may prevent a dispute.',
        };
    }
  }

  private answer(answerBy: string | undefined): string {
    if (answerBy === undefined) return 'The bank takes no evidence against it.';
    return `Evidence is due at the payment provider by ${this.moment(answerBy)}.`;
  }

  private moment(iso: string): string {
    return this.moments.format(new Date(iso));
  }
}

/** The provider's word for a reason, as people write it. */
function plain(reason: string): string {
  return reason.replaceAll('_', ' ');
}
