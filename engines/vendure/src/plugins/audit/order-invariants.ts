import type { Invariant } from './invariant';
import { isOpen, olderThanDay, paid, returned } from './invariant';

const total = `(o."subTotalWithTax" + o."shippingWithTax")`;

/** The sum of the changes of a price, which stand beside it as JSON. */
const changes = (row: string): string =>
  `(SELECT coalesce(sum((change ->> 'amount')::numeric), 0) FROM jsonb_array_elements(${row}.adjustments::jsonb) change)`;

/** The sum of the rates of a price, in parts of one. */
const rates = (row: string): string =>
  `(SELECT coalesce(sum((rate ->> 'taxRate')::numeric), 0) / 100 FROM jsonb_array_elements(${row}."taxLines"::jsonb) rate)`;

const net = (row: string, list: string): string =>
  `CASE WHEN ${row}."listPriceIncludesTax" THEN (${list}) / (1 + ${rates(row)}) ELSE ${list} END`;

/** The cents that rounding each part of an order by itself can move its sum by. */
const roundings = `(1 + (SELECT count(*) FROM order_line WHERE "orderId" = o.id) + (SELECT count(*) FROM surcharge WHERE "orderId" = o.id))`;

/** The changes of a line were made for all units that were bought: canceled units take theirs along. */
const changesLeft = `${changes('line')} * line.quantity / greatest(line."orderPlacedQuantity", line.quantity, 1)`;

const goods = `(
  (SELECT coalesce(sum(${net('line', `line."listPrice" * line.quantity + ${changesLeft}`)}), 0)
    FROM order_line line WHERE line."orderId" = o.id)
  + (SELECT coalesce(sum(${net('extra', 'extra."listPrice"')}), 0) FROM surcharge extra WHERE extra."orderId" = o.id))`;

const shipping = `(SELECT coalesce(sum(${net('way', `way."listPrice" + ${changes('way')}`)}), 0)
  FROM shipping_line way WHERE way."orderId" = o.id)`;

/** Invariants of orders and their payments. */
export const orderInvariants: readonly Invariant[] = [
  {
    id: 'placed-order-paid',
    advice: 'Less was paid than the order costs. Take the rest from its buyer, or cancel it and refund what was paid.',
    query: `SELECT o.code AS subject FROM "order" o
      WHERE ${isOpen} AND o.state NOT IN ('Modifying', 'ArrangingAdditionalPayment') AND ${paid} < ${total}`,
  },
  {
    id: 'placed-order-overpaid',
    advice: 'More was paid than the order costs since its change or cancellation, and kept for a day. Refund the rest.',
    query: `SELECT o.code AS subject FROM "order" o
      WHERE ${isOpen} AND ${paid} - ${returned} > ${total} AND ${olderThanDay('o."updatedAt"')}`,
  },
  {
    id: 'canceled-order-refunded',
    advice:
      'The order is canceled, and its money was kept for a day. Refund its payments, or cancel those that are reserved.',
    query: `SELECT o.code AS subject FROM "order" o
      WHERE o.state = 'Cancelled' AND ${paid} > ${returned} AND ${olderThanDay('o."updatedAt"')}`,
  },
  {
    id: 'paid-order-placed',
    advice:
      'The order was paid and never placed, so that nobody packs it. Refund the payment, and ask its buyer to order again.',
    query: `SELECT o.code AS subject FROM "order" o
      WHERE o."orderPlacedAt" IS NULL AND o.state <> 'Cancelled' AND ${paid} > ${returned}`,
  },
  {
    id: 'order-goods-add-up',
    advice:
      'The goods of the order do not add up to its subtotal. Somebody changed it outside of the shop: compare it with the payment.',
    query: `SELECT o.code AS subject FROM "order" o
      WHERE o."orderPlacedAt" IS NOT NULL AND abs(o."subTotal" - ${goods}) > ${roundings}`,
  },
  {
    id: 'order-shipping-adds-up',
    advice: 'The shipping of the order is not that of its ways of delivery. Compare it with the payment.',
    query: `SELECT o.code AS subject FROM "order" o
      WHERE o."orderPlacedAt" IS NOT NULL AND abs(o.shipping - ${shipping}) > 1`,
  },
  {
    id: 'placed-order-closed',
    advice: 'The order is placed and still somebody’s cart, which they can change. Tell whoever maintains the shop.',
    query: `SELECT o.code AS subject FROM "order" o WHERE o."orderPlacedAt" IS NOT NULL AND o.active`,
  },
  {
    id: 'stock-counted',
    advice: 'Less than nothing is promised of the product. Count its stock, and correct it in the dashboard.',
    query: `SELECT variant.sku AS subject FROM stock_level JOIN product_variant variant ON variant.id = "productVariantId"
      WHERE "stockAllocated" < 0`,
  },
];
