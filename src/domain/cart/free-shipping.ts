import { type Cents, cents } from '#src/domain/money/money';
import type { Order } from './order';

/** A shipping method that is free from a threshold on. The back end applies it; content announces it. */
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

/** Returns an order's progress toward free shipping; undefined without an offer, without a shipment and for an empty order. */
export function freeShippingProgress(
  order: Order,
  offer: FreeShippingOffer | undefined,
): FreeShippingProgress | undefined {
  if (!offer || order.lineItems.length === 0 || !order.checkoutSteps.includes('delivery')) return undefined;
  return { offer, goods: order.itemTotal, missing: cents(Math.max(0, offer.threshold - order.itemTotal)) };
}
