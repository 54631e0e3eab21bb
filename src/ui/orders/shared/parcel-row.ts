import type { Order } from '#src/domain/cart/order';
import { selectedRate, type Shipment } from '#src/domain/cart/shipment';
import { normalizePackName } from '#src/domain/catalogue/pack-detection';
import { formatDayOf } from '#src/ui/kit/moment-messages';
import { placedOrderMessages } from './placed-order-messages';

export interface ParcelRow {
  readonly id: string;
  /** "Package 1 of 2"; undefined for the only one. */
  readonly title: string | undefined;
  readonly method: string;
  /** "Shipped on November 21, 2026"; undefined before anything happened. */
  readonly state: string | undefined;
  readonly tracking: string | undefined;
  readonly trackingUrl: string | undefined;
  /** "2 × Quiet Red"; empty for the only parcel, which holds everything. */
  readonly contents: readonly string[];
}

/** Returns the shipping method before there are parcels. */
export function parcelRows(
  { shipments, lineItems }: Pick<Order, 'shipments' | 'lineItems'>,
  nameOf: (sku: string) => string | undefined,
): readonly ParcelRow[] {
  const name = (sku: string) =>
    nameOf(sku) ?? normalizePackName(lineItems.find((line) => line.sku === sku)?.variant.name ?? sku);
  const isSplit = shipments.length > 1;
  return shipments.map((shipment, index) => ({
    id: shipment.id,
    title: isSplit ? placedOrderMessages.package(index, shipments.length) : undefined,
    method: selectedRate(shipment)?.name ?? '',
    state: stateOf(shipment),
    tracking: shipment.trackingNumber && placedOrderMessages.tracking(shipment.carrier, shipment.trackingNumber),
    trackingUrl: shipment.trackingUrl,
    contents: isSplit
      ? (shipment.contents ?? []).map(({ sku, quantity }) => placedOrderMessages.content(quantity, name(sku)))
      : [],
  }));
}

function stateOf({ state, shippedAt }: Shipment): string | undefined {
  if (state === undefined) return undefined;
  return state === 'shipped' && shippedAt !== undefined
    ? placedOrderMessages.shippedOn(formatDayOf(shippedAt))
    : placedOrderMessages.shipmentStates[state];
}
