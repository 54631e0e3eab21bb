import { ifCode } from '#src/application/calls/handled';
import { OrderGateway } from '#src/application/ports/shop/order-gateway';
import { OrdersReader } from '#src/application/ports/shop/orders-reader';
import type { Used } from '#src/application/ports/token';
import { GroupOrderStorage } from '#src/application/storage/group-order-storage';
import { SignInStorage } from '#src/application/storage/sign-in-storage';
import type { Order, OrderKey, OrderReceipt } from '#src/domain/cart/order';

export type PlacedOrderOutcome =
  /** `by` names the key that opened it: this tab completed it, or a link did, or its owner's session. */
  | { readonly kind: 'opened'; readonly order: Order; readonly by: 'this-tab' | 'link' | 'owner' }
  /** This browser has no key to the order, and no customer is signed in. */
  | { readonly kind: 'no-key' }
  /** The token of the link does not open an order of this number, nor does the signed-in customer's account. */
  | { readonly kind: 'link-refused' }
  /** No order is available to this visitor: the id differs, the order is not complete, or it is another customer's. */
  | { readonly kind: 'not-found' };

/** A key to a placed order, and its origin in this tab: it completed the order, or a link brought the key. */
export interface PlacedOrderKey {
  readonly by: 'this-tab' | 'link';
  readonly key: OrderKey;
}

/**
 * Opens a placed order in any browser that may see it (spec §2 /order/confirmation/:number/:id): the tab that completed it,
 * a browser with its link, and its signed-in owner. Number and id both have to match. The shopper's cart and its token never
 * change.
 */
export class OpenPlacedOrder {
  static readonly uses = {
    orders: OrderGateway,
    signIn: SignInStorage,
    history: OrdersReader,
    groupOrders: GroupOrderStorage,
  };

  constructor(private readonly use: Used<typeof OpenPlacedOrder.uses>) {}

  /**
   * Rejects with GatewayError when the outcome is unknown, and can be called again. The first of the keys that opens the order
   * counts.
   */
  async execute({ number, id }: OrderReceipt, keys: readonly PlacedOrderKey[]): Promise<PlacedOrderOutcome> {
    const found = await this.find(number, keys);
    if (!found && keys.some(({ by }) => by === 'link')) return { kind: 'link-refused' };
    if (!found) return { kind: this.use.signIn.wasSignedIn() ? 'not-found' : 'no-key' };
    const { order } = found;
    if (!order.isComplete || order.id !== id) return { kind: 'not-found' };
    // The addresses that a paid estimate was made of are not kept any longer.
    this.use.groupOrders.clearPaid(number);
    return { kind: 'opened', ...found };
  }

  private async find(number: string, keys: readonly PlacedOrderKey[]) {
    for (const { by, key } of keys) {
      const order = await unlessRefused(this.use.orders.read(key));
      if (order) return { order, by };
    }
    // The call restores the session first. Guests load nothing of sign-in.
    const own = this.use.signIn.wasSignedIn() ? await unlessRefused(this.use.history.read(number)) : undefined;
    return own && ({ order: own, by: 'owner' } as const);
  }
}

async function unlessRefused(reading: Promise<Order>): Promise<Order | undefined> {
  return ifCode(reading, ['unauthorized', 'not_found'], () => undefined);
}
