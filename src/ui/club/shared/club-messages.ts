import { type Cents, formatMoney } from '#src/domain/money/money';
import { canMessages } from '#src/ui/catalogue/shared/own-pack-messages';

export const clubMessages = {
  breadcrumb: 'The can club',
  join: (size: number) => `Join with ${size} cans`,
  off: (percent: number) => `${percent}% off`,
  howTitle: 'How it works',
  sizesTitle: 'Two sizes',
  size: (size: number) => `${size} cans`,
  sizeText: (percent: number) => `${percent}% off every can and pack in the shop, for as long as you stay.`,
  perCan: 'each can',
  boxLike: (times: number, amount: string) =>
    `${times === 1 ? 'The box below' : 'Twice the box below'} comes to ${amount}.`,
  boughtOnce: (amount: string) => `Bought once, the same cans cost ${amount}.`,
  questions: 'Questions',
  reviews: 'What people say about these cans',
  allReviews: 'All reviews',
} as const;

export const joinMessages = {
  ...canMessages,
  steps: 'Steps to join',
  stepDone: 'done',
  stepNames: { type: 'Type', default: 'Box', customize: 'Cans', review: 'Review' },
  titles: {
    type: 'What do you like to drink?',
    default: 'Our selection for you',
    customize: 'Choose every can',
    review: 'Review your box',
  },
  chosen: 'Chosen',
  box: 'The cans of your box',
  takeIt: 'Take this box',
  changeIt: 'Change the cans',
  otherType: 'Choose another type',
  toReview: 'Review your box',
  full: 'Your box is full. To swap a can, remove one first.',
  startOver: 'Back to our selection',
  notAsWritten:
    'We could not choose everything in this link: it had too many cans, or cans we do not have. Here is the rest.',
  soldOutSince: 'Some of these cans are sold out now, so the box is not full. Please choose others.',
  notSold: 'One of these wines is no longer sold. Please choose another one.',
  interval: 'Delivery frequency',
  perBox: 'per box',
  memberPrice: 'Your member price',
  saving: 'Club discount',
  notIncluded: 'Shipping and tax are added at checkout.',
  first: 'The first box leaves with this order.',
  then: (every: string, day: string) => `Then one comes ${every}, the next on ${day}.`,
  stop: 'Skip, pause or cancel any time in your account.',
  needsAccount: 'You sign in at checkout, so that you can manage your box later.',
  join: 'Add club box to cart',
  replace: 'Replace the box in your cart',
  replaces: (boxes: readonly string[]) =>
    boxes.length === 1
      ? `Your cart has a club box already: ${boxes.join()}. This one replaces it.`
      : `Your cart has ${boxes.length} club boxes already: ${boxes.join('; ')}. This one replaces them.`,
  /** `lost` is the amount of the members' discount for the cans chosen so far. */
  gap: (missing: number, size: number, percent: number, lost: Cents) =>
    `${missing} of ${size} cans ${missing === 1 ? 'is' : 'are'} missing. Only a full box gets ${percent}% off: ` +
    `without it, the cans you chose cost ${formatMoney(lost)} more in every delivery.`,
  joining: 'Adding it to your cart',
  joined: (size: number) => `A club box of ${size} cans is in your cart`,
} as const;
