import type { ShopConfig } from '#sandbox/shop/config/shop-config';
import { recipientsOf } from '#sandbox/shop/group-orders/recipients';
import type { Payer } from '#sandbox/shop/orders/addition-token';
import { mayAdd } from '#sandbox/shop/orders/addition-token';
import type { Order, Payment } from '#sandbox/shop/orders/order';
import { validPayments } from '#sandbox/shop/orders/order';
import type { Shop } from '#sandbox/shop/shop';

const minutes = 15;

/** The card payment of the order. The same card pays for added lines. */
export function cardPayment(order: Order): Payment | undefined {
  return validPayments(order).findLast(({ creditCardId }) => creditCardId !== null);
}

/**
 * The time after which a placed order is packed, and until which its payer and its owner can change it; undefined for anybody
 * else, and for deliveries and orders to many addresses.
 */
export function changesEnd(config: ShopConfig, order: Order, payer: Payer): Date | undefined {
  const isDelivery = order.subscriptionId !== null || order.prepaidSubscriptionId !== null;
  if (order.state !== 'complete' || order.completedAt === null || isDelivery) return undefined;
  if (recipientsOf(config, order) || !mayAdd(order, payer)) return undefined;
  return new Date(order.completedAt.getTime() + minutes * 60_000);
}

/** The time after which the payer can add no lines; undefined for anybody else, and for an order that never takes any. */
export function crossSellEnd(config: ShopConfig, order: Order, payer: Payer): Date | undefined {
  return cardPayment(order) ? changesEnd(config, order, payer) : undefined;
}

export function crossSellDetails({ config, clock }: Shop, order: Order, payer: Payer): object {
  const end = crossSellEnd(config, order, payer);
  return {
    cross_sellable: end !== undefined && clock.now() < end,
    cross_sell_ends_at: end?.toISOString() ?? null,
    cross_sell_duration_in_minutes: minutes,
  };
}
