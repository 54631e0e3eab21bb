import type { DeepPartial, ID } from '@vendure/core';
import { EntityId, Order, VendureEntity } from '@vendure/core';
import { Check, Column, Entity, Index, ManyToOne } from 'typeorm';
import type { Day } from '#src/plugins/core/interval/calendar-day';
import { PrepaidPlan } from './prepaid-plan.entity';
import { Subscription } from './subscription.entity';

/**
 * `started` has an order that is being charged and placed. Nothing was charged by any other but `placed`; `called-off` was not
 * wanted any more, because the day was moved or the subscription has ended in the meantime.
 */
export type DeliveryState = 'started' | 'placed' | 'declined' | 'sold-out' | 'called-off';

/**
 * An attempt at one delivery of a subscription or a prepaid plan. The row stands before the card is charged; there is one for each
 * day and attempt, so that no process makes it twice.
 */
@Entity()
@Check('("subscriptionId" IS NULL) <> ("prepaidPlanId" IS NULL)')
@Index(['subscriptionId', 'dueOn', 'attempt'], { unique: true })
@Index(['prepaidPlanId', 'dueOn', 'attempt'], { unique: true })
export class Delivery extends VendureEntity {
  constructor(input?: DeepPartial<Delivery>) {
    super(input);
  }

  @ManyToOne(() => Subscription, { onDelete: 'CASCADE', nullable: true })
  subscription: Subscription | null;

  @EntityId({ nullable: true })
  subscriptionId: ID | null;

  @ManyToOne(() => PrepaidPlan, { onDelete: 'CASCADE', nullable: true })
  prepaidPlan: PrepaidPlan | null;

  @EntityId({ nullable: true })
  prepaidPlanId: ID | null;

  /** The day for which it was planned. */
  @Column('varchar', { length: 10 })
  dueOn: Day;

  /** Counts from 0. */
  @Column()
  attempt: number;

  /** The day on which it is made. A failed one is tried again on another day, unless the customer asks for it. */
  @Column('varchar', { length: 10 })
  madeOn: Day;

  /** The customer waits for the outcome and reads it, so that no mail tells of a failure. */
  @Column({ default: false })
  isAwaited: boolean;

  @Index({ where: `state = 'started'` })
  @Column('varchar')
  state: DeliveryState;

  /** The order that it makes; null when something in it cannot be sold at all. */
  @Index()
  @ManyToOne(() => Order, { onDelete: 'SET NULL', nullable: true })
  order: Order | null;

  @EntityId({ nullable: true })
  orderId: ID | null;
}
