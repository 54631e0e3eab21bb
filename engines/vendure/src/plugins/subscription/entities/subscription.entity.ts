import type { OrderAddress } from '@vendure/common/lib/generated-types';
import type { DeepPartial, ID } from '@vendure/core';
import { Channel, Customer, EntityId, Order, ProductVariant, VendureEntity } from '@vendure/core';
import { Check, Column, Entity, Generated, Index, ManyToOne, OneToMany, Unique } from 'typeorm';
import type { Day, Interval, IntervalUnit } from '#src/plugins/core/interval/calendar-day';
import { SavedCard } from '#src/plugins/saved-card/entities/saved-card.entity';

/** Attempts at a payment, a day apart. After that a delivery waits for another card or another day. */
export const mostTries = 3;

/**
 * Computes `plannedOn`. The migration that made the column has the same text: another expression needs a column of its own, because
 * PostgreSQL cannot change one.
 */
const plannedDay = [
  `CASE WHEN state IN ('active', 'pending-cancellation')`,
  `AND ("endDate" IS NULL OR "actionableDate" <= "endDate")`,
  `AND ("paymentState" IS DISTINCT FROM 'failed' OR ("failedTries" < ${mostTries} AND "mayBeTriedAgain"))`,
  'THEN "actionableDate" END',
].join(' ');

/** Paused is no state of its own: a paused subscription is an active one that waits. */
export type SubscriptionState = 'active' | 'pending-cancellation' | 'canceled' | 'inactive';

/** A series of deliveries (spec §3 Subscription). Each change of one locks its row. */
@Entity()
@Check('"intervalLength" > 0')
@Index(['actionableDate'], { where: `state IN ('active', 'pending-cancellation')` })
@Index(['plannedOn'], { where: '"plannedOn" IS NOT NULL' })
export class Subscription extends VendureEntity {
  constructor(input?: DeepPartial<Subscription>) {
    super(input);
  }

  /** Grows from one to the next, also among those of one order, which have one moment. */
  @Column()
  @Generated('increment')
  position: number;

  @ManyToOne(() => Channel, { onDelete: 'CASCADE', nullable: false })
  channel: Channel;

  @EntityId()
  channelId: ID;

  @Index()
  @ManyToOne(() => Customer, { onDelete: 'CASCADE', nullable: false })
  customer: Customer;

  @EntityId()
  customerId: ID;

  /** The address of the order that began it: where to write to a customer who has none. */
  @Column('varchar', { nullable: true })
  email: string | null;

  /** The order that began it; null for one that was moved here from another shop, or that a server of an older release began. */
  @Index()
  @ManyToOne(() => Order, { onDelete: 'SET NULL', nullable: true })
  firstOrder: Order | null;

  @EntityId({ nullable: true })
  firstOrderId: ID | null;

  @Column('varchar')
  state: SubscriptionState;

  @Column({ default: false })
  isPaused: boolean;

  @Column()
  intervalLength: number;

  @Column('varchar')
  intervalUnit: IntervalUnit;

  /** The day of the next delivery; null when none is planned. */
  @Column('varchar', { length: 10, nullable: true })
  actionableDate: Day | null;

  /**
   * The day of the next delivery while the shop makes one by itself; null for a subscription that is over, past its last day, or without
   * another attempt at its payment. A delivery that waits for a card keeps its day. PostgreSQL computes it in each statement that
   * writes the row, also for a server of an older release.
   */
  @Column('varchar', {
    ...{ length: 10, nullable: true, insert: false, update: false },
    ...{ generatedType: 'STORED', asExpression: plannedDay },
  })
  plannedOn: Day | null;

  /** The day of the delivery whose prices were announced, or were to be: they do not rise any more. */
  @Column('varchar', { length: 10, nullable: true })
  announcedFor: Day | null;

  /**
   * The day of the month, from 1 to 31, on which deliveries come that are months or years apart: the first one's, or one that was chosen. Null
   * where a server of an older release made it: then the next delivery's day counts.
   */
  @Column('int', { nullable: true })
  anchorDay: number | null;

  /** There is no delivery after this day. */
  @Column('varchar', { length: 10, nullable: true })
  endDate: Day | null;

  /** 12 or 24 for a subscription of the club. */
  @Column('int', { nullable: true })
  clubCans: number | null;

  @Column('simple-json')
  shippingAddress: OrderAddress;

  @Column('simple-json')
  billingAddress: OrderAddress;

  /** The card that pays; null when it was removed. */
  @Index()
  @ManyToOne(() => SavedCard, { onDelete: 'SET NULL', nullable: true })
  savedCard: SavedCard | null;

  @EntityId({ nullable: true })
  savedCardId: ID | null;

  /** The price of the last delivery of these contents to this address, in cents; null while there was none. */
  @Column('int', { nullable: true })
  lastTotal: number | null;

  @Column({ default: 0 })
  skipCount: number;

  @Column({ default: 0 })
  successiveSkipCount: number;

  /** The outcome of the last payment; null before the first delivery. */
  @Column('varchar', { nullable: true })
  paymentState: 'paid' | 'failed' | null;

  /** Failed attempts at the next delivery, a day apart. */
  @Column({ default: 0 })
  failedTries: number;

  /** False when the bank forbids another attempt with this card. */
  @Column({ default: true })
  mayBeTriedAgain: boolean;

  @Column('text', { nullable: true })
  cancellationReason: string | null;

  /** Its name in another shop, from which it was moved here; null for one that began here. */
  @Column('varchar', { nullable: true, unique: true })
  importReference: string | null;

  @OneToMany(() => SubscribedLine, (line) => line.subscription)
  lines: SubscribedLine[];

  @OneToMany(() => SubscriptionReminder, (reminder) => reminder.subscription)
  reminders: SubscriptionReminder[];

  get interval(): Interval {
    return { length: this.intervalLength, unit: this.intervalUnit };
  }
}

/** A line of every delivery of a subscription, or of the next one alone. */
@Entity()
@Check('"quantity" > 0')
export class SubscribedLine extends VendureEntity {
  constructor(input?: DeepPartial<SubscribedLine>) {
    super(input);
  }

  /** Grows from line to line. */
  @Column()
  @Generated('increment')
  position: number;

  @Index()
  @ManyToOne(() => Subscription, (subscription) => subscription.lines, { onDelete: 'CASCADE', nullable: false })
  subscription: Subscription;

  @EntityId()
  subscriptionId: ID;

  /** One that was deleted since cannot be delivered: it is sold out. */
  @ManyToOne(() => ProductVariant, { onDelete: 'CASCADE', nullable: false })
  productVariant: ProductVariant;

  @EntityId()
  productVariantId: ID;

  @Column()
  quantity: number;

  /** True for the next delivery alone. */
  @Column({ default: false })
  isOneTime: boolean;

  /** The cans of a pack that the customer put together, as in a line of an order. */
  @Column('text', { default: '[]' })
  parts: string;

  /** The unit price that was announced last, in cents; null for cans that were added since. */
  @Column('int', { nullable: true })
  announcedPrice: number | null;

  /** The units that were announced at that price; null where a server of an older release announced it: all of them. */
  @Column('int', { nullable: true })
  announcedQuantity: number | null;

  /** The price of one in the next delivery, in cents, by `priceOfEach`. No column: Subscriptions sets it. */
  unitPrice: number;
}

/**
 * The first one, two weeks before a delivery, the last one, three days before, and the one on its day which says that it waits for a
 * card.
 */
export type ReminderType = 'default' | 'last_chance' | 'needs_card';

/** A mail about a delivery to come (spec §4 Default reminder). */
@Entity()
@Unique(['subscriptionId', 'reminderType', 'actionableDate'])
export class SubscriptionReminder extends VendureEntity {
  constructor(input?: DeepPartial<SubscriptionReminder>) {
    super(input);
  }

  @ManyToOne(() => Subscription, (subscription) => subscription.reminders, { onDelete: 'CASCADE', nullable: false })
  subscription: Subscription;

  @EntityId()
  subscriptionId: ID;

  @Column('varchar')
  reminderType: ReminderType;

  /** The delivery that it is about. */
  @Column('varchar', { length: 10 })
  actionableDate: Day;

  /** Null for a first reminder that its customer does without. */
  @Column('timestamptz', { nullable: true })
  sentAt: Date | null;

  /** The total that it names, in cents; null for one that names none, or that a server of an older release wrote. */
  @Column('int', { nullable: true })
  announcedTotal: number | null;
}
