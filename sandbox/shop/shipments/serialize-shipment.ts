import type { ShippingRateRow } from '#sandbox/database/schema';
import type { ShippingMethod } from '#sandbox/shop/config/shipping-method';
import type { ShopConfig } from '#sandbox/shop/config/shop-config';
import { formatMoney, toDecimal } from '#sandbox/shop/money';
import type { Order, Shipment } from '#sandbox/shop/orders/order';
import { selectedRate } from '#sandbox/shop/orders/order';
import { serializeAdjustment } from '#sandbox/shop/orders/serialize-adjustment';
import type { Shop } from '#sandbox/shop/shop';

export function serializeShipment(shop: Shop, order: Order, shipment: Shipment): object {
  const { config } = shop;
  const selected = selectedRate(shipment);
  return {
    id: shipment.id,
    tracking: shipment.tracking,
    tracking_url: shipment.tracking === null ? null : `${shop.url()}/track/${shipment.tracking}`,
    number: shipment.number,
    cost: toDecimal(selected?.costCents ?? 0),
    shipped_at: shipment.shippedAt?.toISOString() ?? null,
    state: shipment.state,
    order_id: order.number,
    stock_location_name: config.stockLocation.name,
    shipping_rates: shipment.rates.map((rate) => serializeRate(config, rate)),
    selected_shipping_rate: selected ? serializeRate(config, selected) : null,
    shipping_methods: shipment.rates.map((rate) => serializeMethod(methodOf(config, rate))),
    manifest: shipment.items.map((item) => ({
      variant_id: item.variantId,
      sku: item.sku,
      quantity: item.quantity,
      states: { on_hand: item.quantity },
    })),
    adjustments: order.adjustments
      .filter(({ shipmentId }) => shipmentId === shipment.id)
      .map((adjustment) => serializeAdjustment(config, adjustment)),
    carrier: null,
    external_tracking_url: null,
    fulfillment_service: null,
  };
}

function serializeRate(config: ShopConfig, rate: ShippingRateRow): object {
  const method = methodOf(config, rate);
  return {
    id: rate.id,
    name: method.name,
    cost: toDecimal(rate.costCents),
    selected: rate.selected,
    shipping_method_id: method.id,
    shipping_method_code: method.code,
    display_cost: formatMoney(rate.costCents),
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

function methodOf(config: ShopConfig, rate: ShippingRateRow): ShippingMethod {
  const method = config.shippingMethods.find(({ id }) => id === rate.shippingMethodId);
  if (!method) throw new Error(`The shop ${config.name} has no shipping method ${String(rate.shippingMethodId)}.`);
  return method;
}
