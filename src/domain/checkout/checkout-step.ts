import type { Order } from '../cart/order';

/** The three steps a shopper walks (spec §1 Checkout in three steps, §4 Checkout update states). */
export const checkoutSteps = ['address', 'delivery', 'payment'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** The furthest step an order has earned by its state on the server. */
export function furthestStep(order: Order): CheckoutStep {
  if (order.state === 'delivery' && order.shipments.length > 0) return 'delivery';
  if ((order.state === 'payment' || order.state === 'confirm') && order.shipments.length > 0) return 'payment';
  return 'address';
}

/** The step to show: what the URL asks for, but never one the order has not earned yet. */
export function allowedStep(order: Order, requested: CheckoutStep | undefined): CheckoutStep {
  const furthest = furthestStep(order);
  if (!requested) return furthest;
  return checkoutSteps.indexOf(requested) <= checkoutSteps.indexOf(furthest) ? requested : furthest;
}
