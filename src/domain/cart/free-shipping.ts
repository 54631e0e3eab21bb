import { type Cents, cents } from '#src/domain/money/money';
import type { Order } from './order';

/** From how much on a shipping method costs nothing. The back end applies it; content announces it. */
export interface FreeShippingOffer {
  /** Goods of the order before discounts. */
  readonly threshold: Cents;
  /** The name of the shipping method. */
  readonly method: string;
}

export interface FreeShippingProgress {
  readonly offer: FreeShippingOffer;
  readonly goods: Cents;
  /** 0 when it is reached. */
  readonly missing: Cents;
}

/** How far an order is from free shipping; undefined without an offer, and for what is not shipped or is empty. */
export function freeShippingProgress(
  order: Order,
  offer: FreeShippingOffer | undefined,
): FreeShippingProgress | undefined {
  if (!offer || order.lineItems.length === 0 || !order.checkoutSteps.includes('delivery')) return undefined;
  return { offer, goods: order.itemTotal, missing: cents(Math.max(0, offer.threshold - order.itemTotal)) };
}
