import { CurrentCart } from '#src/application/cart/current-cart';
import type { Used } from '#src/application/ports/token';
import { AdditionTokenStorage } from '#src/application/storage/addition-token-storage';
import { OrderLinkStorage } from '#src/application/storage/order-link-storage';
import type { OrderKey } from '#src/domain/cart/order';

/** A key to a placed order, and where this tab has it from: it completed the order, or a link brought it. */
interface PlacedOrderKey {
  readonly by: 'this-tab' | 'link';
  readonly key: OrderKey;
}

/** The keys of this tab to a placed order, each with the secret of the payment where this tab has paid it. */
export class PlacedOrderKeys {
  static readonly uses = { currentCart: CurrentCart, links: OrderLinkStorage, additions: AdditionTokenStorage };

  constructor(private readonly use: Used<typeof PlacedOrderKeys.uses>) {}

  /** `token` is that of the link; without one, that of a link opened here before counts. */
  to(number: string, token?: string): readonly PlacedOrderKey[] {
    const { confirmable } = this.use.currentCart;
    const link = token === undefined ? this.use.links.read(number) : { number, token };
    return [
      ...(confirmable?.number === number ? [{ by: 'this-tab', key: confirmable } as const] : []),
      ...(link ? [{ by: 'link', key: link } as const] : []),
    ].map(({ by, key }) => ({ by, key: this.use.additions.complete(key) }));
  }
}
