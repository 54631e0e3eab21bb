import type { Instant } from '#src/domain/interval/interval';
import { isExpired, type SavedCard } from '#src/domain/saved-card/saved-card';
import { type RadioCardOption, RadioCards } from '#src/ui/kit/radio-cards';
import { expiryOfCard, nameOfCard, savedCardMessages } from './saved-card-messages';

export const anotherCard = 'another-card';

interface SavedCardChoiceProps {
  readonly legend: string;
  readonly cards: readonly SavedCard[];
  readonly now: Instant;
  readonly currentId?: string | undefined;
  /** The id of a card, or `anotherCard`. */
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  /** Without this path another card is not offered. */
  readonly another?: string | undefined;
  readonly disabled?: boolean | undefined;
}

/** Expired cards say so and cannot be chosen. */
export function SavedCardChoice({
  legend,
  cards,
  now,
  currentId,
  value,
  onChange,
  another,
  disabled,
}: SavedCardChoiceProps) {
  const saved = cards.map((card): RadioCardOption<string> => ({
    value: card.id,
    label: nameOfCard(card),
    detail: expiryOfCard(card, now),
    disabled: isExpired(card, now),
    aside: asideOf(card, currentId),
  }));
  const options =
    another === undefined
      ? saved
      : [...saved, { value: anotherCard, label: savedCardMessages.another, detail: another }];
  return (
    <RadioCards
      legend={legend}
      name="saved-card"
      value={value}
      options={options}
      onChange={onChange}
      disabled={disabled}
    />
  );
}

/** A subscription has its own card, whichever the default is. */
function asideOf({ id, isDefault }: SavedCard, currentId: string | undefined): string | undefined {
  if (currentId !== undefined) return id === currentId ? savedCardMessages.current : undefined;
  return isDefault ? savedCardMessages.isDefault : undefined;
}
