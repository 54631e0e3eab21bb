import type { GroupOrderStorage } from '#src/application/ports/browser/group-order-storage';
import type { GroupOrderGateway } from '#src/application/ports/shop/group-order-gateway';
import type { OrderKey } from '#src/domain/cart/order';
import type { Estimate } from '#src/domain/group-order/estimate';

/** Reads an estimate. Once it is paid, the addresses that it was made of are forgotten here. Rejects with GatewayError. */
export class OpenEstimate {
  constructor(
    private readonly groupOrders: GroupOrderGateway,
    private readonly storage: GroupOrderStorage,
  ) {}

  async execute(key: OrderKey): Promise<Estimate> {
    const estimate = await this.groupOrders.read(key);
    if (estimate.order.isComplete) this.storage.clearPaid(key.number);
    return estimate;
  }
}
