import { clubSizes, memberPercent } from '#src/domain/club/club-discount';
import type { DayProblem } from '#src/domain/subscription/day-choice';
import type { PaymentProblem } from '#src/domain/subscription/payment-problem';
import type { SubscriptionState } from '#src/domain/subscription/subscription';
import { clubBoxMessages } from '#src/ui/cart/shared/cart-messages';
import type { FailureMessages, RefusalMessages } from '#src/ui/kit/failures';

const cans = (count: number) => (count === 1 ? '1 can' : `${count} cans`);

export const subscriptionMessages = {
  title: 'Your club',
  description: 'Your club boxes: when they come, what is in them and where they go.',
  loading: 'Loading your subscriptions',
  failed: {
    title: 'Your club',
    text: 'We could not load your subscriptions. Check your connection and try again.',
  },
  stale: 'We could not check for changes. This may be out of date.',
  cans,
  /** "Club box, 12 cans, every month" */
  what: (count: number, every: string) => `${clubBoxMessages.title}, ${clubBoxMessages.summary(count, every)}`,
  states: {
    active: 'Active',
    paused: 'Paused',
    'pending-cancellation': 'Ending',
    canceled: 'Canceled',
    inactive: 'Ended',
    other: 'Unknown',
  } satisfies Record<SubscriptionState, string>,
  /** The problem of a payment, in place of the state and of the next day. */
  problems: {
    'delivery-unpaid': { badge: 'Payment failed', text: 'Choose another card to get your delivery' },
    'card-declined': { badge: 'Payment failed', text: 'Choose another card to get your delivery' },
    'needs-card': { badge: 'Needs a card', text: 'Your next box needs a card' },
  } satisfies Record<PaymentProblem, { readonly badge: string; readonly text: string }>,
  soldOut: 'Something in your box is sold out right now, so nothing was charged. Choose other cans, then try again.',
  list: {
    next: (day: string) => `Next delivery on ${day}`,
    last: (day: string) => `Last delivery on ${day}`,
    comesBack: (day: string) => `Paused until ${day}`,
    pausedOpen: 'Paused until you resume it',
    none: 'No more deliveries',
    open: 'Manage',
    look: 'View details',
  },
  empty: {
    title: 'No subscriptions yet',
    text: `The can club sends ${clubSizes.join(' or ')} cans as often as you like, and gives you up to ${memberPercent[24]}% off every can and pack in the shop.`,
    action: 'See the can club',
  },
  unknown: {
    title: 'We cannot find this subscription',
    text: 'It is not one of yours. The link may be old, or you may have signed in with another address.',
    action: 'Back to your club',
  },
  page: {
    title: 'Your subscription',
    description: 'The next delivery, and everything you can change about it.',
    number: (id: string) => `Number ${id.split('-')[0] ?? ''}`,
  },
  next: {
    title: 'Next delivery',
    lastTitle: 'Last delivery',
    resumesTitle: 'Paused until',
    contents: 'In every box',
    contentsOver: 'What was in the box',
    goods: (amount: string) => `${amount} before shipping and tax`,
    /** "Next charge: December 20, 2026, $75.60 before shipping and tax." */
    charge: (day: string, goods: string | undefined) => `Next charge: ${[day, goods].filter(Boolean).join(', ')}.`,
    changeUntil: (day: string) => `Change until ${day}`,
    tooLate: 'It is being packed. Changes now apply to the one after.',
    customize: 'Change the cans',
    noCharge: 'No charge is planned.',
    noChargePaused: 'Nothing is charged until you resume.',
    once: 'this time only',
  },
  notices: {
    ending: (day: string | undefined) =>
      day === undefined
        ? 'This subscription is ending.'
        : `This subscription is ending: one more delivery comes on ${day}, then no more.`,
    pausedUntil: (day: string) => `Paused. Nothing is charged until ${day}, when deliveries start again automatically.`,
    paused: 'Paused. Nothing comes and nothing is charged until you resume.',
    pausedMember: 'Member prices are paused too.',
    canceled: 'This subscription is canceled. Nothing more comes and nothing more is charged.',
    inactive: 'This subscription has ended.',
    other: 'We do not know the status of this subscription. Write to us if something looks wrong.',
    joinAgain: 'Join again',
    overtaken: 'The subscription has changed in the meantime, so this was not possible. Here is how it is now.',
  },
  schedule: {
    title: 'Coming deliveries',
    until: (day: string) => `The last one comes by ${day}.`,
    skip: 'Skip',
    skipOn: (day: string) => `Skip the delivery on ${day}`,
    question: {
      title: (day: string) => `Skip the delivery on ${day}?`,
      text: (next: string | undefined) =>
        `Nothing comes that day and nothing is charged. ${
          next === undefined ? 'No other delivery follows.' : `The next delivery and its charge are on ${next}.`
        } You can skip only once in a row.`,
      confirm: 'Skip this delivery',
      keep: 'Keep this delivery',
    },
    rule: 'You can skip one delivery at a time. It counts as skipped even if you undo it.',
    skippedAlready: 'You have already skipped one. You can skip again after the next delivery.',
    skipped: (charge: string) => `Skipped. Nothing is charged for that delivery. ${charge}`,
    undo: (day: string) => `Deliver on ${day} after all`,
    skippedDay: (day: string) => `The delivery on ${day} is skipped.`,
    restored: (charge: string) => `The delivery is planned again. ${charge}`,
    busy: 'One moment',
  },
  past: {
    title: 'Past deliveries',
    loading: 'Loading your deliveries',
    none: 'None yet. Your first box came with the order that started your club.',
    order: (day: string, number: string) => `Delivery of ${day}, order ${number}`,
    more: 'Show older deliveries',
  },
  settings: {
    title: 'Delivery settings',
    titleOver: 'Last delivery settings',
    interval: 'Delivery frequency',
    address: 'Delivery address',
    noAddress: 'No address yet',
    card: 'Payment',
    anyCard: 'Card',
    size: 'Box size',
    sizeTo: (cans: number) => `Change to ${cans} cans`,
    noCard: 'No card yet',
    cardGone: 'This card is no longer one of your saved cards. Please choose another one.',
    change: 'Change',
    changeNamed: { interval: 'the delivery frequency', address: 'the delivery address', card: 'the payment card' },
  },
  interval: {
    title: 'Delivery frequency',
    label: 'A delivery',
    unknown: 'Choose one of these.',
    stays: (day: string) => `The next delivery stays on ${day}; the ones after it follow the new delivery frequency.`,
    save: 'Save',
    saved: (every: string, charge: string) => `Your box now comes ${every}. ${charge}`,
  },
  address: {
    title: 'Delivery address',
    save: 'Save the address',
    saved: (charge: string) => `Every delivery goes to the new address from now on. ${charge}`,
  },
  pause: {
    open: 'Pause',
    title: 'Pause the deliveries',
    text: 'Until deliveries start again, nothing comes, nothing is charged, and member prices are paused.',
    legend: 'For how long',
    untilDay: 'Until a day',
    untilDayDetail: 'The next delivery comes and is charged that day. We remind you by e-mail before.',
    openEnd: 'Until I resume',
    openEndDetail: 'Nothing is charged until you resume.',
    day: 'The day of the next delivery',
    confirm: 'Pause',
    done: (charge: string) => `Deliveries are paused. ${charge}`,
  },
  resume: {
    open: 'Resume',
    title: 'Resume the deliveries',
    text: 'Deliveries start again, and member prices apply right away. Each delivery is charged on its day.',
    legend: 'When the next delivery comes',
    openEnd: 'Tomorrow',
    untilDay: 'On a day',
    untilDayDetail: 'Choose when it suits you.',
    day: 'The day of the next delivery',
    confirm: 'Resume',
    done: (charge: string) => `Deliveries start again. ${charge}`,
  },
  dayProblems: {
    missing: 'Choose a day.',
    past: 'Choose tomorrow or a later day.',
    'too-far': 'Choose a day within a year.',
  } satisfies Record<DayProblem, string>,
  cancel: {
    section: 'Pause or leave',
    sectionText: 'Both take a moment, and neither needs a phone call.',
    open: 'Cancel',
    openLong: 'Cancel the subscription',
    title: 'Cancel this subscription?',
    text: 'Nothing more will come and nothing more will be charged. You can join again at any time.',
    why: 'Why are you leaving? You do not have to say.',
    reasons: {
      'too-much': 'It is more than I drink',
      'too-expensive': 'It costs too much',
      taste: 'The wines are not for me',
      delivery: 'A problem with the deliveries',
      other: 'Something else',
    },
    more: 'Tell us more',
    optional: 'optional',
    confirm: 'Cancel subscription',
    lessOften: (every: string) => `Deliver ${every} instead`,
    pauseInstead: 'Pause instead',
    keep: 'Keep subscription',
    done: 'The subscription is canceled. Nothing more is charged.',
    doneEnding: (charge: string) => `The subscription is ending after one more delivery. ${charge}`,
  },
} as const;

/** The messages for a failed change (spec §8 The error catalogue). */
export const subscriptionFailures = {
  locked: 'This subscription is being changed somewhere else right now. Please try again.',
  not_found: 'This subscription no longer exists.',
} satisfies FailureMessages;

export const subscriptionRefusals: RefusalMessages = {
  successive_skip_count: subscriptionMessages.schedule.skippedAlready,
  actionable_date: subscriptionMessages.dayProblems.past,
  interval_length: subscriptionMessages.interval.unknown,
  payment_source: subscriptionMessages.settings.cardGone,
  line_items: subscriptionMessages.soldOut,
  ship_address: (said) => `Your address ${said}.`,
};
