import type { Order } from '#src/domain/cart/order';

/** The three steps a shopper walks (spec §1 Checkout in three steps, §4 Checkout update states). */
export const checkoutSteps = ['address', 'delivery', 'payment'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/**
 * The furthest step an order has earned by its state on the server. An order that was emptied keeps its state and has to
 * begin anew; one without shipments may be under way, since what comes by e-mail is not shipped.
 */
export function furthestStep(order: Order): CheckoutStep {
  if (order.lineItems.length === 0) return 'address';
  if (order.state === 'delivery') return 'delivery';
  return order.state === 'payment' || order.state === 'confirm' ? 'payment' : 'address';
}

/** The step to show: what the URL asks for, but never one the order has not earned yet. */
export function allowedStep(order: Order, requested: CheckoutStep | undefined): CheckoutStep {
  const furthest = furthestStep(order);
  if (!requested) return furthest;
  return checkoutSteps.indexOf(requested) <= checkoutSteps.indexOf(furthest) ? requested : furthest;
}
