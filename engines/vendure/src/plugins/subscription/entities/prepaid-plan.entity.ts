import type { DeepPartial, ID } from '@vendure/core';
import { EntityId, OrderLine, VendureEntity } from '@vendure/core';
import { Check, Column, Entity, Generated, Index, ManyToOne } from 'typeorm';
import type { Day, Interval, IntervalUnit } from '#src/plugins/core/interval/calendar-day';

/** `active` has deliveries ahead, `completed` made them all, `ended` makes no more because its order was canceled or refunded. */
export type PrepaidPlanState = 'active' | 'completed' | 'ended';

/**
 * Deliveries that were paid ahead, of a line of a placed order, which is the first of them (spec §3 Prepaid subscription).
 * Each change of one locks its row.
 */
@Entity()
@Check('"deliveredCount" >= 1 AND "deliveredCount" <= "installmentCount"')
@Index(['actionableDate'], { where: `state = 'active'` })
export class PrepaidPlan extends VendureEntity {
  constructor(input?: DeepPartial<PrepaidPlan>) {
    super(input);
  }

  @Column()
  @Generated('increment')
  position: number;

  @Index({ unique: true })
  @ManyToOne(() => OrderLine, { onDelete: 'CASCADE', nullable: false })
  line: OrderLine;

  @EntityId()
  lineId: ID;

  @Column('varchar')
  state: PrepaidPlanState;

  @Column()
  installmentCount: number;

  @Column()
  intervalLength: number;

  @Column('varchar')
  intervalUnit: IntervalUnit;

  /** The contents of one delivery of one unit, as JSON like the parts of a pack. */
  @Column('text')
  items: string;

  /** Cents with tax that were paid for each delivery, as JSON; null where a server of an older release made it. */
  @Column('text', { nullable: true })
  shares: string | null;

  /** The first one, with the order, counts. */
  @Column()
  deliveredCount: number;

  /** The day of the next delivery; null when none is left. */
  @Column('varchar', { length: 10, nullable: true })
  actionableDate: Day | null;

  /**
   * The day of the month, from 1 to 31, on which it began: deliveries that are months or years apart come on it. Null
   * where a server of an older release made it: then the next delivery's day counts.
   */
  @Column('int', { nullable: true })
  anchorDay: number | null;

  /** The moment at which it ended early; null for any other, and where a server of an older release ended it. */
  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;

  /** Boxes that had left or were on their way when it ended, with the first one. */
  @Column('int', { nullable: true })
  keptCount: number | null;

  /** Cents that went back for it; null where its order was canceled, which is refunded as a whole. */
  @Column('int', { nullable: true })
  refunded: number | null;

  /** Failed attempts at the next delivery, a day apart. */
  @Column({ default: 0 })
  failedTries: number;

  get interval(): Interval {
    return { length: this.intervalLength, unit: this.intervalUnit };
  }
}
