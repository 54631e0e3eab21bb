import { GroupOrderGateway } from '#src/application/ports/shop/group-order-gateway';
import type { Used } from '#src/application/ports/token';
import { GroupOrderStorage } from '#src/application/storage/group-order-storage';
import { OrderLinkStorage } from '#src/application/storage/order-link-storage';
import type { Estimate } from '#src/domain/group-order/estimate';

/** Reads an estimate. Once it is paid, the addresses that it was made of are forgotten here. */
export class OpenEstimate {
  static readonly uses = { groupOrders: GroupOrderGateway, storage: GroupOrderStorage, links: OrderLinkStorage };

  constructor(private readonly use: Used<typeof OpenEstimate.uses>) {}

  /**
   * Opens the order with the token of its link; without one, with that of a link opened here before. Undefined when there is
   * none. Rejects with GatewayError.
   */
  async execute(number: string, token?: string): Promise<Estimate | undefined> {
    // Kept for a reload alone: the address loses it at once.
    if (token !== undefined) this.use.links.write({ number, token });
    const key = token === undefined ? this.use.links.read(number) : { number, token };
    if (!key) return undefined;
    const estimate = await this.use.groupOrders.read(key);
    if (estimate.order.isComplete) this.use.storage.clearPaid(key.number);
    return estimate;
  }
}
