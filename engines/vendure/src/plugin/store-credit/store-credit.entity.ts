import type { DeepPartial, ID } from '@vendure/core';
import { Customer, EntityId, VendureEntity } from '@vendure/core';
import { Check, Column, Entity, Generated, Index, ManyToOne } from 'typeorm';

/** An amount that a customer has with the shop, in cents. What is neither used nor set aside can be spent. */
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
}
