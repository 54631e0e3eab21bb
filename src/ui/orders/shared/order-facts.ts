import { normalizePackName } from '#src/domain/catalogue/pack-detection';
import type { Picture, Product, Tint } from '#src/domain/catalogue/product';
import { formatMoney } from '#src/domain/money/money';
import { type DeliveryState, deliveryState } from '#src/domain/orders/delivery-state';
import type { PlacedOrder } from '#src/domain/orders/placed-order';
import type { BadgeProps } from '#src/ui/kit/badge';
import { formatDayOf } from '#src/ui/kit/moment-messages';
import { orderPath } from './order-page-address';
import { ordersMessages } from './orders-messages';

const mostPictures = 4;
const mostNames = 3;

export interface OrderStatus {
  readonly name: string;
  readonly text: string;
  readonly tone: BadgeProps['tone'];
}

export interface OrderPicture {
  readonly id: string;
  readonly picture: Picture | undefined;
  readonly tint: Tint | undefined;
}

export interface OrderListRow {
  readonly number: string;
  readonly to: string;
  readonly title: string;
  readonly day: string;
  readonly status: OrderStatus;
  readonly isGift: boolean;
  readonly items: string;
  readonly total: string;
  /** Empty where the server does not return the names. */
  readonly names: readonly string[];
  readonly moreNames: number;
  readonly pictures: readonly OrderPicture[];
}

const tones: Readonly<Partial<Record<DeliveryState, BadgeProps['tone']>>> = {
  shipped: 'vine',
  'partly-shipped': 'vine',
  mailed: 'vine',
  'payment-failed': 'pop',
  canceled: 'ink',
  'refund-due': 'ink',
  refunded: 'ink',
  returned: 'ink',
};

export function statusOf(order: PlacedOrder): OrderStatus {
  const state = deliveryState(order);
  return { ...ordersMessages.states[state], tone: tones[state] ?? 'soft' };
}

export function dayOf({ completedAt, createdAt }: PlacedOrder): string {
  return formatDayOf(completedAt ?? createdAt);
}

export function asOrderListRow(order: PlacedOrder, productOf: (sku: string) => Product | undefined): OrderListRow {
  const { number, lineItems = [] } = order;
  const units = order.units ?? lineItems.reduce((sum, { quantity }) => sum + quantity, 0);
  const names = [...new Set(lineItems.map(({ variant }) => normalizePackName(variant.name)))];
  return {
    number,
    to: orderPath(number),
    title: ordersMessages.number(number),
    day: dayOf(order),
    status: statusOf(order),
    isGift: order.giftNote !== undefined,
    items: ordersMessages.items(units),
    total: formatMoney(order.total),
    names: names.slice(0, mostNames),
    moreNames: Math.max(0, names.length - mostNames),
    pictures: lineItems.slice(0, mostPictures).map(({ id, sku, variant }) => {
      const product = productOf(sku);
      return { id, picture: product?.picture ?? variant.picture, tint: product?.tint };
    }),
  };
}
