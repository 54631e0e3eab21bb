import { Injectable } from '@nestjs/common';
import type { ID, RequestContext } from '@vendure/core';
import { Order, OrderLine, TransactionalConnection } from '@vendure/core';
import type { FindOptionsWhere } from 'typeorm';
import { In, IsNull, Not } from 'typeorm';
import { contentsOf } from '#src/plugin/catalogue/line-contents';
import type { Part } from '#src/plugin/catalogue/pack-parts';
import { readParts } from '#src/plugin/catalogue/pack-parts';
import { isShipped } from '#src/plugin/checkout/shipping';
import { leavingDay } from './leaving-day';

/** Paid or reserved, and nothing of it left the warehouse. */
const openStates = ['PaymentAuthorized', 'PaymentSettled'] as const;

/** The goods of an order that are packed: all but those that are e-mailed. */
export interface Parcel {
  readonly orderId: ID;
  readonly number: string;
  readonly orderedAt: Date;
  /** The day on which it is planned to leave, such as "2026-11-30"; undefined where parcels leave on no day. */
  readonly leavesOn: string | undefined;
  readonly method: string;
  readonly address: Order['shippingAddress'];
  readonly email: string;
  readonly instructions: string;
  readonly gift: ParcelGift | undefined;
  readonly lines: readonly ParcelLine[];
  /** Single cans. */
  readonly cans: number;
  /** Ounces, without the box. */
  readonly weight: number;
}

interface ParcelGift {
  readonly from: string;
  readonly recipient: string;
  readonly message: string;
}

interface ParcelLine {
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  /** The contents of one unit of a pack. */
  readonly parts: readonly Part[];
}

/** Tells those who pack what goes where, and when. */
@Injectable()
export class Parcels {
  constructor(private readonly connection: TransactionalConnection) {}

  /** Reads the parcels of placed orders, in the order of the ids; none for an order without goods to ship. */
  async ofOrders(ctx: RequestContext, ids: readonly ID[]): Promise<readonly Parcel[]> {
    const parcels = new Map((await this.read(ctx, { id: In(ids) })).map((parcel) => [parcel.orderId, parcel]));
    return ids.flatMap((id) => parcels.get(id) ?? []);
  }

  /** Reads the parcels that are still to be packed, those of the oldest orders first. */
  open(ctx: RequestContext): Promise<readonly Parcel[]> {
    return this.read(ctx, { state: In(openStates) });
  }

  private async read(ctx: RequestContext, where: FindOptionsWhere<Order>): Promise<readonly Parcel[]> {
    const orders = await this.connection.getRepository(ctx, Order).find({
      where: { ...where, orderPlacedAt: Not(IsNull()), channels: { id: ctx.channelId } },
      relations: {
        lines: { productVariant: { translations: true } },
        shippingLines: { shippingMethod: { translations: true } },
      },
      order: { orderPlacedAt: 'ASC', id: 'ASC', lines: { createdAt: 'ASC', id: 'ASC' } },
    });
    return orders.flatMap((order) => parcelOf(ctx, order));
  }
}

function parcelOf(ctx: RequestContext, order: Order): readonly Parcel[] {
  const lines = order.lines.filter((line) => line.quantity > 0 && isShipped(line));
  if (!order.orderPlacedAt || lines.length === 0) return [];
  const { contactEmail, specialInstructions } = order.customFields;
  const sum = (valueOf: (line: OrderLine) => number): number =>
    lines.reduce((total, line) => total + line.quantity * valueOf(line), 0);
  return [
    {
      orderId: order.id,
      number: order.code,
      orderedAt: order.orderPlacedAt,
      leavesOn: leavingDay(ctx.channel.customFields, order.orderPlacedAt),
      method: order.shippingLines.map(({ shippingMethod }) => shippingMethod?.translations[0]?.name ?? '').join(', '),
      address: order.shippingAddress,
      email: contactEmail ?? '',
      instructions: specialInstructions ?? '',
      gift: giftOf(order),
      lines: lines.map(lineOf),
      cans: sum(({ productVariant }) => productVariant.customFields.cans),
      // Tenths of an ounce, as variants have them, do not add up to round numbers.
      weight: Math.round(sum(({ productVariant }) => productVariant.customFields.weight) * 10) / 10,
    },
  ];
}

function giftOf({ customFields: { giftFrom, giftRecipient, giftMessage } }: Order): ParcelGift | undefined {
  const [from, recipient, message] = [giftFrom ?? '', giftRecipient ?? '', giftMessage ?? ''];
  return from || recipient || message ? { from, recipient, message } : undefined;
}

/** A line that is what it says has the contents of its variant; any other those that leave the stock for it. */
function lineOf(line: OrderLine): ParcelLine {
  const { quantity, productVariant } = line;
  const { sku, translations, customFields } = productVariant;
  const contents = contentsOf(line);
  const isItself = contents.every((one) => one.sku === sku && one.quantity === 1);
  const parts = isItself ? readParts(customFields.parts) : contents;
  return { sku, name: translations[0]?.name ?? '', quantity, parts };
}
