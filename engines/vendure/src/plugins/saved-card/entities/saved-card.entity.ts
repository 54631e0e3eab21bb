import type { DeepPartial, ID } from '@vendure/core';
import { Customer, EntityId, VendureEntity } from '@vendure/core';
import { Column, Entity, Index, ManyToOne } from 'typeorm';

/** A card that a customer has the payment provider keep, to pay with it again. Its number is never in the shop. */
@Entity()
@Index(['customerId'], { unique: true, where: '"isDefault"' })
export class SavedCard extends VendureEntity {
  constructor(input?: DeepPartial<SavedCard>) {
    super(input);
  }

  @Index()
  @ManyToOne(() => Customer, { onDelete: 'CASCADE', nullable: false })
  customer: Customer;

  @EntityId()
  customerId: ID;

  /** The provider's id. */
  @Column({ unique: true })
  vaultCard: string;

  /** At most one of a customer's. */
  @Column({ default: false })
  isDefault: boolean;

  /** A word such as `visa`. */
  @Column('varchar', { nullable: true })
  brand: string | null;

  @Column()
  lastDigits: string;

  /** 1 to 12: the card is valid until the end of this month. */
  @Column()
  expiryMonth: number;

  @Column()
  expiryYear: number;

  /** The name on the card. */
  @Column('varchar', { nullable: true })
  holder: string | null;

  /** The provider's id of the page that saved it without an order. */
  @Column('varchar', { nullable: true })
  cardSessionId: string | null;
}
