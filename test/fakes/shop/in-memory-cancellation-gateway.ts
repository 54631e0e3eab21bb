import { GatewayError } from '#src/application/ports/gateway-error';
import type { CancellationGateway } from '#src/application/ports/shop/cancellation-gateway';
import type { Order, OrderKey } from '#src/domain/cart/order';
import { cancelStored } from './cancel-stored';
import type { InMemoryShop } from './in-memory-shop';
import { invalid } from './refusals';

export class InMemoryCancellationGateway implements CancellationGateway {
  constructor(private readonly shop: InMemoryShop) {}

  cancelOrder(key: OrderKey): Promise<Order> {
    return this.shop.run('cancelOrder', () => {
      const order = this.shop.readable(key);
      this.shop.requireUnlocked(order);
      if (!this.shop.mayAdd(order, key)) throw notCancelable();
      if (order.canceledAt !== undefined) return this.shop.tell(order, key);
      if (order.isPacked) throw invalid({ shipments: ['are being packed'] });
      if (this.shop.tell(order, key).cancelEndsAt === undefined) throw notCancelable();
      if (order.hasUsedGiftCard) throw invalid({ gift_cards: ['of this order were used already'] });
      cancelStored(this.shop, order);
      return this.shop.tell(order, key);
    });
  }
}

function notCancelable(): GatewayError {
  return new GatewayError({ code: 'not_allowed', message: 'This order cannot be canceled here.' });
}
