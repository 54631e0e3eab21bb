import type { AdjustmentRow, GiftCardRow } from '#sandbox/database/schema';
import type { Interval } from '#sandbox/shop/calendar-day';
import { dayOf } from '#sandbox/shop/calendar-day';
import { variantsBySku } from '#sandbox/shop/catalogue/find-variant';
import { totalCans } from '#sandbox/shop/club/club';
import { subscribedGroups } from '#sandbox/shop/club/subscribed-groups';
import type { Promotion } from '#sandbox/shop/config/promotion';
import { hasRecipient } from '#sandbox/shop/gift-cards/gift-card-fields';
import type { AmountRow } from '#sandbox/shop/mails/mail-content';
import { every, formatDay, units } from '#sandbox/shop/mails/phrases';
import { formatDiscount, formatMoney } from '#sandbox/shop/money';
import { partsOf } from '#sandbox/shop/orders/line-item-options';
import type { LineItem, Order } from '#sandbox/shop/orders/order';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import type { Subscription } from '#sandbox/shop/subscriptions/subscription';
import { recurringLines } from '#sandbox/shop/subscriptions/subscription';

/** A club box in an order: how often it comes, and the lines that hold its cans. Not every box has the size of a club. */
export interface ClubBox extends Interval {
  readonly lines: readonly { readonly lineItemId: number; readonly quantity: number }[];
}

/** The club boxes that an order begins. */
export function joinedBoxes(order: Order): readonly ClubBox[] {
  return subscribedGroups(order);
}

/** The club box that an order delivers. Extras for one delivery are not in the box. */
export function deliveredBox(order: Order, subscription: Subscription): ClubBox {
  const lines = recurringLines(subscription.lines).flatMap(({ variantId, quantity }) =>
    order.lines
      .filter((line) => line.variantId === variantId && line.quantity === quantity)
      .slice(0, 1)
      .map(({ id }) => ({ lineItemId: id, quantity })),
  );
  return { ...subscription, lines };
}

/** The lines of an order. The cans of a club box are one row, wherever they stand in the order. */
export async function lineRows(work: OrderWork, boxes: readonly ClubBox[]): Promise<readonly AmountRow[]> {
  const { order } = work;
  const rows: AmountRow[] = boxes.map((box) => boxRow(order, box));
  for (const line of order.lines) {
    const inBoxes = boxes.flatMap(({ lines }) => lines.filter(({ lineItemId }) => lineItemId === line.id));
    const quantity = line.quantity - inBoxes.reduce((sum, one) => sum + one.quantity, 0);
    if (quantity > 0) rows.push(await lineRow(work, line, quantity));
  }
  return rows;
}

function boxRow(order: Order, box: ClubBox): AmountRow {
  const cans = box.lines.flatMap(({ lineItemId, quantity }) =>
    order.lines
      .filter(({ id }) => id === lineItemId)
      .map((line) => ({ ...line, quantity: Math.min(quantity, line.quantity) })),
  );
  return {
    label: `Club box, ${String(totalCans(cans))} cans, ${every(box)}`,
    details: cans.map(({ quantity, variant }) => units(quantity, variant.name)),
    amount: formatMoney(cans.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0)),
  };
}

async function lineRow({ store, now }: OrderWork, line: LineItem, quantity: number): Promise<AmountRow> {
  const { variant, prepaid, priceCents, giftCards } = line;
  const parts = prepaid ? [] : partsOf(line);
  const held = await variantsBySku(
    store,
    parts.map(({ sku }) => sku),
  );
  const contents = parts.flatMap((part) =>
    held.filter(({ sku }) => sku === part.sku).map((one) => units(part.quantity, one.name)),
  );
  return {
    label: units(quantity, prepaid ? `${variant.name}, prepaid` : variant.name),
    details: [...contents, ...giftCards.map((card) => recipientOf(card, now))],
    amount: formatMoney(priceCents * quantity),
  };
}

function recipientOf(card: GiftCardRow, now: Date): string {
  const recipient = hasRecipient(card) ? `${card.recipientName ?? ''} (${card.recipientEmail ?? ''})` : 'you';
  const when = card.sendEmailAt !== null && card.sendEmailAt > now ? `on ${formatDay(dayOf(card.sendEmailAt))}` : 'now';
  return `To ${recipient} by e-mail ${when}`;
}

/** Subtotal, discounts by code or reason, shipping, tax, total. They add up. */
export function totalRows({ order, shop }: OrderWork): readonly AmountRow[] {
  const discounts = order.adjustments.filter(({ source, eligible }) => source === 'promotion' && eligible);
  const isShipped = order.shipments.length > 0;
  return [
    { label: 'Subtotal', amount: formatMoney(order.itemTotalCents) },
    ...shop.config.promotions.flatMap((promotion) => discountRow(promotion, discounts)),
    ...(isShipped ? [{ label: 'Shipping', amount: formatMoney(order.shipTotalCents) }] : []),
    ...(isShipped || order.additionalTaxTotalCents > 0
      ? [{ label: 'Tax', amount: formatMoney(order.additionalTaxTotalCents) }]
      : []),
    { label: 'Total', amount: formatMoney(order.totalCents), isTotal: true },
  ];
}

function discountRow(promotion: Promotion, discounts: readonly AdjustmentRow[]): readonly AmountRow[] {
  const cents = discounts
    .filter(({ sourceId }) => sourceId === promotion.id)
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (cents === 0) return [];
  const reason = promotion.code === null ? promotion.name : `Code ${promotion.code.toUpperCase()}`;
  const { action } = promotion;
  const percent = action.kind === 'line-percent' ? ` (${String(action.basisPoints / 100)}% off)` : '';
  return [{ label: `${reason}${percent}`, amount: formatDiscount(cents) }];
}
