import { Injectable } from '@nestjs/common';
import type { ID, RequestContext } from '@vendure/core';
import { OrderService, TransactionalConnection } from '@vendure/core';
import type { Repository } from 'typeorm';
import type { DeliveryState } from '#src/plugins/subscription/entities/delivery.entity';
import { Delivery } from '#src/plugins/subscription/entities/delivery.entity';
import type { DeliveryPlan } from './delivery-orders';

/** An attempt that begins, that fails at once because its order cannot be made, or that is made at once because it was paid ahead. */
export interface NewDelivery extends Pick<Delivery, 'dueOn' | 'madeOn' | 'isAwaited' | 'orderId'> {
  readonly of: DeliveryPlan['of'];
  readonly state: Extract<DeliveryState, 'started' | 'sold-out' | 'placed'>;
}

/** Keeps the outcomes of attempts at deliveries, of subscriptions and of prepaid plans alike. */
@Injectable()
export class DeliveryRows {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly orders: OrderService,
  ) {}

  /** Writes an attempt, under the lock of its subscription or plan. */
  async add(ctx: RequestContext, { of, ...fields }: NewDelivery): Promise<Delivery> {
    const attempt = await this.rows(ctx).countBy({ ...of, dueOn: fields.dueOn });
    return this.rows(ctx).save(new Delivery({ ...of, ...fields, attempt }));
  }

  /** Finds the attempt whose order is being charged and placed; null for any other order. */
  startedWith(ctx: RequestContext, orderId: ID): Promise<Delivery | null> {
    return this.rows(ctx).findOneBy({ orderId, state: 'started' });
  }

  /** Finds the outcome of the attempt that has made an order; undefined for any other order. */
  async outcomeOf(ctx: RequestContext, orderId: ID): Promise<DeliveryState | undefined> {
    return (await this.rows(ctx).findOneBy({ orderId }))?.state;
  }

  isStarted(ctx: RequestContext, of: DeliveryPlan['of']): Promise<boolean> {
    return this.rows(ctx).existsBy({ ...of, state: 'started' });
  }

  /** Says if there was an attempt today that counts: a day sees no second one by itself. */
  async isMade(ctx: RequestContext, of: DeliveryPlan['of'], today: Delivery['madeOn']): Promise<boolean> {
    const made = await this.rows(ctx).findBy({ ...of, madeOn: today });
    return made.some(({ state }) => state !== 'called-off');
  }

  /** Says if a delivery was made on a day. */
  isPlaced(ctx: RequestContext, of: DeliveryPlan['of'], madeOn: Delivery['madeOn']): Promise<boolean> {
    return this.rows(ctx).existsBy({ ...of, madeOn, state: 'placed' });
  }

  async end(ctx: RequestContext, { id }: Delivery, state: Exclude<DeliveryState, 'started'>): Promise<void> {
    await this.rows(ctx).update({ id, state: 'started' }, { state });
  }

  /** Cancels the order of an attempt that failed. It was never placed, so that no history shows it. */
  async cancelOrder(ctx: RequestContext, orderId: ID): Promise<void> {
    await this.orders.updateCustomFields(ctx, orderId, { checkoutStep: 'cart' });
    const cancelled = await this.orders.transitionToState(ctx, orderId, 'Cancelled');
    if ('transitionError' in cancelled) throw new Error(`The order ${orderId} stays: ${cancelled.transitionError}`);
  }

  private rows(ctx: RequestContext): Repository<Delivery> {
    return this.connection.getRepository(ctx, Delivery);
  }
}
