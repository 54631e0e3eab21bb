import type { DeepPartial } from '@vendure/core';
import { VendureEntity } from '@vendure/core';
import { Column, Entity, Generated, Index } from 'typeorm';
import type { Day } from '#src/plugins/core/interval/calendar-day';

/** The accounts of the journal. `bank` and `opening` lie beyond the shop: payouts go to one, balances of before came from the other. */
export const accounts = [
  'clearing',
  'deposits',
  'sales',
  'shipping',
  'discounts',
  'tax',
  'gift-cards',
  'store-credit',
  'prepaid',
  'promotion-cost',
  'fees',
  'disputes',
  'breakage',
  'bank',
  'opening',
] as const;
export type Account = (typeof accounts)[number];

/** Names the rows that entries are of. A gift card that was bought is part of its order. */
export type LedgerSubject = 'order' | 'gift-card' | 'store-credit' | 'balance-entry';

/**
 * A change of one account by one event, in the transaction of that event. Entries of an event add up to zero. The database refuses to
 * change or delete an entry: a correction is another entry.
 */
@Entity()
@Index(['day', 'account'])
export class JournalEntry extends VendureEntity {
  constructor(input?: DeepPartial<JournalEntry>) {
    super(input);
  }

  /** Grows from entry to entry. */
  @Column()
  @Generated('increment')
  position: number;

  @Index()
  @Column('uuid')
  event: string;

  @Column('varchar')
  subject: LedgerSubject;

  @Index()
  @Column('uuid')
  subjectId: string;

  @Column('varchar')
  account: Account;

  /** Divides an account: the kind of goods, the place and the name of a tax, the way of a payment. Empty where it has no parts. */
  @Column({ default: '' })
  detail: string;

  /** Positive for a debit, negative for a credit. */
  @Column()
  cents: number;

  /** Order, line and customer are ids of rows that may be gone since. */
  @Index()
  @Column('uuid', { nullable: true })
  orderId: string | null;

  @Column('uuid', { nullable: true })
  lineId: string | null;

  @Column('uuid', { nullable: true })
  customerId: string | null;

  /** The id of the signed-in user; `shop` for the work of the engine itself, `guest` for a shopper without an account. */
  @Column()
  actor: string;

  /** The kinds of event, such as `placed, payment`. */
  @Column()
  reason: string;

  @Column('timestamptz')
  moment: Date;

  /** The accounting day: the date of the moment in the warehouse's time zone. */
  @Column('date')
  day: Day;
}
