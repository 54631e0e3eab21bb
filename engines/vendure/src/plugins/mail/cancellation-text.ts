import type { Payment } from '@vendure/core';
import { storeCreditCode } from '#src/plugins/core/payment-codes';
import { canceledByBuyer, moneyReleased } from '#src/plugins/payment/order-released-event';

interface Canceled {
  readonly isWhole: boolean;
  readonly reason: string | undefined;
  readonly payments: readonly Pick<Payment, 'state' | 'amount' | 'method' | 'metadata'>[];
}

/** The opening of a mail about a cancellation, and its sentences about the money. */
export function cancellationText(
  code: string,
  { isWhole, reason, payments }: Canceled,
): readonly [string, ...(readonly string[])] {
  const isUnpaid = reason === moneyReleased;
  const released = payments.filter(({ state }) => state === 'Cancelled');
  return [
    openingOf(code, isWhole, reason),
    ...(isUnpaid
      ? [
          'The money that was on hold for it was released before we took it, so it is not paid. You can order it again at any time.',
        ]
      : []),
    ...((isWhole || !isUnpaid) && payments.some(({ state, amount }) => state === 'Settled' && amount > 0)
      ? ['Your refund comes separately. We will e-mail you about it.']
      : []),
    ...(isWhole && !isUnpaid && released.some(({ metadata }) => metadata['card'])
      ? ['We have released the hold on your card.']
      : []),
    ...(reason === canceledByBuyer && released.some(({ method }) => method === storeCreditCode)
      ? ['What store credit has paid is in your account again.']
      : []),
  ];
}

function openingOf(code: string, isWhole: boolean, reason: string | undefined): string {
  if (reason === canceledByBuyer) return `You have canceled your order ${code}. Nothing will be sent.`;
  return isWhole
    ? `We have canceled your order ${code}. Nothing more will be sent.`
    : `We have canceled part of your order ${code}. The rest stays as you ordered it.`;
}
