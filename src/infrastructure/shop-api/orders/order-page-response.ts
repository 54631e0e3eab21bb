import type { OrderPage, PlacedOrder } from '#src/domain/orders/placed-order';
import { type Checked, fields, list, maybe, money, rows, text } from '#src/infrastructure/shared/checks';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import { moment } from '#src/infrastructure/shared/value-checks';
import { lineItemResponse, toLineItem } from '#src/infrastructure/shop-api/cart/line-item-response';
import { giftNoteResponse, toGiftNote, toOrderState, toStatus } from '#src/infrastructure/shop-api/cart/order-response';
import {
  paymentResponse,
  shipmentResponse,
  toPayment,
  toShipment,
} from '#src/infrastructure/shop-api/checkout/checkout-response';
import { count } from '#src/infrastructure/shop-api/checks';
import type { ChecksOf } from '#src/infrastructure/shop-api/wire';

/** A big or a small order: only fields of both are required. */
const placedOrderResponse = fields({
  number: text,
  state: text,
  total: money,
  created_at: maybe(moment),
  completed_at: maybe(moment),
  total_quantity: maybe(count),
  shipment_state: maybe(text),
  payment_state: maybe(text),
  payment_total: maybe(money),
  gift_note: maybe(giftNoteResponse),
  line_items: maybe(list(lineItemResponse)),
  shipments: maybe(rows(shipmentResponse)),
  payments: maybe(rows(paymentResponse)),
} satisfies ChecksOf<'Order'>);

export const orderPageResponse = fields({
  orders: rows(placedOrderResponse),
  total_count: count,
  current_page: count,
  pages: count,
} satisfies ChecksOf<'OrderPage'>);

/** Leaves out carts, which some servers list too. */
export function toOrderPage({ orders, ...counts }: Checked<typeof orderPageResponse>): OrderPage {
  return {
    orders: orders.filter(({ completed_at: placed }) => placed !== undefined).map(toPlacedOrder),
    page: counts.current_page,
    pages: counts.pages,
    totalCount: counts.total_count,
  };
}

function toPlacedOrder(response: Checked<typeof placedOrderResponse>): PlacedOrder {
  return {
    number: response.number,
    state: toOrderState(response.state),
    total: response.total,
    createdAt: response.created_at ?? 0,
    ...omitNullish({
      completedAt: response.completed_at,
      ...toStatus(response),
      giftNote: response.gift_note && toGiftNote(response.gift_note),
      units: response.total_quantity,
      lineItems: response.line_items?.map(toLineItem),
      shipments: response.shipments?.map(toShipment),
      payments: response.payments?.map(toPayment),
    }),
  };
}
