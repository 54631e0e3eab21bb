import type { DeepPartial, ID } from '@vendure/core';
import { EntityId, Order, VendureEntity } from '@vendure/core';
import { Column, Entity, Index, ManyToOne } from 'typeorm';
import type { RecordedSale } from '#src/plugins/tax/stripe-calculations';
import type { StripeRequest } from '#src/plugins/tax/stripe-requests';

/** Something that was sold with Stripe's tax, a placed order or an addition to one, and how far Stripe's reports have it. */
@Entity()
@Index(['createdAt'], { where: '"isDue"' })
export class TaxRecord extends VendureEntity {
  constructor(input?: DeepPartial<TaxRecord>) {
    super(input);
  }

  @Index()
  @ManyToOne(() => Order, { onDelete: 'CASCADE', nullable: false })
  order: Order;

  @EntityId()
  orderId: ID;

  /** The name that Stripe's reports give it. */
  @Column({ unique: true })
  reference: string;

  @Column('timestamptz')
  soldAt: Date;

  /** With tax, in cents. */
  @Column()
  charged: number;

  /** The part of it that is tax, in cents. */
  @Column()
  tax: number;

  @Column('simple-json')
  requests: readonly StripeRequest[];

  /** One for each request; null until they are reported. */
  @Column('simple-json', { nullable: true })
  sales: readonly RecordedSale[] | null;

  /** Cents of `charged` that the reports have lost again because they were given back. */
  @Column({ default: 0 })
  returned: number;

  /** Cents before tax of each item that the reports have lost again, by its request and its reference. */
  @Column('simple-json', { nullable: true })
  reversed: Readonly<Record<string, number>> | null;

  /** True while Stripe has to be told of something. */
  @Column({ default: true })
  isDue: boolean;
}
