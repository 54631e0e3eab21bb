import type { Order } from '@vendure/core';
import { moneyIn } from '#src/plugins/core/money';
import type { PaymentAlert, ReleaseOutcome } from './payment-alert';

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
    const money = moneyIn(order, this.language);
    const amount = money(alert.amount);
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
          text: [
            `${amount} for order ${code} is no longer on hold, and the payment can no longer be settled.`,
            ...(alert.outcome ? [afterRelease[alert.outcome]] : []),
            ...(alert.toRefund === undefined
              ? []
              : [`Refund ${money(alert.toRefund)}, which was taken for it besides.`]),
          ].join(' '),
        };
      case 'charge-refused':
        return {
          title: `The payment provider refuses to charge ${amount} for order ${code}`,
          text:
            `The payment provider refuses to charge ${amount} for order ${code}, and says nothing of the card: ${plain(alert.reason)}. ` +
            'Its dashboard says more. A delivery of the club waits and is tried again; its member was told nothing.',
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
            'The payment provider has the money again, and it no longer counts as refunded: refund it again, or send it in another way. ' +
            'Gift cards and deliveries that ended with the refund stay ended.',
        };
      case 'captured-otherwise':
        return {
          title: `The payment of order ${code} was captured with another amount`,
          text:
            `The payment of order ${code} is ${amount}, and ${money(alert.captured)} was captured at the payment provider, which has ` +
            'released the rest. Ask the buyer for what is missing, or cancel the order and refund it.',
        };
      case 'payment-disputed':
        return {
          title: `The payment of order ${code} is disputed`,
          text: `The cardholder disputes ${amount} of order ${code}: ${plain(alert.reason)}. ${this.answer(alert.answerBy)}`,
        };
      case 'dispute-ended':
        return {
          title: `The dispute of order ${code} is ${alert.outcome}`,
          text: `The dispute about ${amount} of order ${code} (${plain(alert.reason)}) is ${alert.outcome}. ${afterDispute[alert.outcome]}`,
        };
      case 'reward-spent':
        return {
          title: `The referral reward for order ${code} was spent`,
          text:
            `Order ${code} of a friend was canceled or refunded, and its referrer had spent ${amount} of the reward before. ` +
            'That stays with them; what was left was taken back.',
        };
      case 'canceled-by-buyer':
        return {
          title: `Order ${code} is canceled by its buyer`,
          text:
            `The buyer of order ${code} has canceled it: do not pack it. Its ${amount} is released, or refunded where it was taken. ` +
            'What the order began has ended.',
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

const afterRelease: Readonly<Record<ReleaseOutcome, string>> = {
  canceled:
    'Nobody has paid for the order, so it is canceled: do not ship it. Its gift cards, prepaid deliveries and club boxes have ended, ' +
    'and its buyer is told.',
  'addition-canceled':
    'It was to pay for what its buyer has added to the order, so that part is canceled: do not ship it. The rest of the order is paid, ' +
    'and its buyer is told.',
  shipped:
    'Goods of the order have left, and nobody has paid for them: ask the buyer for the money. What has not left is canceled, and the ' +
    'gift cards, prepaid deliveries and club boxes that were not paid have ended.',
};

const afterDispute = {
  won: 'The money stays with the shop.',
  lost: 'The bank has returned the money to the cardholder: it counts as gone, and cannot be refunded as well.',
  withdrawn: 'The bank took nothing.',
} as const;

/** The provider's word for a reason, as people write it. */
function plain(reason: string): string {
  return reason.replaceAll('_', ' ');
}
