import type { ShippingRateRow } from '#sandbox/database/schema';
import { decimal, displayed } from '#sandbox/shop/money';
import type { Order, Shipment } from '#sandbox/shop/orders/order';
import { selectedRate } from '#sandbox/shop/orders/order';
import { serializeAdjustment } from '#sandbox/shop/orders/serialize-adjustment';
import type { World } from '#sandbox/shop/world';
import type { ShippingMethod } from './shipping-method';

export function serializeShipment(world: World, order: Order, shipment: Shipment): object {
  const selected = selectedRate(shipment);
  return {
    id: shipment.id,
    tracking: shipment.tracking,
    tracking_url: null,
    number: shipment.number,
    cost: decimal(selected?.costCents ?? 0),
    shipped_at: shipment.shippedAt?.toISOString() ?? null,
    state: shipment.state,
    order_id: order.number,
    stock_location_name: world.stockLocation.name,
    shipping_rates: shipment.rates.map((rate) => serializeRate(world, rate)),
    selected_shipping_rate: selected ? serializeRate(world, selected) : null,
    shipping_methods: shipment.rates.map((rate) => serializeMethod(methodOf(world, rate))),
    manifest: shipment.items.map((item) => ({
      variant_id: item.variantId,
      sku: item.sku,
      quantity: item.quantity,
      states: { on_hand: item.quantity },
    })),
    adjustments: order.adjustments
      .filter(({ shipmentId }) => shipmentId === shipment.id)
      .map((adjustment) => serializeAdjustment(world, adjustment)),
    carrier: null,
    external_tracking_url: null,
    fulfillment_service: null,
  };
}

function serializeRate(world: World, rate: ShippingRateRow): object {
  const method = methodOf(world, rate);
  return {
    id: rate.id,
    name: method.name,
    cost: decimal(rate.costCents),
    selected: rate.selected,
    shipping_method_id: method.id,
    shipping_method_code: method.code,
    display_cost: displayed(rate.costCents),
  };
}

function serializeMethod(method: ShippingMethod): object {
  const { id, name, description } = method.zone;
  return {
    id: method.id,
    code: method.code,
    name: method.name,
    zones: [{ id, name, description }],
    shipping_categories: [{ id: 1, name: 'Default' }],
  };
}

function methodOf(world: World, rate: ShippingRateRow): ShippingMethod {
  const method = world.shippingMethods.find(({ id }) => id === rate.shippingMethodId);
  if (!method) throw new Error(`The world ${world.name} has no shipping method ${String(rate.shippingMethodId)}.`);
  return method;
}
