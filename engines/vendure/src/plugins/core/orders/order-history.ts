import { Injectable } from '@nestjs/common';
import type { Customer, ID, RequestContext } from '@vendure/core';
import { Order, TransactionalConnection } from '@vendure/core';
import { IsNull } from 'typeorm';
import { notFound } from '#src/plugins/core/shop-failure';
import { OrderAccess } from './order-access';

const mostPerPage = 100;

export interface PlacedOrders {
  readonly items: readonly Order[];
  readonly totalItems: number;
}

export interface PlacedOrdersQuery {
  readonly page: number;
  readonly perPage: number;
  /** Only the deliveries of this subscription. */
  readonly subscriptionId?: ID | null;
}

/** The orders of a customer. */
@Injectable()
export class OrderHistory {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly access: OrderAccess,
  ) {}

  /** Returns the newest order that is not placed, and that the shop has not begun by itself; undefined when there is none. */
  async current(ctx: RequestContext, { id }: Customer): Promise<Order | undefined> {
    const [newest] = await this.connection.getRepository(ctx, Order).find({
      select: { id: true },
      where: { customerId: id, active: true, customFields: { subscriptionId: IsNull(), prepaidPlanId: IsNull() } },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: 1,
    });
    return newest && this.access.open(ctx, newest.id);
  }

  /** Returns a page of placed orders, from 1, the newest first; nothing past the last one. */
  async placed(
    ctx: RequestContext,
    { id }: Customer,
    { page, perPage, subscriptionId }: PlacedOrdersQuery,
  ): Promise<PlacedOrders> {
    const size = Math.min(Math.max(perPage, 1), mostPerPage);
    const placed = this.connection
      .getRepository(ctx, Order)
      .createQueryBuilder('order')
      .select('order.id')
      .where('order.customerId = :id AND order.orderPlacedAt IS NOT NULL', { id });
    if (subscriptionId != null)
      placed.andWhere('order.customFields.subscriptionId = :subscriptionId', { subscriptionId });
    const [rows, totalItems] = await placed
      .orderBy('order.orderPlacedAt', 'DESC')
      .addOrderBy('order.id', 'DESC')
      .offset((Math.max(page, 1) - 1) * size)
      .limit(size)
      .getManyAndCount();
    const items: Order[] = [];
    for (const row of rows) items.push(await this.access.open(ctx, row.id));
    return { items, totalItems };
  }

  /** Throws NOT_FOUND for a cart and for somebody else's order as for none: they look the same. */
  async find(ctx: RequestContext, customer: Customer | undefined, number: string): Promise<Order> {
    const id = customer && (await this.idOf(ctx, customer, number));
    if (id === undefined) throw notFound('order');
    return this.access.open(ctx, id);
  }

  private async idOf(ctx: RequestContext, customer: Customer, number: string): Promise<ID | undefined> {
    const order = await this.connection.getRepository(ctx, Order).findOne({
      select: { id: true, orderPlacedAt: true },
      where: { code: number, customerId: customer.id },
    });
    return order?.orderPlacedAt ? order.id : undefined;
  }
}
