import type { DeepPartial, ID } from '@vendure/core';
import { Customer, EntityId, VendureEntity } from '@vendure/core';
import { Check, Column, Entity, Generated, Index, ManyToOne } from 'typeorm';

/**
 * `given` by staff or for a `referral`; `returned` by an order, or converted from a `gift-card`. `opening` credit is from before the shop had
 * its books.
 */
export type StoreCreditKind = 'given' | 'referral' | 'returned' | 'gift-card' | 'opening';

/** An amount that a customer has with the shop, in cents. The part that is neither used nor set aside can be spent. */
@Entity()
@Check('"used" >= 0 AND "authorized" >= 0 AND "used" + "authorized" <= "amount"')
export class StoreCredit extends VendureEntity {
  constructor(input?: DeepPartial<StoreCredit>) {
    super(input);
  }

  /** Grows from credit to credit: the oldest one pays first. */
  @Column()
  @Generated('increment')
  position: number;

  @Index()
  @ManyToOne(() => Customer, { onDelete: 'CASCADE', nullable: false })
  customer: Customer;

  @EntityId()
  customerId: ID;

  @Column()
  amount: number;

  @Column({ default: 0 })
  used: number;

  /** Set aside for placed orders whose payment was not settled yet. */
  @Column({ default: 0 })
  authorized: number;

  /** Says where it comes from; read in the dashboard alone. */
  @Column('text')
  reason: string;

  @Column('varchar', { default: 'given' })
  kind: StoreCreditKind;

  @Column('timestamptz', { nullable: true })
  issuedAt: Date | null;

  /** The id of the user who granted it; null for credit that came by itself. */
  @Column('varchar', { nullable: true })
  issuedBy: string | null;

  /** The moment at which its rest was taken back. */
  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;

  @Column('text', { nullable: true })
  endReason: string | null;

  @Column('varchar', { nullable: true })
  endedBy: string | null;

  /** ISO 4217. Null where a server of an older release made it, as the channel is: both were the shop's only ones. */
  @Column('varchar', { length: 3, nullable: true })
  currency: string | null;

  @Column('uuid', { nullable: true })
  channelId: ID | null;
}
