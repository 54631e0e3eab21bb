import { GatewayError } from '#src/application/ports/gateway-error';
import type { AffiliateGateway, ReferredOrder } from '#src/application/ports/tracking/affiliate-gateway';

/** Records the reported orders; while it is down it does not respond. */
export class InMemoryAffiliateGateway implements AffiliateGateway {
  isDown = false;
  private readonly orders = new Map<string, ReferredOrder>();

  get told(): readonly ReferredOrder[] {
    return [...this.orders.values()];
  }

  report(order: ReferredOrder): Promise<void> {
    if (this.isDown) return Promise.reject(new GatewayError({ code: 'network_error' }));
    if (!this.orders.has(order.number)) this.orders.set(order.number, order);
    return Promise.resolve();
  }
}
