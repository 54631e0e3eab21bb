import { runInAction } from 'mobx';
import { SetGiftCardRecipients } from '#src/application/cart/set-gift-card-recipients';
import { CartState } from '#src/application/ports/state/cart-state';
import type { DependenciesOf } from '#src/application/ports/token';
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
  static readonly dependencies: DependenciesOf<typeof LineGiftCardsPresenter> = [
    GiftCardEntry,
    CartState,
    SetGiftCardRecipients,
    GiftCardDetailsState,
    LiveMessageState,
    AlertBarState,
  ];
  static readonly isShared = false;

  /** Undefined while no form is open. */
  editing: string | undefined = undefined;
  /** By card. */
  private readonly saving = new ActionsById();
  private failedHere = false;

  constructor(
    readonly entry: GiftCardEntry,
    private readonly cart: CartState,
    private readonly setGiftCardRecipients: SetGiftCardRecipients,
    private readonly details: GiftCardDetailsState,
    private readonly liveMessage: LiveMessageState,
    private readonly alertBar: AlertBarState,
  ) {
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
    const waiting = cardIds.find((id) => this.details.get(id) !== undefined && this.card(id)?.isFilled === false);
    if (waiting !== undefined && this.editing === undefined) this.open(waiting);
  }

  open(cardId: string): void {
    this.editing = cardId;
    this.failedHere = false;
    this.entry.start(this.details.get(cardId) ?? typedOf(this.card(cardId)), ({ amount: _amount, ...typed }) =>
      this.details.set(cardId, typed),
    );
  }

  cancel(): void {
    if (this.editing !== undefined) this.details.drop(this.editing);
    this.editing = undefined;
  }

  /** Resolves to false when a field is invalid, and when the form of another card was opened meanwhile. */
  async submit(): Promise<boolean> {
    const id = this.editing;
    const details = this.entry.check({ asksAmount: false });
    if (id === undefined || !details) return false;
    const result = await this.saving.of(id).run(() => this.setGiftCardRecipients.execute([{ ...details, id }]));
    const isOpen = this.editing === id;
    if (result.kind === 'failed') {
      if (isOpen) runInAction(() => (this.failedHere = !this.entry.refuse(result.error.errors)));
      else this.alertBar.notify(giftCardMessages.line.notSaved(details.recipientName), undefined, 'warning');
    }
    if (result.kind !== 'done') return false;
    this.details.drop(id);
    if (isOpen) runInAction(() => (this.editing = undefined));
    this.liveMessage.announce(giftCardMessages.line.saved(details.recipientName));
    return isOpen;
  }

  private card(cardId: string): BoughtGiftCard | undefined {
    return this.cart.current?.lineItems.flatMap(({ giftCards }) => giftCards).find(({ id }) => id === cardId);
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
