import { canMessages } from '#src/ui/catalogue/shared/own-pack-messages';
import type { FailureMessages } from '#src/ui/kit/failures';

export const customizeMessages = {
  ...canMessages,
  title: 'Choose your cans',
  description: 'The cans in every club box.',
  loading: 'Loading the cans of your box',
  list: 'The cans of your box',
  next: (day: string) => `Your next box goes out on ${day}.`,
  last: (day: string) => `Your last box goes out on ${day}.`,
  until: (day: string) => `You can change its cans until ${day}. They stay the same in every box after that.`,
  untilLast: (day: string) => `You can change its cans until ${day}.`,
  tooLate: 'That box is being packed. Your changes will be in the one after.',
  paused: 'Your club is paused. Your changes will be in the first box after the pause.',
  gone: (names: readonly string[]) =>
    `We no longer sell ${list(names)}, so we removed ${names.length === 1 ? 'it' : 'them'} from your box. Please choose something else instead.`,
  notAsWritten: 'We could not choose all of these cans: there were too many, or some we do not have. Here is the rest.',
  unreadable: 'We could not read the cans in this link. Here is what is in your box.',
  full: 'Your box is full. To swap a can, remove one first.',
  unchanged: 'These cans are already in your box.',
  reset: 'Undo changes',
  price: 'Member price of the box',
  before: (amount: string) => `${amount} before`,
  asBefore: 'as before',
  save: 'Save these cans',
  saving: 'Saving your cans',
  saved: {
    title: 'Saved',
    text: 'Every box will have these cans from now on.',
    size: (cans: number) => `Every box will have these ${cans} cans from now on.`,
    next: (day: string) => `The next one goes out on ${day}.`,
  },
  notTwice: 'We do not have enough to double all of your cans. Please choose something else instead.',
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
  unreachable: 'We could not load your subscriptions. Check your connection and try again.',
  unknown: {
    title: 'We cannot find this subscription',
    text: 'It is not one of yours, or the link is incomplete. You can find yours in your account.',
  },
  over: {
    title: 'This subscription has ended',
    text: 'No more boxes will ship, so there is nothing to choose. You can join the club again at any time.',
  },
  join: 'Join the club',
} as const;

/** The member's choice is kept in every case. */
export const savingFailures = {
  locked: 'Your subscription is being changed somewhere else right now. Please try again.',
  unauthorized: customizeMessages.unknown.text,
  not_found: customizeMessages.unknown.text,
} satisfies FailureMessages;

export const savingRefusals = {
  line_items: 'Some of these cans are no longer available for your box. Please choose others; we kept the rest.',
};

function list(names: readonly string[]): string {
  return new Intl.ListFormat('en-US', { type: 'conjunction' }).format(names);
}
