import type { Order } from '#src/domain/cart/order';

/**
 * A placed order in a list (spec §3 orders). Some servers list orders without their lines, shipments and payments; these
 * are then undefined, not empty. Every Order that is complete is also one.
 */
export interface PlacedOrder
  extends
    Pick<
      Order,
      | 'number'
      | 'state'
      | 'total'
      | 'createdAt'
      | 'completedAt'
      | 'shipmentState'
      | 'paymentState'
      | 'paymentTotal'
      | 'giftNote'
    >,
    Partial<Pick<Order, 'lineItems' | 'shipments' | 'payments'>> {
  /** Units of everything in it; the lines tell it where this is absent. */
  readonly units?: number;
}

/** Placed orders, the newest first. */
export interface OrderPage {
  readonly orders: readonly PlacedOrder[];
  /** From 1. Past the last page there are no orders. */
  readonly page: number;
  readonly pages: number;
  readonly totalCount: number;
}

/** Orders on a page of the history (spec §9). */
export const ordersPerPage = 6;
