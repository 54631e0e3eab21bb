import type { TypedGiftCardDetails } from '#src/domain/gift-card/gift-card';
import type { GiftCardDenial, GiftCardDenialReason } from '#src/domain/gift-card/gift-card-code';

/** The words of buying gift cards, paying with them and redeeming them. */
export const giftCardMessages = {
  named: (last: string) => `Gift card …${last}`,
  codeLabel: 'Gift card code',
  codeNeeded: 'Enter the code from the mail first.',
  pay: {
    summary: 'Pay with a gift card',
    action: 'Use',
    actionNamed: 'Use the gift card',
    cards: 'Gift cards that pay',
    detail: (amount: string, remaining: string | undefined) =>
      remaining === undefined ? `pays ${amount}` : `pays ${amount}, ${remaining} stays on it`,
    applied: (last: string) => `Gift card …${last} pays for your order.`,
    already: (last: string) => `Gift card …${last} pays for your order already.`,
    remove: (last: string) => `Do not pay with gift card …${last}`,
    removed: (last: string) => `Gift card …${last} does not pay any more.`,
    stays: (last: string, reason: string) => `Gift card …${last} still pays. ${reason}`,
  },
  fields: {
    recipientName: 'Who gets it',
    recipientEmail: 'Their e-mail',
    purchaserName: 'From',
    message: 'Your message',
    day: 'Day of delivery',
  } satisfies Record<keyof TypedGiftCardDetails, string>,
  optional: 'optional',
  hints: {
    day: 'Sent in the morning of that day. Leave it empty to send it right away.',
    left: (characters: number) => (characters === 1 ? '1 character left' : `${characters} characters left`),
  },
  problems: {
    recipientName: 'Enter the name of whoever gets it.',
    recipientEmail: 'Enter an e-mail address such as name@example.com.',
    purchaserName: 'Enter your name, so that they know who to thank.',
    nameTooLong: 'That is longer than a name can be: 100 characters.',
    messageTooLong: 'That is too long: 500 characters are the most.',
    dayNotADay: 'Enter a day such as 2027-02-14.',
    dayOver: 'That day is over. Leave it empty to send it right away.',
    dayTooFar: 'A gift card can wait for a year at most.',
    amountNotANumber: 'Enter an amount in dollars, such as 75.',
    amountNotWhole: 'Whole dollars only, please.',
    amountTooLittle: 'The least is $10.',
    amountTooMuch: 'The most is $500.',
  },
  buy: {
    title: 'Who is it for?',
    amounts: 'Amount',
    otherAmount: 'Other',
    amount: 'Amount in dollars',
    amountHint: 'Whole dollars, from 10 to 500.',
    action: 'Add to cart',
    actionNamed: (name: string) => `Add to cart: ${name}`,
    adding: 'Adding',
    withoutDetails: 'It is in your cart, but we could not note who gets it.',
    tellInCart: 'Say it in the cart',
  },
  line: {
    list: 'Who gets them',
    forNamed: (name: string, when: string) => `For ${name}, ${when}`,
    atOnce: 'sent right away',
    on: (day: string) => `sent on ${day}`,
    nobody: 'Nobody named yet: it comes to you by e-mail.',
    tell: 'Tell us who gets it',
    change: 'Change',
    changeNamed: (name: string) => `Change who gets the card for ${name}`,
    save: 'Save',
    saving: 'Saving',
    cancel: 'Cancel',
    saved: (name: string) => `Noted: the gift card is for ${name}.`,
    form: 'Who gets the gift card',
  },
  summary: { giftCard: (last: string) => `Gift card …${last}`, storeCredit: 'Store credit', due: 'To pay' },
  account: {
    title: 'Gift cards',
    description: 'See what is on a gift card, and turn it into store credit.',
    text: 'See what is left on a card, or turn it into store credit: it then pays for your next orders by itself.',
    lead: 'Type in the code from the mail. You can also use it at checkout, as it is.',
    check: 'Check',
    checking: 'Looking',
    redeem: 'Make it store credit',
    redeeming: 'Redeeming',
    worth: (last: string, amount: string) => `There is ${amount} on gift card …${last}.`,
    good: (last: string) => `Gift card …${last} is good. How much is on it shows when you pay with it.`,
    redeemed: (amount: string) => `${amount} is yours: it pays for your next orders by itself.`,
    redeemedSome: 'What was on it is store credit now: it pays for your next orders by itself.',
    once: 'A card can be made store credit once, and stays so.',
  },
} as const;

const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

/** "December 24, 2026": the day of a moment, in UTC. */
export function formatDay(moment: number): string {
  return dayFormat.format(moment);
}

/** Undefined: the server's own sentence says it. */
const denials: Readonly<Record<GiftCardDenialReason, string | undefined>> = {
  not_found: 'We do not know this code. Check it against your mail; dashes, blanks and capitals do not matter.',
  expired: 'This gift card has expired.',
  empty: 'There is nothing left on this gift card.',
  already_redeemed: 'This gift card was redeemed before: what was on it is store credit now.',
  already_applied: 'This gift card pays for your order already.',
  other_store: 'This gift card is from another store.',
  gift_cards_only: 'A gift card cannot pay for gift cards alone. Add something to drink.',
  no_customer: 'We do not know who you are. Please sign in again.',
  other: undefined,
};

const unknownDenial = 'This gift card could not be used.';

/** The shopper's words for a denied gift card. */
export function describeGiftCardDenial({
  reason,
  message = '',
}: Pick<GiftCardDenial, 'reason'> & Partial<GiftCardDenial>): string {
  return denials[reason] ?? (message === '' ? unknownDenial : message);
}
