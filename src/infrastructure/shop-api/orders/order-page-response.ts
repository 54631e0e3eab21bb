import { IsOptional, IsString } from 'class-validator';
import type { OrderPage, PlacedOrder } from '#src/domain/orders/placed-order';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import { LineItemResponse, toLineItem } from '#src/infrastructure/shop-api/cart/line-item-response';
import { GiftNoteResponse, toGiftNote, toOrderState, toStatus } from '#src/infrastructure/shop-api/cart/order-response';
import {
  PaymentResponse,
  ShipmentResponse,
  toPayment,
  toShipment,
} from '#src/infrastructure/shop-api/checkout/checkout-response';
import { IsCount, IsMoment, IsMoney, maxUnits } from '#src/infrastructure/shop-api/checks';
import { Nested, NestedList, ResponseOf } from '#src/infrastructure/shop-api/response-fields';
import { toCents, toInstant } from '#src/infrastructure/shop-api/wire';

/** A big or a small order: only what both have is required. */
@ResponseOf<'Order'>()
class PlacedOrderResponse {
  @IsString() readonly number!: string;
  @IsString() readonly state!: string;
  @IsMoney() readonly total!: string;
  @IsOptional() @IsMoment() readonly created_at?: string;
  @IsOptional() @IsMoment() readonly completed_at?: string;
  @IsOptional() @IsCount(0, maxUnits) readonly total_quantity?: number;
  @IsOptional() @IsString() readonly shipment_state?: string;
  @IsOptional() @IsString() readonly payment_state?: string;
  @IsOptional() @IsMoney() readonly payment_total?: string;
  @IsOptional() @Nested(GiftNoteResponse) readonly gift_note?: GiftNoteResponse;
  @IsOptional() @NestedList(LineItemResponse) readonly line_items?: readonly LineItemResponse[];
  @IsOptional() @NestedList(ShipmentResponse) readonly shipments?: readonly ShipmentResponse[];
  @IsOptional() @NestedList(PaymentResponse) readonly payments?: readonly PaymentResponse[];
}

@ResponseOf<'OrderPage'>()
export class OrderPageResponse {
  @NestedList(PlacedOrderResponse) readonly orders!: readonly PlacedOrderResponse[];
  @IsCount(0, maxUnits) readonly total_count!: number;
  @IsCount(0, maxUnits) readonly current_page!: number;
  @IsCount(0, maxUnits) readonly pages!: number;
}

/** Leaves out carts, which some servers list too. */
export function toOrderPage({ orders, ...counts }: OrderPageResponse): OrderPage {
  return {
    orders: orders.filter(({ completed_at: placed }) => placed !== undefined).map(toPlacedOrder),
    page: counts.current_page,
    pages: counts.pages,
    totalCount: counts.total_count,
  };
}

function toPlacedOrder(response: PlacedOrderResponse): PlacedOrder {
  return {
    number: response.number,
    state: toOrderState(response.state),
    total: toCents(response.total),
    createdAt: toInstant(response.created_at) ?? 0,
    ...omitNullish({
      completedAt: toInstant(response.completed_at),
      ...toStatus(response),
      giftNote: response.gift_note && toGiftNote(response.gift_note),
      units: response.total_quantity,
      lineItems: response.line_items?.map(toLineItem),
      shipments: response.shipments?.map(toShipment),
      payments: response.payments?.map(toPayment),
    }),
  };
}
