import type { DeepPartial, ID } from '@vendure/core';
import { EntityId, Payment, Refund, VendureEntity } from '@vendure/core';
import { Column, Entity, Index, ManyToOne } from 'typeorm';
import type { Day } from '#src/plugins/core/interval/calendar-day';

/** A balance transaction of Stripe (docs.stripe.com/api/balance_transactions), in cents: the shop's statement of account, line by line. */
@Entity()
@Index(['day', 'type'])
export class BalanceEntry extends VendureEntity {
  constructor(input?: DeepPartial<BalanceEntry>) {
    super(input);
  }

  /** Stripe's id of it, such as `txn_1`. */
  @Column({ unique: true })
  providerId: string;

  /** Stripe's word for it, such as `charge`, `refund` or `payout`. */
  @Column()
  type: string;

  /** Stripe's word for its part of a report, such as `dispute`. */
  @Column()
  category: string;

  /** Stripe's id of its charge, refund, dispute or payout; null where it has none. */
  @Column('varchar', { nullable: true })
  source: string | null;

  /** Stripe's id of the payment intent behind its source; null where there is none. */
  @Column('varchar', { nullable: true })
  intent: string | null;

  /** Before the fee; negative for money that leaves. */
  @Column()
  amount: number;

  @Column()
  fee: number;

  @Column('varchar', { length: 3 })
  currency: string;

  @Column('timestamptz')
  moment: Date;

  /** The accounting day: the date of the moment in the warehouse's time zone. */
  @Column('date')
  day: Day;

  /** The payment that it is of, also through its refund or dispute; null for a payout or a fee of Stripe. */
  @Index()
  @ManyToOne(() => Payment, { nullable: true })
  payment: Payment | null;

  @EntityId({ nullable: true })
  paymentId: ID | null;

  @Index()
  @ManyToOne(() => Refund, { nullable: true })
  refund: Refund | null;

  @EntityId({ nullable: true })
  refundId: ID | null;
}
