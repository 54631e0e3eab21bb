import { runInAction } from 'mobx';
import { OpenCartLink } from '#src/application/cart/open-cart-link';
import type { Used } from '#src/application/ports/token';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { cartLinkMessages } from './cart-link-messages';
import { CartLinkNoticeState } from './cart-link-notice-state';

interface GivenLink {
  /** The part of the address with skus and quantities. */
  readonly lines: string;
}

/** Adds the products of a cart link and opens the cart (docs/adr/0018). */
export class CartLinkPresenter implements Presenter {
  static readonly uses = { openCartLink: OpenCartLink, notice: CartLinkNoticeState, liveMessage: LiveMessageState };
  static readonly isShared = false;

  readonly opening = new Action();
  /** Undefined until every available product is in the cart. */
  nextPath: string | undefined = undefined;

  constructor(
    private readonly use: Used<typeof CartLinkPresenter.uses>,
    private readonly given: GivenLink,
  ) {
    autoObservable(this);
  }

  mount(): void {
    void this.open();
  }

  async open(): Promise<void> {
    const result = await this.opening.run(() => this.use.openCartLink.execute(this.given.lines));
    if (result.kind !== 'done') return;
    this.use.notice.replace(result.value);
    const { units } = result.value;
    if (units > 0) this.use.liveMessage.announce(cartLinkMessages.added(units));
    runInAction(() => (this.nextPath = '/cart/'));
  }
}
