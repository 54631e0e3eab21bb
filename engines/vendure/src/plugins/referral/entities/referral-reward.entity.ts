import type { DeepPartial, ID } from '@vendure/core';
import { EntityId, Order, VendureEntity } from '@vendure/core';
import { Column, Entity, JoinColumn, OneToOne } from 'typeorm';
import { StoreCredit } from '#src/plugins/store-credit/entities/store-credit.entity';

/** The store credit that a customer got for the first order of a friend, once its money was taken. */
@Entity()
export class ReferralReward extends VendureEntity {
  constructor(input?: DeepPartial<ReferralReward>) {
    super(input);
  }

  /** The friend's. */
  @OneToOne(() => Order, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn()
  order: Order;

  @EntityId()
  orderId: ID;

  /** The referrer's. */
  @OneToOne(() => StoreCredit, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn()
  credit: StoreCredit;

  @EntityId()
  creditId: ID;

  /** The card that paid, which earns one reward; null once nothing of that is left, and of rewards before there were fingerprints. */
  @Column('varchar', { nullable: true, unique: true })
  cardFingerprint: string | null;

  /** When the order was canceled, or its money given back. */
  @Column('timestamptz', { nullable: true })
  takenBackAt: Date | null;

  /** Cents of it that were spent or set aside when it was taken back; null before, and where an older release took it back. */
  @Column('int', { nullable: true })
  spent: number | null;
}
