import { GatewayError } from '#src/application/ports/gateway-error';
import type { CrossSellGateway } from '#src/application/ports/shop/cross-sell-gateway';
import type { NewLine } from '#src/application/ports/shop/order-gateway';
import type { Order, OrderKey } from '#src/domain/cart/order';
import { addMoney, multiplyMoney } from '#src/domain/money/money';
import { lineTotal } from '#test/builders/line-total';
import type { InMemoryShop } from './in-memory-shop';
import { insufficientStock, invalid } from './refusals';

/** The parcel is packed, or the order is none that anything may be added to. */
export function notAllowedNow(): GatewayError {
  return new GatewayError({ code: 'not_allowed', message: 'Nothing can be added to this order any more.' });
}

export class InMemoryCrossSellGateway implements CrossSellGateway {
  constructor(private readonly shop: InMemoryShop) {}

  add(key: OrderKey, { sku, quantity }: Pick<NewLine, 'sku' | 'quantity'>): Promise<Order> {
    return this.shop.run('add', () => {
      const order = this.shop.readable(key);
      this.shop.requireUnlocked(order);
      if (this.shop.tell(order, key).crossSellEndsAt === undefined) throw notAllowedNow();
      const variant = this.shop.variant(sku);
      if (!Number.isInteger(quantity) || quantity < 1) throw invalid({ quantity: ['must be greater than 0'] });
      if (!variant.backOrderable && quantity > this.shop.onHand(variant)) throw insufficientStock();
      if (variant.giftCard !== undefined) throw invalid({ line_items: ['are gift cards'] });
      const before = this.shop.tell(order);
      order.lines.push({
        id: this.shop.nextId('line'),
        variant,
        options: {},
        price: variant.price,
        quantity,
        giftCards: [],
        crossSold: quantity,
      });
      const card = order.payments.find(({ lastDigits }) => lastDigits !== undefined)!;
      const amount = addMoney(this.shop.tell(order).total, multiplyMoney(before.total, -1));
      if (addedTo(before) + amount > before.total - addedTo(before)) {
        order.lines.pop();
        throw invalid({ line_items: ['may cost at most as much as the order'] });
      }
      order.payments.push({ ...card, id: this.shop.nextId('payment'), amount });
      return this.shop.tell(order, key);
    });
  }
}

/** Sums up the additions to an order, in cents. */
function addedTo({ lineItems }: Order): number {
  return lineItems.filter(({ crossSold = 0 }) => crossSold > 0).reduce((sum, line) => sum + lineTotal(line), 0);
}
