import type { CurrentCart } from '#src/application/cart/current-cart';
import type { DraftStorage } from '#src/application/ports/browser/draft-storage';
import type { GroupOrderStorage } from '#src/application/ports/browser/group-order-storage';
import type { OrderLinkStorage } from '#src/application/ports/browser/order-link-storage';
import type { AnonymousId } from '#src/application/ports/tracking/anonymous-id';

/** Leaves nothing in this browser that somebody who will not come back typed, opened or was known by; the cart is not touched. */
export class ForgetVisitor {
  constructor(
    private readonly drafts: DraftStorage,
    private readonly groupOrders: GroupOrderStorage,
    private readonly currentCart: CurrentCart,
    private readonly orderLinks: OrderLinkStorage,
    private readonly anonymousId: AnonymousId,
  ) {}

  execute(): void {
    this.drafts.clearAll();
    this.groupOrders.clearAll();
    this.currentCart.forgetPayments();
    this.orderLinks.clear();
    this.anonymousId.forget();
  }
}
