import { runInAction } from 'mobx';
import type { AddGiftCard } from '#src/application/gift-card/add-gift-card';
import type { DraftStorage } from '#src/application/ports/browser/draft-storage';
import type { NewLine } from '#src/application/ports/shop/order-gateway';
import type { Product } from '#src/domain/catalogue/product';
import { isGiftCard, openGiftCard } from '#src/domain/gift-card/gift-card';
import { parseGiftCardAmount } from '#src/domain/gift-card/gift-card-amount';
import { formatPromotionAmount } from '#src/domain/money/format-money';
import type { Presenter } from '#src/ui/di/use-presenter';
import { checkGiftCardAmount, type GiftCardField, noGiftCardDetails } from '#src/ui/forms/gift-card-form';
import { addToCartMessages } from '#src/ui/messages/add-to-cart-messages';
import { describeFailure } from '#src/ui/messages/failures';
import { giftCardMessages } from '#src/ui/messages/gift-card-messages';
import type { ActionTracker } from '#src/ui/state/action-tracker';
import { autoObservable } from '#src/ui/state/auto-observable';
import type { CartFlyoutState } from '#src/ui/state/cart-flyout-state';
import type { CatalogueStore } from '#src/ui/state/catalogue-store';
import type { GiftCardDetailsState } from '#src/ui/state/gift-card-details-state';
import type { LiveMessageState } from '#src/ui/state/live-message-state';
import type { DetailsForm } from './details-form';

const draftName = 'gift-card';
const adding = 'add-gift-card';

/** An amount on offer, on a page of its own. */
export interface AmountChoice {
  readonly sku: string;
  readonly to: string;
  readonly label: string;
}

/** Presents buying a gift card for somebody: which amount, who gets it, and when (spec §3 giftCardDetails). */
export class BuyGiftCardPresenter implements Presenter {
  /** The worth of a gift card of any amount, as typed. */
  amount = '';
  amountProblem: string | undefined = undefined;
  /** It is in the cart, and nobody knows yet who gets it. */
  isWithoutDetails = false;

  constructor(
    readonly form: DetailsForm,
    private readonly addGiftCard: AddGiftCard,
    private readonly drafts: DraftStorage,
    private readonly details: GiftCardDetailsState,
    private readonly catalogue: CatalogueStore,
    private readonly flyout: CartFlyoutState,
    private readonly tracker: ActionTracker,
    private readonly liveMessage: LiveMessageState,
  ) {
    autoObservable(this, { form: false });
  }

  /** Takes up what was typed in this tab, also on the page of another amount. */
  mount(): () => void {
    const { amount = '', ...typed } = this.drafts.read(draftName);
    this.amount = amount;
    this.form.start({ ...noGiftCardDetails, ...typed });
    // What was refused before the shopper came back is no news any more.
    this.tracker.clear(adding);
    void this.catalogue.load();
    return () => undefined;
  }

  /** The amounts to choose from, the smallest first and any other last. */
  get amounts(): readonly AmountChoice[] {
    const cards = (this.catalogue.current?.products ?? []).filter(isGiftCard);
    const order = ({ sku, price }: Product) => (sku === openGiftCard ? Infinity : price);
    return cards
      .sort((a, b) => order(a) - order(b))
      .map(({ sku, slug, price }) => ({
        sku,
        to: `/products/${slug}/`,
        label: sku === openGiftCard ? giftCardMessages.buy.otherAmount : formatPromotionAmount(price),
      }));
  }

  get isAdding(): boolean {
    return this.tracker.isBusy(adding);
  }

  /** Why it is not in the cart. */
  get failure(): string | undefined {
    const error = this.tracker.errorOf(adding);
    return error && describeFailure(error);
  }

  typeAmount(amount: string): void {
    this.amount = amount;
    if (this.amountProblem !== undefined) this.amountProblem = checkGiftCardAmount(amount);
    this.keep();
  }

  leaveAmount(): void {
    if (this.amount !== '') this.amountProblem = checkGiftCardAmount(this.amount);
  }

  type(field: GiftCardField, value: string): void {
    this.form.type(field, value);
    this.keep();
  }

  /** Puts the card into the cart; false when something is wrong with what was typed. */
  async submit({ sku, name }: Pick<Product, 'sku' | 'name'>): Promise<boolean> {
    const details = this.form.check();
    const amount = sku === openGiftCard ? parseGiftCardAmount(this.amount) : undefined;
    this.amountProblem = amount && checkGiftCardAmount(this.amount);
    if (!details || this.amountProblem !== undefined) return false;
    const line: NewLine = { sku, quantity: 1, ...(amount?.kind === 'amount' && { giftCardAmount: amount.amount }) };
    const { fields } = this.form;
    const outcome = await this.tracker.run(adding, () => this.addGiftCard.execute(line, details));
    if (!outcome) return true;
    if (outcome.kind === 'without-details') outcome.cardIds.forEach((id) => this.details.set(id, fields));
    this.startOver(fields.purchaserName, outcome.kind === 'without-details');
    this.liveMessage.announce(
      outcome.kind === 'added' ? addToCartMessages.added(name) : giftCardMessages.buy.withoutDetails,
    );
    this.flyout.open();
    return true;
  }

  /** The next card is for somebody else, from the same person. */
  private startOver(purchaserName: string, isWithoutDetails: boolean): void {
    runInAction(() => {
      this.isWithoutDetails = isWithoutDetails;
      this.form.start({ ...noGiftCardDetails, purchaserName });
    });
    this.keep();
  }

  private keep(): void {
    this.drafts.write(draftName, { ...this.form.fields, amount: this.amount });
  }
}
