import type { Shipment, ShipmentState } from '#src/domain/cart/shipment';
import type { Part } from '#src/domain/catalogue/product';
import { cents } from '#src/domain/money/money';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import { type PromotionCodes, toPromotion } from '#src/infrastructure/vendure/cart/adjustment-answer';
import { partsOf } from '#src/infrastructure/vendure/cart/line-answer';
import type { OrderParts } from '#src/infrastructure/vendure/operations.generated';

type Fulfillment = NonNullable<OrderParts['fulfillments']>[number];

/** The engine's word for the one parcel of an order before it is packed. */
const idOf = ({ id }: OrderParts): string => `S${id}`;
const hasLeft = ({ state }: Fulfillment): boolean => state === 'Shipped' || state === 'Delivered';

/** One shipment until the goods are packed, then each parcel; the first one has the way of delivery. */
export function toShipments(parts: OrderParts, codes: PromotionCodes): readonly Shipment[] {
  const { shippingQuotes: quotes, shippingLines } = parts;
  if (quotes.length === 0) return [];
  const way = {
    rates: quotes.map(({ id, name, price, selected }) => ({ id, name, cost: cents(price), selected })),
    adjustments: shippingLines.flatMap(({ discounts }) => discounts.map((one) => toPromotion(one, codes))),
  };
  const parcels = parcelsOf(parts);
  if (parcels.length === 0) {
    const state = parts.orderPlacedAt === undefined ? undefined : shipmentStateOf(parts);
    return [{ id: idOf(parts), number: idOf(parts), ...way, ...omitNullish({ state }) }];
  }
  const none = { rates: [], adjustments: [] };
  return parcels.map((parcel, index) => ({ ...(index === 0 ? way : none), ...toParcel(parcel, parts) }));
}

/** The state of all parcels of a placed order. */
export function shipmentStateOf(parts: OrderParts): ShipmentState {
  const parcels = parcelsOf(parts);
  if (parts.state === 'Cancelled') return 'canceled';
  if (parts.state === 'Shipped' || parts.state === 'Delivered') return 'shipped';
  if (parcels.some(hasLeft)) return 'partial';
  return parts.shopPayments.some(({ isCaptured }) => isCaptured) ? 'ready' : 'pending';
}

function parcelsOf({ fulfillments }: OrderParts): readonly Fulfillment[] {
  return (fulfillments ?? []).filter(({ state }) => state !== 'Cancelled');
}

type Parcel = Pick<Shipment, 'id' | 'number'> & Partial<Shipment>;

function toParcel(parcel: Fulfillment, { lines }: OrderParts): Parcel {
  const contents = parcel.lines.flatMap(({ orderLineId, quantity }): readonly Part[] => {
    const line = lines.find(({ id }) => id === orderLineId);
    if (!line) return [];
    const parts = partsOf(line) ?? [];
    const cans = parts.length > 0 ? parts : [{ sku: line.productVariant.sku, quantity: 1 }];
    return cans.map((can) => ({ sku: can.sku, quantity: can.quantity * quantity }));
  });
  return {
    id: `F${parcel.id}`,
    number: `F${parcel.id}`,
    state: hasLeft(parcel) ? 'shipped' : 'ready',
    contents,
    ...(parcel.method && { carrier: parcel.method }),
    ...(parcel.trackingCode && { trackingNumber: parcel.trackingCode }),
    ...(hasLeft(parcel) && { shippedAt: parcel.updatedAt }),
  };
}
