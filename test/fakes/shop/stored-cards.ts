import type { SavedCard } from '#src/domain/saved-card/saved-card';
import { notFound } from './refusals';

/** The saved cards of all customers, by the rules of the back end. */
export class StoredCards {
  /** Ids of cards that their bank declines. */
  readonly declined = new Set<string>();
  /** The newest first. */
  private readonly cards = new Map<string, readonly SavedCard[]>();

  /** The default first, then the newest. */
  of(customerId: string): readonly SavedCard[] {
    return this.newestFirst(customerId).toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault));
  }

  find(customerId: string | undefined, id: string): SavedCard {
    const card = this.of(customerId ?? '').find((one) => one.id === id);
    if (!card) throw notFound();
    return card;
  }

  /** One that is the default takes the others' place; so does the first of all. */
  add(customerId: string, card: SavedCard): void {
    const others = this.newestFirst(customerId);
    const isDefault = card.isDefault || others.length === 0;
    this.cards.set(customerId, [{ ...card, isDefault }, ...(isDefault ? others.map(withoutDefault) : others)]);
  }

  makeDefault(customerId: string, id: string): void {
    this.find(customerId, id);
    this.cards.set(
      customerId,
      this.newestFirst(customerId).map((card) => ({ ...card, isDefault: card.id === id })),
    );
  }

  remove(customerId: string, id: string): void {
    const { isDefault } = this.find(customerId, id);
    const [newest, ...others] = this.newestFirst(customerId).filter((card) => card.id !== id);
    const kept = newest ? [isDefault ? { ...newest, isDefault } : newest, ...others] : [];
    this.cards.set(customerId, kept);
  }

  private newestFirst(customerId: string): readonly SavedCard[] {
    return this.cards.get(customerId) ?? [];
  }
}

function withoutDefault(card: SavedCard): SavedCard {
  return { ...card, isDefault: false };
}
