import { CustomerState } from '#src/application/ports/state/customer-state';
import { Clock } from '#src/application/ports/system/clock';
import type { Used } from '#src/application/ports/token';
import type { Instant } from '#src/domain/interval/interval';
import { isExpired, preferredSource, type SavedCard } from '#src/domain/saved-card/saved-card';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { anotherCard } from '#src/ui/saved-card/shared/saved-card-choice';
import { SavedCardStore } from '#src/ui/saved-card/shared/saved-card-store';

/** Tells which of the customer's saved cards pays an order (spec §3 walletPaymentSources). Guests have none. */
export class PayingCard {
  static readonly uses = { savedCards: SavedCardStore, customer: CustomerState, clock: Clock };
  static readonly isShared = false;

  readonly savedCards: SavedCardStore;

  private chosen: string | undefined = undefined;

  constructor(private readonly use: Used<typeof PayingCard.uses>) {
    this.savedCards = use.savedCards;
    autoObservable(this);
  }

  /** Decides whether a card has expired. */
  get now(): Instant {
    return this.use.clock.now();
  }

  get isWaiting(): boolean {
    return (
      this.use.customer.current !== undefined &&
      this.savedCards.value === undefined &&
      this.savedCards.error === undefined
    );
  }

  /** True when a customer's cards did not load. */
  get isUnknown(): boolean {
    return (
      this.use.customer.current !== undefined &&
      this.savedCards.value === undefined &&
      this.savedCards.error !== undefined
    );
  }

  /** The id of the saved card that pays, or `anotherCard`. The default card until the shopper chooses. */
  get choice(): string {
    const { value: cards = [] } = this.savedCards;
    const chosen = cards.find(({ id }) => id === this.chosen);
    if (this.chosen === anotherCard || (chosen && !isExpired(chosen, this.now))) return this.chosen ?? anotherCard;
    return preferredSource(cards, this.now)?.id ?? anotherCard;
  }

  /** Undefined for the hosted page. */
  get card(): SavedCard | undefined {
    return this.savedCards.find(this.choice);
  }

  choose(choice: string): void {
    this.chosen = choice;
  }
}
