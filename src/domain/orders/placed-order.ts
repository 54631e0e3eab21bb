import type { Order } from '#src/domain/cart/order';

/** Some servers list no lines, shipments and payments: these are then undefined, not empty (spec §3 orders). */
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
  /** Of everything in it; the lines tell it where this is absent. */
  readonly units?: number;
}

/** Newest first. */
export interface OrderPage {
  readonly orders: readonly PlacedOrder[];
  /** From 1. Past the last page there are no orders. */
  readonly page: number;
  readonly pages: number;
  readonly totalCount: number;
}

/** Of the history (spec §9). */
export const ordersPerPage = 6;
