import { runInAction } from 'mobx';
import { SetGiftCardRecipients } from '#src/application/cart/set-gift-card-recipients';
import { CartState } from '#src/application/ports/state/cart-state';
import type { Used } from '#src/application/ports/token';
import type { BoughtGiftCard, TypedGiftCardDetails } from '#src/domain/gift-card/gift-card';
import { dayOf } from '#src/domain/interval/calendar-day';
import { giftCardMessages } from '#src/ui/gift-card/shared/gift-card-messages';
import { ActionsById } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { describeFailure } from '#src/ui/kit/failures';
import { AlertBarState } from '#src/ui/shell/alert-bar-state';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { GiftCardDetailsState } from './gift-card-details-state';
import { GiftCardEntry } from './gift-card-entry';

export class LineGiftCardsPresenter {
  static readonly uses = {
    entry: GiftCardEntry,
    cart: CartState,
    setGiftCardRecipients: SetGiftCardRecipients,
    details: GiftCardDetailsState,
    liveMessage: LiveMessageState,
    alertBar: AlertBarState,
  };
  static readonly isShared = false;

  readonly entry: GiftCardEntry;

  /** Undefined while no form is open. */
  editing: string | undefined = undefined;
  /** By card. */
  private readonly saving = new ActionsById();
  private failedHere = false;

  constructor(private readonly use: Used<typeof LineGiftCardsPresenter.uses>) {
    this.entry = use.entry;
    autoObservable(this, { entry: false });
  }

  get isSaving(): boolean {
    return this.editing !== undefined && this.saving.of(this.editing).isBusy;
  }

  get failure(): string | undefined {
    if (this.editing === undefined || !this.failedHere) return undefined;
    return describeFailure(this.saving.of(this.editing).error);
  }

  /** Opens the form of a card that has unsaved changes. */
  takeUp(cardIds: readonly string[]): void {
    const waiting = cardIds.find((id) => this.use.details.get(id) !== undefined && this.card(id)?.isFilled === false);
    if (waiting !== undefined && this.editing === undefined) this.open(waiting);
  }

  open(cardId: string): void {
    this.editing = cardId;
    this.failedHere = false;
    this.entry.start(this.use.details.get(cardId) ?? typedOf(this.card(cardId)), ({ amount: _amount, ...typed }) =>
      this.use.details.set(cardId, typed),
    );
  }

  cancel(): void {
    if (this.editing !== undefined) this.use.details.drop(this.editing);
    this.editing = undefined;
  }

  /** Resolves to false when a field is invalid, and when the form of another card was opened meanwhile. */
  async submit(): Promise<boolean> {
    const id = this.editing;
    const details = this.entry.check({ asksAmount: false });
    if (id === undefined || !details) return false;
    const result = await this.saving.of(id).run(() => this.use.setGiftCardRecipients.execute([{ ...details, id }]));
    const isOpen = this.editing === id;
    if (result.kind === 'failed') {
      if (isOpen) runInAction(() => (this.failedHere = !this.entry.refuse(result.error.errors)));
      else this.use.alertBar.notify(giftCardMessages.line.notSaved(details.recipientName), undefined, 'warning');
    }
    if (result.kind !== 'done') return false;
    this.use.details.drop(id);
    if (isOpen) runInAction(() => (this.editing = undefined));
    this.use.liveMessage.announce(giftCardMessages.line.saved(details.recipientName));
    return isOpen;
  }

  private card(cardId: string): BoughtGiftCard | undefined {
    return this.use.cart.current?.lineItems.flatMap(({ giftCards }) => giftCards).find(({ id }) => id === cardId);
  }
}

function typedOf({
  recipientName = '',
  recipientEmail = '',
  purchaserName = '',
  message = '',
  sendAt,
}: Partial<BoughtGiftCard> = {}): TypedGiftCardDetails {
  return {
    recipientName,
    recipientEmail,
    purchaserName,
    message,
    day: sendAt === undefined ? '' : dayOf(sendAt),
  };
}
