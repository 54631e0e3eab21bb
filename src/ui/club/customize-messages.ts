import type { GatewayError } from '#src/application/ports/gateway-error';
import { canMessages } from '#src/ui/catalogue/shared/own-pack-messages';
import { describeFailure } from '#src/ui/kit/failures';

export const customizeMessages = {
  ...canMessages,
  title: 'Choose your cans',
  description: 'What every box of your club brings.',
  loading: 'Loading the cans of your box',
  list: 'The cans of your box',
  facts: 'About your box',
  next: (day: string) => `Your next box goes out on ${day}.`,
  last: (day: string) => `Your last box goes out on ${day}.`,
  until: (day: string) => `What you choose counts for it until ${day}, and for every box after.`,
  untilLast: (day: string) => `What you choose counts until ${day}.`,
  tooLate: 'That box is being packed: what you choose counts for the one after.',
  paused: 'Your club is paused. What you choose counts for the first box after the pause.',
  gone: (names: readonly string[]) =>
    `${list(names)} ${names.length === 1 ? 'is' : 'are'} not sold any more, so we took ${names.length === 1 ? 'it' : 'them'} out of your box. Please choose what comes instead.`,
  notAsWritten:
    'Not all of these cans could be chosen: there were more than fit, or cans that we do not have. Here is the rest.',
  unreadable: 'The cans in this link could not be read. Here is what your box holds.',
  full: 'The box is full. To swap a can, take one out first.',
  unchanged: 'This is what your box holds.',
  reset: 'As it was',
  price: 'Members’ price of the box',
  perBox: 'per box',
  before: (amount: string) => `${amount} before`,
  asBefore: 'as before',
  save: 'Save these cans',
  saving: 'Saving your cans',
  saved: {
    title: 'Saved',
    text: 'Every box brings these cans from now on.',
    size: (cans: number) => `Every box brings these ${cans} cans from now on.`,
    next: (day: string) => `The next one goes out on ${day}.`,
  },
  notTwice: 'We do not have all of your cans twice. Please choose what comes instead.',
  resize: {
    to: (cans: number) => `Change to ${cans} cans per box`,
    keep: (cans: number) => `Keep ${cans} cans`,
    title: (cans: number) => `Change to ${cans} cans per box`,
    larger: 'We started with each of your cans twice. Change them as you like, then save.',
    smaller: (cans: number) => `Choose the ${cans} cans that stay, then save.`,
    table: 'What changes',
    now: (cans: number) => `Now, ${cans} cans`,
    then: (cans: number) => `Then, ${cans} cans`,
    perDelivery: 'Per box, before shipping and tax',
    perCan: 'Per can, on average',
    discount: 'Your member discount in the shop',
    notYet: 'Once you have chosen',
    staying: 'In your box now',
    others: 'Other cans',
  },
  back: 'Your club',
  // The specification spells it this way.
  variantsFailed: 'An unexpected error occured. Please refresh the page and try again.',
  failed: 'The cans could not be loaded',
  unreachable: 'We could not find out what you have subscribed to. Check your connection and try again.',
  unknown: {
    title: 'We do not find this subscription',
    text: 'It is none of yours, or the link to it is not complete. Yours are all in your account.',
  },
  over: {
    title: 'This subscription is over',
    text: 'No more boxes go out, so there is nothing to choose. You can join the club again whenever you like.',
  },
  join: 'Join the club',
} as const;

const refusedCans =
  'Some of these cans can no longer come with your box. Please choose others; the rest of your choice is kept.';
const busy = 'Your subscription is being changed somewhere else at this moment. Please try again.';

/** The member's choice is kept in every case. */
export function describeSavingFailure(error: GatewayError): string {
  if (error.errors['line_items']) return refusedCans;
  if (error.code === 'locked') return busy;
  if (error.code === 'unauthorized' || error.code === 'not_found') return customizeMessages.unknown.text;
  return describeFailure(error);
}

function list(names: readonly string[]): string {
  return new Intl.ListFormat('en-US', { type: 'conjunction' }).format(names);
}
