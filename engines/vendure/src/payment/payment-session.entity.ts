import type { DeepPartial, ID } from '@vendure/core';
import { EntityId, Order, VendureEntity } from '@vendure/core';
import { Column, Entity, Index, ManyToOne } from 'typeorm';

/**
 * `open` waits for the payer, `expired` was closed before anybody paid. `paid` reserved the money of an order that is not
 * complete, `void` gave it back, `placed` pays a complete order, whose payment of Vendure knows what became of it.
 */
export type PaymentSessionState = 'open' | 'expired' | 'paid' | 'void' | 'placed';

/** A session of the provider's payment page, opened for an order and an amount. */
@Entity()
export class PaymentSession extends VendureEntity {
  constructor(input?: DeepPartial<PaymentSession>) {
    super(input);
  }

  @Index()
  @ManyToOne(() => Order, { onDelete: 'CASCADE', nullable: false })
  order: Order;

  @EntityId()
  orderId: ID;

  /** The provider's id. */
  @Column({ unique: true })
  sessionId: string;

  @Column('text')
  url: string;

  @Column()
  amount: number;

  @Column('varchar')
  state: PaymentSessionState;

  @Column('varchar', { nullable: true })
  cardBrand: string | null;

  @Column('varchar', { nullable: true })
  cardLastDigits: string | null;

  /** The moment at which the bank releases what nobody has settled; null when the provider does not say. */
  @Column('timestamptz', { nullable: true })
  heldUntil: Date | null;
}
