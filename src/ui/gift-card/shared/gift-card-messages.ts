import type { TypedGiftCardDetails } from '#src/domain/gift-card/gift-card';
import type { GiftCardDenial, GiftCardDenialReason } from '#src/domain/gift-card/gift-card-code';
import { kitMessages } from '#src/ui/kit/kit-messages';

export const giftCardMessages = {
  named: (last: string) => `Gift card …${last}`,
  codeLabel: 'Gift card code',
  codeNeeded: 'Enter your gift card code.',
  pay: {
    summary: 'Pay with a gift card',
    action: 'Apply',
    actionNamed: 'Apply the gift card',
    cards: 'Applied gift cards',
    detail: (amount: string, remaining: string | undefined) =>
      remaining === undefined ? `${amount} applied` : `${amount} applied, ${remaining} left on the card`,
    applied: (last: string) => `Gift card …${last} was applied.`,
    already: (last: string) => `Gift card …${last} is already applied.`,
    remove: (last: string) => `Remove gift card …${last}`,
    removed: (last: string) => `Gift card …${last} was removed.`,
    stays: (last: string, reason: string) => `Gift card …${last} could not be removed. ${reason}`,
    leftToPay: (change: string, amount: string) => `${change} ${amount} left to pay.`,
  },
  fields: {
    recipientName: 'Recipient name',
    recipientEmail: 'Recipient e-mail',
    purchaserName: 'Your name',
    message: 'Gift message',
    day: 'Send on',
  } satisfies Record<keyof TypedGiftCardDetails, string>,
  optional: 'optional',
  hints: {
    day: 'We send it that morning. Leave it empty to send it right away.',
    left: (characters: number) => (characters === 1 ? '1 character left' : `${characters} characters left`),
  },
  problems: {
    recipientName: 'Enter the name of the recipient.',
    recipientEmail: kitMessages.emailProblem,
    purchaserName: 'Enter your name, so that they know who it is from.',
    nameTooLong: 'Use at most 100 characters.',
    messageTooLong: 'Use at most 500 characters.',
    dayNotADay: 'Enter a date such as 2027-02-14.',
    dayOver: 'Choose a date in the future, or leave it empty to send it right away.',
    dayTooFar: 'Choose a date within the next year.',
    amountNotANumber: 'Enter an amount in dollars, such as 75.',
    amountNotWhole: 'Enter whole dollars only.',
    amountTooLittle: 'The minimum is $10.',
    amountTooMuch: 'The maximum is $500.',
  },
  buy: {
    title: 'Who is it for?',
    amounts: 'Amount',
    otherAmount: 'Other',
    amount: 'Amount in dollars',
    amountHint: 'Whole dollars, from $10 to $500.',
    action: 'Add to cart',
    actionNamed: (name: string) => `Add to cart: ${name}`,
    adding: 'Adding',
    checkBalance: 'Check the balance of a gift card',
    withoutDetails: 'The gift card is in your cart, but the recipient was not saved.',
    tellInCart: 'Add the recipient in your cart',
  },
  line: {
    list: 'Recipients',
    forNamed: (name: string, when: string) => `For ${name}, ${when}`,
    atOnce: 'sent right away',
    on: (day: string) => `sent on ${day}`,
    nobody: 'No recipient: we send it to your e-mail address.',
    tell: 'Add a recipient',
    change: 'Edit',
    changeNamed: (name: string) => `Edit the gift card for ${name}`,
    save: 'Save',
    saving: 'Saving',
    cancel: 'Cancel',
    saved: (name: string) => `Saved: the gift card is for ${name}.`,
    notSaved: (name: string) => `We could not save the gift card for ${name}. Open it again to see what you entered.`,
    form: 'Gift card recipient',
  },
  summary: { giftCard: (last: string) => `Gift card …${last}`, storeCredit: 'Store credit', due: 'Amount due' },
  account: {
    title: 'Gift cards',
    description: 'Check the balance of a gift card, or convert it to store credit.',
    lead: 'Enter the code from the gift card e-mail. You can also use it at checkout.',
    check: 'Check balance',
    checking: 'Checking',
    redeem: 'Convert to store credit',
    redeeming: 'Converting',
    worth: (last: string, amount: string) => `Gift card …${last} has a balance of ${amount}.`,
    good: (last: string) => `Gift card …${last} is valid. You see its balance when you pay with it.`,
    redeemed: (amount: string) =>
      `${amount} was added to your store credit. It pays for your next orders automatically.`,
    redeemedSome: 'The balance was added to your store credit. It pays for your next orders automatically.',
    once: 'This cannot be undone.',
    forGuests: 'Enter the code at checkout to pay with it. With an account you can also',
    signIn: 'convert it to store credit',
  },
} as const;

/** Undefined where the server's own message is shown. */
const denials: Readonly<Record<GiftCardDenialReason, string | undefined>> = {
  not_found:
    'We do not know this code. Check it against your e-mail; dashes, spaces and capital letters do not matter.',
  expired: 'This gift card has expired.',
  empty: 'This gift card has no balance left.',
  already_redeemed: 'This gift card was already converted to store credit.',
  already_applied: 'This gift card is already applied.',
  other_store: 'This gift card is for another store.',
  gift_cards_only: 'You cannot buy a gift card with a gift card. Please pay by card.',
  no_customer: 'Please sign in again to convert this gift card.',
  other: undefined,
};

const unknownDenial = 'This gift card could not be used.';

export function describeGiftCardDenial({
  reason,
  message = '',
}: Pick<GiftCardDenial, 'reason'> & Partial<GiftCardDenial>): string {
  return denials[reason] ?? (message === '' ? unknownDenial : message);
}
