import { Injectable } from '@nestjs/common';
import type { ID, RequestContext } from '@vendure/core';
import { idsAreEqual, Order, TransactionalConnection } from '@vendure/core';
import type { FindOptionsWhere } from 'typeorm';
import { In, IsNull, Not } from 'typeorm';
import { toOrderAddress } from '#src/plugins/core/address/order-address';
import { isShipped } from '#src/plugins/core/checkout/shipping';
import { groupOrderOf } from '#src/plugins/core/group-order/group-order';
import type { LineShare } from '#src/plugins/core/group-order/shared-lines';
import { shareOut } from '#src/plugins/core/group-order/shared-lines';
import { contentsOf } from '#src/plugins/core/order-line/line-contents';
import type { Part } from '#src/plugins/core/order-line/pack-parts';
import { readParts } from '#src/plugins/core/order-line/pack-parts';
import { hasLeft } from '#src/plugins/core/orders/has-left';
import { leavingDay } from '#src/plugins/core/orders/leaving-day';

/** Paid or reserved, and nothing of it left the warehouse. */
const openStates = ['PaymentAuthorized', 'PaymentSettled'] as const;

/** The goods that are packed for one address: all of an order but those that are e-mailed, or one of the shares of a group order. */
export interface Parcel {
  readonly orderId: ID;
  readonly number: string;
  /** The number of this one among those of its order, from 1. */
  readonly position: number;
  /** The number of parcels of its order. */
  readonly count: number;
  readonly orderedAt: Date;
  /** The day on which it is planned to leave, such as "2026-11-30"; undefined where parcels leave on no day. */
  readonly leavesOn: string | undefined;
  /** The day by which it must arrive, such as "2026-12-18"; undefined where none was asked for. */
  readonly arriveBy: string | undefined;
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

/** Tells the packers the destination and the day of goods. */
@Injectable()
export class Parcels {
  constructor(private readonly connection: TransactionalConnection) {}

  /** Reads the parcels of placed orders, in the order of the ids; none for an order without goods to ship. */
  async ofOrders(ctx: RequestContext, ids: readonly ID[]): Promise<readonly Parcel[]> {
    const parcels = (await this.read(ctx, { id: In(ids) })).flatMap((order) => parcelsOf(ctx, order));
    return ids.flatMap((id) => parcels.filter(({ orderId }) => idsAreEqual(orderId, id)));
  }

  /** Reads the parcels that are still to be packed, those of the oldest orders first. */
  async open(ctx: RequestContext): Promise<readonly Parcel[]> {
    const orders = await this.read(ctx, { state: In(openStates) });
    // An order whose money is only reserved keeps its state when its goods leave.
    return orders.filter((order) => !order.fulfillments.some(hasLeft)).flatMap((order) => parcelsOf(ctx, order));
  }

  private read(ctx: RequestContext, where: FindOptionsWhere<Order>): Promise<readonly Order[]> {
    return this.connection.getRepository(ctx, Order).find({
      where: { ...where, orderPlacedAt: Not(IsNull()), channels: { id: ctx.channelId } },
      relations: {
        lines: { productVariant: { translations: true } },
        shippingLines: { shippingMethod: { translations: true } },
        fulfillments: true,
      },
      order: { orderPlacedAt: 'ASC', id: 'ASC', lines: { createdAt: 'ASC', id: 'ASC' } },
    });
  }
}

function parcelsOf(ctx: RequestContext, order: Order): readonly Parcel[] {
  const { orderPlacedAt } = order;
  if (!orderPlacedAt) return [];
  const packed = packedFor(order);
  const { contactEmail, specialInstructions } = order.customFields;
  const ofOrder = {
    orderId: order.id,
    number: order.code,
    count: packed.length,
    orderedAt: orderPlacedAt,
    leavesOn: leavingDay(ctx.channel.customFields, orderPlacedAt),
    arriveBy: arrivalDayOf(order),
    method: order.shippingLines.map(({ shippingMethod }) => shippingMethod?.translations[0]?.name ?? '').join(', '),
    email: contactEmail ?? '',
    instructions: specialInstructions ?? '',
    gift: giftOf(order),
  };
  return packed.map(({ address, contents }, index) => ({
    ...ofOrder,
    position: index + 1,
    address,
    lines: contents.map(lineOf),
    ...measured(contents),
  }));
}

/** Something to pack, and where it goes. */
interface Packed {
  readonly address: Order['shippingAddress'];
  readonly contents: readonly LineShare[];
}

/** Shares the goods of an order out to its addresses. Units without an address of a group order go to that of the order itself. */
function packedFor(order: Order): readonly Packed[] {
  const lines = order.lines.filter((line) => line.quantity > 0 && isShipped(line));
  const recipients = groupOrderOf(order)?.recipients ?? [];
  const { shares, rest } = shareOut(lines, recipients);
  return [
    ...recipients.map(({ address }, index) => ({ address: toOrderAddress(address), contents: shares[index] ?? [] })),
    { address: order.shippingAddress, contents: rest },
  ].filter(({ contents }) => contents.length > 0);
}

function measured(contents: readonly LineShare[]): Pick<Parcel, 'cans' | 'weight'> {
  const sum = (valueOf: (share: LineShare) => number): number =>
    contents.reduce((total, share) => total + share.quantity * valueOf(share), 0);
  return {
    cans: sum(({ line }) => line.productVariant.customFields.cans),
    // Tenths of an ounce, as variants have them, do not add up to round numbers.
    weight: Math.round(sum(({ line }) => line.productVariant.customFields.weight) * 10) / 10,
  };
}

function arrivalDayOf(order: Order): string | undefined {
  const { date = '' } = groupOrderOf(order) ?? {};
  return date === '' ? undefined : date;
}

function giftOf({ customFields: { giftFrom, giftRecipient, giftMessage } }: Order): ParcelGift | undefined {
  const [from, recipient, message] = [giftFrom ?? '', giftRecipient ?? '', giftMessage ?? ''];
  return from || recipient || message ? { from, recipient, message } : undefined;
}

/** A line without contents of its own has those of its variant; any other those that leave the stock for it. */
function lineOf({ line, quantity }: LineShare): ParcelLine {
  const { productVariant } = line;
  const { sku, translations, customFields } = productVariant;
  const contents = contentsOf(line);
  const isItself = contents.every((one) => one.sku === sku && one.quantity === 1);
  const parts = isItself ? readParts(customFields.parts) : contents;
  return { sku, name: translations[0]?.name ?? '', quantity, parts };
}
