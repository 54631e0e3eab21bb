import { AddGiftCard } from '#src/application/gift-card/add-gift-card';
import type { NewLine } from '#src/application/ports/shop/order-gateway';
import type { Used } from '#src/application/ports/token';
import { DraftStorage } from '#src/application/storage/draft-storage';
import type { Product } from '#src/domain/catalogue/product';
import { isGiftCard, openGiftCard } from '#src/domain/gift-card/gift-card';
import { parseGiftCardAmount } from '#src/domain/gift-card/gift-card-amount';
import { formatPromotionAmount } from '#src/domain/money/money';
import { addToCartMessages } from '#src/ui/cart/shared/add-to-cart-messages';
import { CartAdditions } from '#src/ui/cart/shared/cart-additions';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';
import { giftCardMessages } from '#src/ui/gift-card/shared/gift-card-messages';
import type { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import type { Values } from '#src/ui/kit/form';
import type { Presenter } from '#src/ui/kit/use-presenter';
import type { GiftCardField } from './gift-card-checks';
import { GiftCardDetailsState } from './gift-card-details-state';
import { GiftCardEntry } from './gift-card-entry';

const draftName = 'gift-card';

export interface AmountChoice {
  readonly sku: string;
  readonly to: string;
  readonly label: string;
}

/** Presents buying a gift card: amount, recipient and date (spec §3 giftCardDetails). */
export class BuyGiftCardPresenter implements Presenter {
  static readonly uses = {
    entry: GiftCardEntry,
    addGiftCard: AddGiftCard,
    drafts: DraftStorage,
    details: GiftCardDetailsState,
    catalogue: CatalogueStore,
    additions: CartAdditions,
  };
  static readonly isShared = false;

  readonly entry: GiftCardEntry;

  /** True when the card is in the cart without its recipient. */
  isWithoutDetails = false;

  constructor(private readonly use: Used<typeof BuyGiftCardPresenter.uses>) {
    this.entry = use.entry;
    autoObservable(this, { entry: false });
  }

  /** Restores this tab's draft, also on the page of another amount. */
  mount(): () => void {
    this.restore();
    // A refusal from before the shopper came back is outdated.
    this.adding.clear();
    void this.use.catalogue.load();
    return this.entry.whenCustomerLeaves(() => {
      this.adding.abandon();
      this.restore();
    });
  }

  /** The smallest amount comes first, the custom amount last. */
  get amounts(): readonly AmountChoice[] {
    const cards = (this.use.catalogue.current?.products ?? []).filter(isGiftCard);
    const order = ({ sku, price }: Product) => (sku === openGiftCard ? Infinity : price);
    return cards
      .sort((a, b) => order(a) - order(b))
      .map(({ sku, slug, price }) => ({
        sku,
        to: `/products/${slug}/`,
        label: sku === openGiftCard ? giftCardMessages.buy.otherAmount : formatPromotionAmount(price),
      }));
  }

  /** One gift card is bought at a time, with any amount. */
  get adding(): Action {
    return this.use.additions.of(draftName);
  }

  /** Resolves to false when a field is invalid. */
  async submit({ sku, name }: Pick<Product, 'sku' | 'name'>): Promise<boolean> {
    const { values } = this.entry.form;
    const details = this.entry.check({ asksAmount: sku === openGiftCard });
    if (!details) return false;
    const amount = sku === openGiftCard ? parseGiftCardAmount(values.amount) : undefined;
    const line: NewLine = { sku, quantity: 1, ...(amount?.kind === 'amount' && { giftCardAmount: amount.amount }) };
    const result = await this.use.additions.add(draftName, () => this.use.addGiftCard.execute(line, details));
    if (result.kind !== 'done') return true;
    const isWithoutDetails = result.value.kind === 'without-details';
    if (result.value.kind === 'without-details') {
      const { amount: _amount, ...typed } = values;
      result.value.cardIds.forEach((id) => this.use.details.set(id, typed));
    }
    this.startOver(values, isWithoutDetails);
    this.use.additions.show(isWithoutDetails ? giftCardMessages.buy.withoutDetails : addToCartMessages.added(name));
    return true;
  }

  private restore(): void {
    this.isWithoutDetails = false;
    this.entry.start(this.use.drafts.read(draftName), (typed) => this.use.drafts.write(draftName, typed));
  }

  /**
   * The next card has a different recipient, the same sender, and often the same amount. Text that was typed since this one was
   * sent stays.
   */
  private startOver(sent: Values<GiftCardField>, isWithoutDetails: boolean): void {
    const { purchaserName, amount } = sent;
    this.isWithoutDetails = isWithoutDetails;
    if (this.entry.form.values === sent) this.entry.start({ purchaserName, amount });
    this.use.drafts.write(draftName, this.entry.form.values);
  }
}
