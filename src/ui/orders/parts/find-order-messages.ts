import { kitMessages } from '#src/ui/kit/kit-messages';

/** These are the same whether the order exists or not. */
export const findOrderMessages = {
  number: 'Order number',
  numberHint: 'R and nine digits, such as R123456789. It is on the packing slip and in every e-mail about the order.',
  email: 'E-mail',
  emailHint: 'The address you ordered with.',
  send: 'Send me the link',
  sending: 'Sending',
  sent: 'Check your inbox',
  sentText: (number: string, email: string) =>
    `If order ${number} was placed with ${email}, its link arrives there within a few minutes.`,
  nothingCame: 'No e-mail? Check your spam folder and both entries, or write to us.',
  another: 'Try again with other details',
  problems: {
    number: 'Enter an order number such as R123456789.',
    email: kitMessages.emailProblem,
    tooOften: 'You asked for the link too often. Please wait a minute.',
    notOffered: 'We cannot send links from here right now. Write to us, and we will send yours.',
  },
} as const;
