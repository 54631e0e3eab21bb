import { makeAutoObservable, observableRef } from 'mobx';
import type { DraftStorage } from '#src/application/ports/browser/draft-storage';
import type { GiftCardDetailsState } from '#src/application/ports/state/gift-card-details-state';
import type { TypedGiftCardDetails } from '#src/domain/gift-card/gift-card';

/** Kept in the tab as well, so that a reload loses nothing. */
export class ObservableGiftCardDetailsState implements GiftCardDetailsState {
  private byCard: ReadonlyMap<number, TypedGiftCardDetails | undefined> = new Map();

  constructor(private readonly drafts: DraftStorage) {
    makeAutoObservable<ObservableGiftCardDetailsState, 'byCard' | 'drafts'>(
      this,
      { byCard: observableRef, drafts: false, get: false },
      { autoBind: true },
    );
  }

  get(cardId: number): TypedGiftCardDetails | undefined {
    return this.byCard.has(cardId) ? this.byCard.get(cardId) : this.draft(cardId);
  }

  set(cardId: number, details: TypedGiftCardDetails): void {
    this.drafts.write(draftName(cardId), { ...details });
    this.byCard = new Map(this.byCard).set(cardId, details);
  }

  clear(cardId: number): void {
    this.drafts.clear(draftName(cardId));
    this.byCard = new Map(this.byCard).set(cardId, undefined);
  }

  private draft(cardId: number): TypedGiftCardDetails | undefined {
    const {
      recipientName,
      recipientEmail = '',
      purchaserName = '',
      message = '',
      day = '',
    } = this.drafts.read(draftName(cardId));
    return recipientName === undefined ? undefined : { recipientName, recipientEmail, purchaserName, message, day };
  }
}

function draftName(cardId: number): string {
  return `gift-card-${cardId}`;
}
