import type { DraftStorage } from '#src/application/ports/browser/draft-storage';
import type { GroupOrderStorage } from '#src/application/ports/browser/group-order-storage';
import type { OrderLinkStorage } from '#src/application/ports/browser/order-link-storage';

/** Whose this tab is, with everything that was typed and opened in it. */
export class TabOwner {
  constructor(
    private readonly drafts: DraftStorage,
    private readonly groupOrders: GroupOrderStorage,
    private readonly orderLinks: OrderLinkStorage,
  ) {}

  /** True when the tab belongs to another user of the sign-in provider; a guest's tab belongs to nobody yet. */
  isAnother(userId: string): boolean {
    const owner = this.drafts.readOwner();
    return owner !== undefined && owner !== userId;
  }

  /** Gives them what a guest typed here, and removes what others left and what links of others opened. */
  set(userId: string): void {
    this.drafts.writeOwner(userId);
    this.groupOrders.writeOwner(userId);
    this.orderLinks.keepOnly(userId);
  }
}
