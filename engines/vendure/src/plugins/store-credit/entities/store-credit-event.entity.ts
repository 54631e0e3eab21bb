import type { DeepPartial, ID } from '@vendure/core';
import { EntityId, VendureEntity } from '@vendure/core';
import { Column, Entity, Generated, Index, ManyToOne } from 'typeorm';
import { StoreCredit } from './store-credit.entity';

/**
 * `Added` by the shop, `Used` for an order, or given back as `Credit` after one. `Referral` is for a friend who has bought, and
 * `Referral canceled` takes it back. `Gift card canceled` takes back the credit of a card that was not paid for, and
 * `Credit canceled` a grant of the shop.
 */
export type StoreCreditAction =
  | 'Added'
  | 'Used'
  | 'Credit'
  | 'Referral'
  | 'Referral canceled'
  | 'Gift card canceled'
  | 'Credit canceled';

/** A change of a customer's credit, as its history tells it. Events are added and never changed. */
@Entity()
export class StoreCreditEvent extends VendureEntity {
  constructor(input?: DeepPartial<StoreCreditEvent>) {
    super(input);
  }

  /** Grows from event to event, also of one transaction, whose events have one moment. */
  @Column()
  @Generated('increment')
  position: number;

  @Index()
  @ManyToOne(() => StoreCredit, { onDelete: 'CASCADE', nullable: false })
  credit: StoreCredit;

  @EntityId()
  creditId: ID;

  @Column('varchar')
  action: StoreCreditAction;

  /** In cents; negative for a use and for credit that was taken back. */
  @Column()
  change: number;

  @Column('varchar', { nullable: true })
  orderNumber: string | null;
}
