import type { SavedCard } from '#src/domain/saved-card/saved-card';

/** A saved card that is valid until January 2031. */
export function aSavedCard(source: Partial<SavedCard> = {}): SavedCard {
  return {
    id: 'card-1',
    isDefault: false,
    cardType: 'visa',
    lastDigits: '1111',
    month: 1,
    year: 2031,
    holder: 'Ada Example',
    subscriptionIds: [],
    ...source,
  };
}
