import type { DraftStorage } from '#src/application/ports/browser/draft-storage';
import type { GroupOrderStorage } from '#src/application/ports/browser/group-order-storage';
import type { OrderLinkStorage } from '#src/application/ports/browser/order-link-storage';

/** The person to whom this tab belongs, with all text and pages that are open in it. */
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

  /** Gives the user the text that a guest typed here, and removes other users' text and orders opened by their links. */
  set(userId: string): void {
    this.drafts.writeOwner(userId);
    this.groupOrders.writeOwner(userId);
    this.orderLinks.keepOnly(userId);
  }
}
