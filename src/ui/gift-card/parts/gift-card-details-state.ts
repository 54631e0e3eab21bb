import type { Used } from '#src/application/ports/token';
import { DraftStorage } from '#src/application/storage/draft-storage';
import type { TypedGiftCardDetails } from '#src/domain/gift-card/gift-card';
import { autoObservable } from '#src/ui/kit/auto-observable';

/**
 * By the card's id (spec §3 Client state, giftCardDetails). The tab stores them too, so that a reload loses nothing.
 */
export class GiftCardDetailsState {
  static readonly uses = { drafts: DraftStorage };

  private byCard: ReadonlyMap<string, TypedGiftCardDetails | undefined> = new Map();

  constructor(private readonly use: Used<typeof GiftCardDetailsState.uses>) {
    autoObservable(this, { drafts: false, get: false });
  }

  get(cardId: string): TypedGiftCardDetails | undefined {
    return this.byCard.has(cardId) ? this.byCard.get(cardId) : this.draft(cardId);
  }

  set(cardId: string, details: TypedGiftCardDetails): void {
    this.use.drafts.write(draftName(cardId), { ...details });
    this.byCard = new Map(this.byCard).set(cardId, details);
  }

  drop(cardId: string): void {
    this.use.drafts.clear(draftName(cardId));
    this.byCard = new Map(this.byCard).set(cardId, undefined);
  }

  /** Keeps those of the tab's drafts that the visitor may read. */
  clear(): void {
    this.byCard = new Map();
  }

  private draft(cardId: string): TypedGiftCardDetails | undefined {
    const {
      recipientName,
      recipientEmail = '',
      purchaserName = '',
      message = '',
      day = '',
    } = this.use.drafts.read(draftName(cardId));
    return recipientName === undefined ? undefined : { recipientName, recipientEmail, purchaserName, message, day };
  }
}

function draftName(cardId: string): string {
  return `gift-card-${cardId}`;
}
