import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { ID, OrderState, RequestContext } from '@vendure/core';
import {
  EventBus,
  Order,
  OrderService,
  OrderStateMachine,
  OrderStateTransitionError,
  OrderStateTransitionEvent,
  TransactionalConnection,
} from '@vendure/core';
import type { EntityManager } from 'typeorm';
import { replaceMethod } from '#src/plugins/core/replaced-methods';
import { OrderReading } from './order-reading';

/** The relations that Vendure reads of an order by default, and when it is about to change it. */
const usual: ReadonlySet<string> = new Set([
  'channels',
  'customer',
  'customer.user',
  'lines',
  'lines.productVariant',
  'lines.productVariant.taxCategory',
  'lines.productVariant.productVariantPrices',
  'lines.productVariant.translations',
  'lines.featuredAsset',
  'lines.taxCategory',
  'shippingLines',
  'surcharges',
]);

/**
 * Lets Vendure read an order once in a transaction, where its own services read it anew in each of their steps, by a statement for
 * each relation, and look at all of it again when they save it (docs/adr/0035).
 */
@Injectable()
export class HeldOrders implements OnModuleInit {
  /** The orders that transactions hold, by their ids. */
  private readonly held = new WeakMap<EntityManager, Map<ID, Order>>();

  constructor(
    private readonly orders: OrderService,
    private readonly reading: OrderReading,
    private readonly connection: TransactionalConnection,
    private readonly machine: OrderStateMachine,
    private readonly events: EventBus,
  ) {}

  /** Vendure's own methods stay for orders without a lock, and for readings with other relations than the usual ones. */
  onModuleInit(): void {
    const { orders } = this;
    replaceMethod(HeldOrders, orders, 'findOne', (findOne) => (ctx, id, relations) => {
      if (relations && !relations.every((relation) => usual.has(relation))) return findOne(ctx, id, relations);
      const held = this.of(ctx, id);
      return held ? Promise.resolve(held) : this.reading.read(ctx, id);
    });
    replaceMethod(HeldOrders, orders, 'transitionToState', (transitionToState) => (ctx, id, state) => {
      const held = this.of(ctx, id);
      return held ? this.transition(ctx, held, state) : transitionToState(ctx, id, state);
    });
  }

  /**
   * Runs all work with a locked order in a transaction on this one object: each read of the order meanwhile gets it. Work that
   * rejects leaves the object as it was before, since its transaction is undone.
   */
  async hold<T>(ctx: RequestContext, order: Order, work: () => Promise<T>): Promise<T> {
    const manager = this.managerOf(ctx);
    const held = this.held.get(manager) ?? new Map<ID, Order>();
    this.held.set(manager, held.set(order.id, order));
    const before = changeable(order);
    try {
      return await work();
    } catch (error) {
      Object.assign(order, before);
      throw error;
    } finally {
      held.delete(order.id);
    }
  }

  /** True while a transaction holds an order. */
  holds(ctx: RequestContext, id: ID): boolean {
    return this.of(ctx, id) !== undefined;
  }

  /**
   * Repeats Vendure's service without its second reading of the order. Handlers of events change the order that they are given, so
   * that its fields are written after them.
   */
  private async transition(
    ctx: RequestContext,
    order: Order,
    toState: OrderState,
  ): Promise<Order | OrderStateTransitionError> {
    const fromState = order.state;
    order.payments = await this.orders.getOrderPayments(ctx, order.id);
    const { finalize, refusal } = await this.machine.transition(ctx, order, toState).then(
      (result) => ({ ...result, refusal: undefined }),
      (error: unknown) => ({ finalize: undefined, refusal: error instanceof Error ? error.message : String(error) }),
    );
    if (!finalize) {
      const transitionError = ctx.translate(refusal, { fromState, toState });
      return new OrderStateTransitionError({ transitionError, fromState, toState });
    }
    const rows = this.connection.getRepository(ctx, Order);
    const wasActive = order.active;
    await rows.update(order.id, { state: order.state });
    await this.events.publish(new OrderStateTransitionEvent(fromState, toState, ctx, order));
    await finalize();
    const { active, orderPlacedAt, type, customFields } = order;
    if (active !== wasActive)
      await rows.update(order.id, { active, type, customFields, ...(orderPlacedAt && { orderPlacedAt }) });
    return order;
  }

  private of(ctx: RequestContext, id: ID): Order | undefined {
    return this.held.get(this.managerOf(ctx))?.get(id);
  }

  private managerOf(ctx: RequestContext): EntityManager {
    return this.connection.getRepository(ctx, Order).manager;
  }
}

/** Picks the fields of an order that placing it changes. */
function changeable(order: Order): Partial<Order> {
  const { state, active, orderPlacedAt, type, customer, customerId, payments, promotions, couponCodes } = order;
  const { subTotal, subTotalWithTax, shipping, shippingWithTax } = order;
  return {
    ...{ state, active, type, customer, payments, promotions, couponCodes },
    ...{ subTotal, subTotalWithTax, shipping, shippingWithTax },
    orderPlacedAt,
    customerId,
  };
}
