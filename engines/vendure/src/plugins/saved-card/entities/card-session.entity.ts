import type { DeepPartial, ID } from '@vendure/core';
import { Customer, EntityId, VendureEntity } from '@vendure/core';
import { Column, Entity, Index, ManyToOne } from 'typeorm';

/** A page of the provider that saves a card without an order, until it has saved one. */
@Entity()
export class CardSession extends VendureEntity {
  constructor(input?: DeepPartial<CardSession>) {
    super(input);
  }

  /** The provider's id. */
  @Column({ unique: true })
  sessionId: string;

  @Index()
  @ManyToOne(() => Customer, { onDelete: 'CASCADE', nullable: false })
  customer: Customer;

  @EntityId()
  customerId: ID;
}
