import type { Cents } from '#src/domain/money/money';
import { formatMoney } from '#src/domain/money/money';

export const estimateMessages = {
  title: 'Your estimate',
  description: 'The price of an order for many addresses, and how to pay it.',
  for: (company: string) => `For ${company}`,
  neededBy: (day: string) => `needed by ${day}`,
  beginsAt: (time: string) => `begins at ${time}`,
  number: (number: string) => `Estimate ${number}`,
  lines: 'What is included',
  loading: 'Loading the estimate',
  pay: {
    title: 'Pay',
    text: 'You pay with a card on the payment page, all of it at once. Your cart stays as it is.',
    adult: 'I am 21 or older, and I have told everyone that an adult must sign for the package.',
    adultNeeded: 'Confirm that you are 21 or older.',
    action: (amount: string) => `Pay ${amount}`,
    busy: 'Opening the payment page',
    amountChanged: (amount: Cents) => `It now costs ${formatMoney(amount)}. Nothing was charged.`,
    notReady: 'You can no longer pay for this estimate as it is. Ask for a new one; nothing was charged.',
    errors: {
      declined: 'The card was declined. Nothing was charged, and the estimate is unchanged.',
      cancelled: 'You left the payment page. Nothing was charged, and the estimate is unchanged.',
      expired: 'The payment page was open for too long. Nothing was charged, and the estimate is unchanged.',
      other: 'The payment was not made. Nothing was charged, and the estimate is unchanged.',
    },
  },
  paid: {
    title: 'This order is paid',
    text: 'You will not pay twice. The confirmation has all the details.',
    action: 'Open the confirmation',
  },
  closed: {
    title: 'This link does not open an estimate',
    text: 'It may be incomplete. Open it again as it was sent, with everything after the #.',
    action: 'Start an order',
  },
  failed: 'The estimate could not be loaded',
  again: 'Start another order',
} as const;
