import type { Instant } from '#src/domain/interval/interval';
import { expiresThisMonth, isExpired, type SavedCard } from '#src/domain/saved-card/saved-card';
import { describePayment, type PaymentErrors } from '#src/ui/checkout/shared/payment-messages';
import { formatMonth } from '#src/ui/kit/day-messages';
import type { FailureMessages } from '#src/ui/kit/failures';

export const savedCardMessages = {
  title: 'Payment methods',
  description: 'Your saved cards.',
  lead: 'Cards are entered on the secure page of our payment provider. We never see your card number.',
  loading: 'Loading your cards',
  list: 'Saved cards',
  isDefault: 'Default',
  current: 'Current card',
  paysFor: (count: number) => (count === 1 ? 'Pays for your subscription.' : 'Pays for your subscriptions.'),
  subscription: (id: string) => `Subscription ${id}`,
  keptFor: 'To remove this card, choose another card for it first.',
  another: 'Another card',
  makeDefault: 'Make default',
  makeDefaultOf: (card: string) => `Make default: ${card}`,
  nowDefault: (card: string) => `${card} is your default card.`,
  remove: 'Remove',
  removeOf: (card: string) => `Remove ${card}`,
  removed: (card: string) => `${card} was removed.`,
  removal: {
    title: 'Remove this card?',
    text: (card: string) => `${card} can no longer pay for your orders. Orders that you placed are not affected.`,
    confirm: 'Remove card',
    keep: 'Keep card',
  },
  add: 'Add a card',
  adding: 'Taking you to the card page',
  saved: (card: string) => `${card} was saved.`,
  notYet: 'Your new card is not listed yet. Reload the page in a moment.',
  errors: {
    declined: 'The card was declined, so it was not saved. Nothing was charged. Try again or use another card.',
    cancelled: 'You left the card page. No card was saved.',
    other: 'The card was not saved. Nothing was charged. Please try again.',
  } satisfies PaymentErrors,
  empty: {
    title: 'No saved cards',
    text: 'Add a card here, or save one at checkout.',
  },
  failed: { title: 'We could not load your cards.' },
} as const;

/** "Visa ending in 1111". */
export function nameOfCard({ cardType, lastDigits }: Pick<SavedCard, 'cardType' | 'lastDigits'>): string {
  return describePayment({ methodName: 'Card', lastDigits, ...(cardType !== undefined && { cardType }) });
}

/** "Expired 12/25", "Expires this month, 11/26" or "Expires 01/31". */
export function expiryOfCard(card: SavedCard, now: Instant): string {
  const date = formatMonth(card);
  if (isExpired(card, now)) return `Expired ${date}`;
  return expiresThisMonth(card, now) ? `Expires this month, ${date}` : `Expires ${date}`;
}

export const savedCardFailures = {
  not_allowed: 'You cannot change saved cards on this page yet. Write to us, and we will do it for you.',
  not_found: 'That card was already removed.',
} satisfies FailureMessages;
