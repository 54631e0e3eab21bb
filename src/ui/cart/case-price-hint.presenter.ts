import { reaction } from 'mobx';
import { CartState } from '#src/application/ports/state/cart-state';
import type { Used } from '#src/application/ports/token';
import { caseCans } from '#src/domain/cart/cart-cans';
import { discountChoice, wouldLower } from '#src/domain/cart/line-discount';
import type { LineItem } from '#src/domain/cart/line-item';
import { shownLines } from '#src/domain/cart/quantity';
import { type CaseOffer, type CaseProgress, caseProgress } from '#src/domain/catalogue/full-case';
import { isDiscounted } from '#src/domain/catalogue/shopper-price';
import { caseMessages } from '#src/ui/cart/shared/cart-messages';
import { describeDiscountChoice } from '#src/ui/cart/shared/discount-messages';
import { OrderRows } from '#src/ui/cart/shared/order-rows';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';
import { autoObservable } from '#src/ui/kit/auto-observable';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';

export interface NextCase {
  readonly text: string;
  readonly cans: number;
  readonly size: number;
}

/**
 * Counts only cans, in their displayed quantities; the server calculates the saving (spec §9 Full-case discount
 * helper). Cart page and flyout share one presenter, so that the hint is announced once.
 */
export class CasePriceHintPresenter implements Presenter {
  static readonly uses = { cart: CartState, catalogue: CatalogueStore, rows: OrderRows, liveMessage: LiveMessageState };
  static readonly isShared = true;

  /** Undefined before the first check. */
  private known: number | undefined = undefined;

  constructor(private readonly use: Used<typeof CasePriceHintPresenter.uses>) {
    autoObservable(this, { known: false });
  }

  /** Announces a further full case once the server has confirmed it. */
  mount(): () => void {
    return reaction(
      () => this.confirmed,
      (confirmed) => confirmed && this.note(confirmed),
      { fireImmediately: true },
    );
  }

  /** The present saving on every can; where several discounts apply, the one that counts. */
  get reached(): string | undefined {
    const { reached } = this.progress;
    return this.choice ?? (reached && caseMessages.reached(reached.percent));
  }

  /** Undefined without cans, or when the saving would not rise. */
  get next(): NextCase | undefined {
    const { reached, next } = this.progress;
    if (!next || this.cans === 0 || !wouldLower(this.lines, next.percent)) return undefined;
    const text = reached
      ? caseMessages.further(next.missing, next.percent)
      : caseMessages.first(next.missing, next.percent);
    return { text, cans: this.cans, size: next.cans };
  }

  /** Undefined unless the server compared several discounts. */
  private get choice(): string | undefined {
    const { current } = this.use.cart;
    if (!current) return undefined;
    const discounts = this.use.rows.discountsOf(current);
    const choice = discountChoice(this.lines, discounts);
    return choice && describeDiscountChoice(choice, discounts);
  }

  /** Lines to which a case discount could apply, as the server knows them. */
  private get lines(): readonly LineItem[] {
    const lines = this.use.cart.current?.lineItems ?? [];
    return lines.filter(({ sku, prePaidSubscription }) => {
      const product = this.use.catalogue.product(sku);
      return prePaidSubscription === undefined && product !== undefined && isDiscounted(product);
    });
  }

  private get cans(): number {
    const { current, intents } = this.use.cart;
    return current ? caseCans(shownLines(current, intents), (sku) => this.use.catalogue.product(sku)) : 0;
  }

  private get progress(): CaseProgress {
    return caseProgress(this.cans, this.use.catalogue.current?.caseOffers ?? []);
  }

  /** Undefined until the server has confirmed the cart. */
  private get confirmed(): { readonly reached: CaseOffer | undefined } | undefined {
    const isSettled =
      this.use.cart.isLoaded && this.use.cart.intents.size === 0 && this.use.catalogue.current !== undefined;
    return isSettled ? { reached: this.progress.reached } : undefined;
  }

  private note({ reached }: { readonly reached: CaseOffer | undefined }): void {
    const before = this.known;
    this.known = reached?.cans ?? 0;
    if (reached && before !== undefined && reached.cans > before)
      this.use.liveMessage.announce(caseMessages.reached(reached.percent));
  }
}
