import { runInAction } from 'mobx';
import type { SetGiftCardRecipients } from '#src/application/gift-card/set-gift-card-recipients';
import type { CartState } from '#src/application/ports/state/cart-state';
import type { BoughtGiftCard, TypedGiftCardDetails } from '#src/domain/gift-card/gift-card';
import { dayOf } from '#src/domain/gift-card/gift-card-delivery';
import { type GiftCardField, noGiftCardDetails } from '#src/ui/forms/gift-card-form';
import { describeFailure } from '#src/ui/messages/failures';
import { giftCardMessages } from '#src/ui/messages/gift-card-messages';
import type { ActionTracker } from '#src/ui/state/action-tracker';
import { autoObservable } from '#src/ui/state/auto-observable';
import type { GiftCardDetailsState } from '#src/ui/state/gift-card-details-state';
import type { LiveMessageState } from '#src/ui/state/live-message-state';
import type { DetailsForm } from './details-form';

/** Presents who gets the gift cards of one line of the cart, and lets the shopper say it, one card at a time. */
export class LineGiftCardsPresenter {
  /** The card whose form is open. */
  editing: string | undefined = undefined;
  private failedHere = false;

  constructor(
    readonly form: DetailsForm,
    private readonly cart: CartState,
    private readonly setGiftCardRecipients: SetGiftCardRecipients,
    private readonly details: GiftCardDetailsState,
    private readonly tracker: ActionTracker,
    private readonly liveMessage: LiveMessageState,
  ) {
    autoObservable(this, { form: false });
  }

  get isSaving(): boolean {
    return this.editing !== undefined && this.tracker.isBusy(key(this.editing));
  }

  /** Why it could not be noted, unless the fields themselves say so. */
  get failure(): string | undefined {
    const error = this.editing === undefined || !this.failedHere ? undefined : this.tracker.errorOf(key(this.editing));
    return error && describeFailure(error);
  }

  /** Opens the form of a card about which something was typed and not noted. */
  takeUp(cardIds: readonly string[]): void {
    const waiting = cardIds.find((id) => this.details.get(id) !== undefined && this.card(id)?.isFilled === false);
    if (waiting !== undefined && this.editing === undefined) this.open(waiting);
  }

  open(cardId: string): void {
    this.editing = cardId;
    this.failedHere = false;
    this.form.start(this.details.get(cardId) ?? typedOf(this.card(cardId)));
  }

  /** Closes the form; what was typed and not saved is given up. */
  cancel(): void {
    if (this.editing !== undefined) this.details.clear(this.editing);
    this.editing = undefined;
  }

  type(field: GiftCardField, value: string): void {
    this.form.type(field, value);
    if (this.editing !== undefined) this.details.set(this.editing, this.form.fields);
  }

  /** Notes who gets the card; false when something is wrong. */
  async submit(): Promise<boolean> {
    const id = this.editing;
    const details = this.form.check();
    if (id === undefined || !details) return false;
    const order = await this.tracker.run(key(id), () => this.setGiftCardRecipients.execute([{ ...details, id }]));
    const error = this.tracker.errorOf(key(id));
    runInAction(() => (this.failedHere = error !== undefined && !this.form.refuse(error.errors)));
    if (!order) return false;
    this.details.clear(id);
    runInAction(() => (this.editing = undefined));
    this.liveMessage.announce(giftCardMessages.line.saved(details.recipientName));
    return true;
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
    ...noGiftCardDetails,
    recipientName,
    recipientEmail,
    purchaserName,
    message,
    day: sendAt === undefined ? '' : dayOf(sendAt),
  };
}

function key(cardId: string): string {
  return `fill-gift-card:${cardId}`;
}
