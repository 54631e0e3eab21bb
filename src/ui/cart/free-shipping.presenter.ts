import { reaction } from 'mobx';
import { CartState } from '#src/application/ports/state/cart-state';
import type { Used } from '#src/application/ports/token';
import { type FreeShippingProgress, freeShippingProgress } from '#src/domain/cart/free-shipping';
import { formatMoney } from '#src/domain/money/money';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';
import { freeShippingMessages } from '#src/ui/geography/shared/delivery-messages';
import { autoObservable } from '#src/ui/kit/auto-observable';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';

/** Only the server knows the shipping costs (docs/adr/0014). */
export class FreeShippingPresenter implements Presenter {
  static readonly uses = { cart: CartState, catalogue: CatalogueStore, liveMessage: LiveMessageState };
  static readonly isShared = false;

  constructor(private readonly use: Used<typeof FreeShippingPresenter.uses>) {
    autoObservable(this);
  }

  /** Stays silent when the cart had free shipping before. */
  mount(): () => void {
    return reaction(
      () => this.progress?.missing,
      (missing, before) => missing === 0 && before !== undefined && before > 0 && this.speak(),
    );
  }

  get reached(): string | undefined {
    return this.progress?.missing === 0 ? freeShippingMessages.reached(this.progress.offer.method) : undefined;
  }

  get next(): { readonly text: string; readonly goods: number; readonly threshold: number } | undefined {
    const { progress } = this;
    if (!progress || progress.missing === 0) return undefined;
    const { offer, goods, missing } = progress;
    return {
      text: freeShippingMessages.missing(formatMoney(missing), offer.method),
      goods,
      threshold: offer.threshold,
    };
  }

  private get progress(): FreeShippingProgress | undefined {
    const { current } = this.use.cart;
    return current && freeShippingProgress(current, this.use.catalogue.current?.freeShipping);
  }

  private speak(): void {
    if (this.reached !== undefined) this.use.liveMessage.announce(this.reached);
  }
}
