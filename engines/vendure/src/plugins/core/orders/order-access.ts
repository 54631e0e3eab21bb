import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ID, RequestContext } from '@vendure/core';
import { Order, OrderService, TransactionalConnection } from '@vendure/core';
import { ShopFailure, unauthorized } from '#src/plugins/core/shop-failure';

const numberHeader = 'x-order-number';
const tokenHeader = 'x-order-token';
/** PostgreSQL's code for a row that another transaction holds. */
const lockNotAvailable = '55P03';
/** Milliseconds to wait for an order whose payment is reported twice at once. */
const timeout = 5000;

/** The orders of this request whose number and token were right, or whose owner is signed in. */
const provenOrders = new WeakSet<Order>();

/** Throws UNAUTHORIZED unless the caller has proven to know the order. */
export function proven(order: Order): Order {
  if (!provenOrders.has(order)) throw unauthorized();
  return order;
}

export function newOrderToken(): string {
  return randomBytes(24).toString('base64url');
}

/** Opens orders only to callers who know number and token. */
@Injectable()
export class OrderAccess {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly orders: OrderService,
  ) {}

  /** Throws UNAUTHORIZED for an order that does not exist as for one whose token is another: both look the same. */
  async read(ctx: RequestContext): Promise<Order> {
    return this.open(ctx, await this.idOf(ctx, ''));
  }

  /** Reads an order that its owner, not its token, gives access to. */
  async open(ctx: RequestContext, id: ID): Promise<Order> {
    const order = await this.orders.findOne(ctx, id);
    if (!order) throw unauthorized();
    provenOrders.add(order);
    return order;
  }

  /** Gives access to an order that was made just now. */
  known(order: Order): Order {
    provenOrders.add(order);
    return order;
  }

  /**
   * Changes an order under its lock and in one transaction. A refusal that the change gives back is thrown after the commit, so
   * that its writes stay; one that it throws undoes everything. A change that has kept the order as it would be read gives it back,
   * and it is not read again.
   */
  async change(ctx: RequestContext, change: OrderChange): Promise<Order> {
    const { outcome, id } = await this.connection.withTransaction(ctx, async (inside) => {
      const order = await this.open(inside, await this.idOf(inside, 'FOR NO KEY UPDATE NOWAIT'));
      if (!order.active) throw unauthorized();
      return { outcome: await change(inside, order), id: order.id };
    });
    if (outcome instanceof ShopFailure) throw outcome;
    return outcome ?? this.open(ctx, id);
  }

  /**
   * Locks an order for the rest of the transaction, once another request lets it go: the browser that returns and the
   * provider report a payment at the same moment. Throws ORDER_LOCKED when that takes too long.
   */
  async lock(ctx: RequestContext, id: ID): Promise<void> {
    await this.find(ctx, `SET LOCAL lock_timeout = ${timeout}`, []);
    await this.find(ctx, 'SELECT id FROM "order" WHERE id = $1 FOR NO KEY UPDATE', [id]);
    await this.find(ctx, 'SET LOCAL lock_timeout = 0', []);
  }

  /** Locks the order of the headers, a placed one too. */
  async lockNamed(ctx: RequestContext): Promise<ID> {
    return this.idOf(ctx, 'FOR NO KEY UPDATE NOWAIT');
  }

  private async idOf(ctx: RequestContext, lock: string): Promise<ID> {
    const [number, token] = [headerOf(ctx, numberHeader), headerOf(ctx, tokenHeader)];
    if (!number || !token) throw unauthorized();
    const query = `SELECT id FROM "order" WHERE code = $1 AND "customFieldsToken" = $2 ${lock}`;
    const [row] = await this.find(ctx, query, [number, token]);
    if (!row) throw unauthorized();
    return row.id;
  }

  private async find(ctx: RequestContext, query: string, values: readonly unknown[]): Promise<readonly { id: ID }[]> {
    try {
      return (await this.connection.getRepository(ctx, Order).query(query, [...values])) as { id: ID }[];
    } catch (error) {
      if (codeOf(error) !== lockNotAvailable) throw error;
      throw orderLocked();
    }
  }
}

export function orderLocked(): ShopFailure {
  return new ShopFailure('ORDER_LOCKED', 'The order is being changed by another request');
}

export type OrderChange = (ctx: RequestContext, order: Order) => Promise<ShopFailure | Order | void>;

/** Reads a header of the call; undefined where it has none. */
export function headerOf(ctx: RequestContext, name: string): string | undefined {
  const value = ctx.req?.headers[name];
  return typeof value === 'string' ? value : undefined;
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
