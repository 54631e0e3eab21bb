import type { DeepPartial, ID } from '@vendure/core';
import { EntityId, Payment, VendureEntity } from '@vendure/core';
import { Column, Entity, Index, ManyToOne } from 'typeorm';
import type { DisputeStatus } from '#src/payment-provider/hosted-payment';

/** A cardholder's claim at the bank for some of a payment, in cents (spec §3 Payment). */
@Entity()
export class Dispute extends VendureEntity {
  constructor(input?: DeepPartial<Dispute>) {
    super(input);
  }

  /** The provider's id of it. */
  @Column({ unique: true })
  providerId: string;

  @Index()
  @ManyToOne(() => Payment, { onDelete: 'CASCADE', nullable: false })
  payment: Payment;

  @EntityId()
  paymentId: ID;

  @Column()
  amount: number;

  /** The provider's word, such as `product_not_received`. */
  @Column()
  reason: string;

  @Column('varchar')
  status: DisputeStatus;

  @Column('timestamptz')
  openedAt: Date;

  /** The moment until which the shop may hand in evidence; null when the bank takes none. */
  @Column('timestamptz', { nullable: true })
  answerBy: Date | null;

  /** The moment of the newest notification that the row was written from: an older one changes nothing. */
  @Column('timestamptz')
  saidAt: Date;

  /** Null while it is open. */
  @Column('timestamptz', { nullable: true })
  closedAt: Date | null;

  /** When the provider took the money from the shop's account; null while it has not. */
  @Column('timestamptz', { nullable: true })
  fundsWithdrawnAt: Date | null;

  /** When that money came back. */
  @Column('timestamptz', { nullable: true })
  fundsReinstatedAt: Date | null;

  /** When an administrator allowed refunds although the dispute is open. */
  @Column('timestamptz', { nullable: true })
  refundAllowedAt: Date | null;
}
