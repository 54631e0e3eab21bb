import type { CartStorage } from '#src/application/ports/browser/cart-storage';
import type { DraftStorage } from '#src/application/ports/browser/draft-storage';
import type { GroupOrderStorage } from '#src/application/ports/browser/group-order-storage';
import type { OrderLinkStorage } from '#src/application/ports/browser/order-link-storage';
import type { AnonymousId } from '#src/application/ports/tracking/anonymous-id';

/** Leaves nothing in this browser that somebody who will not come back typed, opened or was known by; the cart is not touched. */
export class ForgetVisitor {
  constructor(
    private readonly drafts: DraftStorage,
    private readonly groupOrders: GroupOrderStorage,
    private readonly cartStorage: CartStorage,
    private readonly orderLinks: OrderLinkStorage,
    private readonly anonymousId: AnonymousId,
  ) {}

  execute(): void {
    this.drafts.clearAll();
    this.groupOrders.clearAll();
    this.cartStorage.clearAside();
    this.orderLinks.clear();
    this.anonymousId.forget();
  }
}
