import type { Used } from '#src/application/ports/token';
import type { NotAdded } from '#src/domain/cart/cart-link-plan';
import { maximumQuantity } from '#src/domain/cart/quantity';
import { normalizePackName } from '#src/domain/catalogue/pack-detection';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { cartLinkMessages } from './cart-link-messages';
import { CartLinkNoticeState } from './cart-link-notice-state';

export interface NotAddedRow {
  readonly key: string;
  readonly text: string;
  readonly to?: string;
  readonly label?: string;
}

/** Presents the outcome of a cart link on the cart page (docs/adr/0018). */
export class CartLinkNoticePresenter {
  static readonly uses = { notice: CartLinkNoticeState };
  static readonly isShared = false;

  constructor(private readonly use: Used<typeof CartLinkNoticePresenter.uses>) {
    autoObservable(this);
  }

  get title(): string | undefined {
    const { current: outcome } = this.use.notice;
    if (!outcome) return undefined;
    if (outcome.units > 0) return cartLinkMessages.added(outcome.units);
    return this.rows.length > 0 ? cartLinkMessages.nothing : cartLinkMessages.already;
  }

  get rows(): readonly NotAddedRow[] {
    const { notAdded = [], unreadable = 0 } = this.use.notice.current ?? {};
    const unread = { key: 'unreadable', text: cartLinkMessages.unreadable(unreadable) };
    return [...notAdded.map(rowOf), ...(unreadable > 0 ? [unread] : [])];
  }

  dismiss(): void {
    this.use.notice.clear();
  }
}

function rowOf({ sku, product, reason, added = 0 }: NotAdded): NotAddedRow {
  const name = product ? normalizePackName(product.name) : sku;
  const text = cartLinkMessages.notAdded[reason](name, added, maximumQuantity);
  const key = `${reason} ${sku}`;
  return product
    ? { key, text, to: `/products/${product.slug}/`, label: cartLinkMessages.seeNamed(name) }
    : { key, text };
}
