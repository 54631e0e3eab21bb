import type { ReviewStatus } from '#src/domain/reviews/own-review';
import { reviewLimits } from '#src/domain/reviews/own-review';
import { formatNumber } from '#src/ui/kit/number-messages';

export const reviewMessages = {
  page: { title: 'Your review', description: 'Rate and review what you bought.' },
  heading: (product: string) => `Review ${product}`,
  writtenHeading: (product: string) => `Your review of ${product}`,
  loading: 'Loading your review…',
  unreachable: 'Your review could not be loaded',
  toOrders: 'Your orders',
  toProduct: 'See the product page',
  ofOrder: 'Review what you bought',
  notFound: {
    title: 'There is nothing to review here',
    text: 'We do not know this product. Open an order and choose what to review.',
  },
  notBought: {
    title: (product: string) => `You have not bought ${product}`,
    text: 'Only people who bought something here can review it, so that every review is a real one.',
  },
  stars: 'Your rating',
  starNames: ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'],
  star: (score: number, name: string) => `${score === 1 ? '1 star' : `${score} stars`}: ${name}`,
  title: 'Title',
  body: 'Your review',
  bodyHint: (left: number) => (left === 1 ? '1 character left.' : `${formatNumber(left)} characters left.`),
  bodyTooLong: (over: number) => `${over === 1 ? '1 character' : `${formatNumber(over)} characters`} too many.`,
  author: 'Display name',
  authorHint: 'Everybody sees this name next to your review.',
  rules: 'We read every review before it is published.',
  submit: 'Send review',
  submitChange: 'Update review',
  submitting: 'Sending your review…',
  cancel: 'Cancel',
  change: 'Change review',
  sent: 'Thank you. Your review was sent.',
  status: {
    waiting: {
      title: 'Waiting to be published',
      text: 'We read every review first. We will e-mail you when yours is published.',
    },
    published: { title: 'Published', text: 'Everybody can read your review on the product page.' },
    rejected: {
      title: 'Not published',
      text: 'Your review was not about the product, or it could hurt somebody. Change it and send it again.',
    },
  } satisfies Record<ReviewStatus, { title: string; text: string }>,
  problems: {
    score: 'Choose a rating.',
    title: 'Enter a title.',
    titleTooLong: `Use at most ${reviewLimits.title} characters.`,
    body: 'Write what you think of it.',
    bodyTooLong: `Use at most ${formatNumber(reviewLimits.body)} characters.`,
    author: 'Enter a display name.',
    authorTooLong: `Use at most ${reviewLimits.author} characters.`,
    refused: 'Please check this field.',
    notBought: 'You can only review what you bought.',
    signedOut: 'Your session has ended. Sign in again; what you typed is still here.',
    gone: 'This product can no longer be reviewed.',
  },
} as const;
