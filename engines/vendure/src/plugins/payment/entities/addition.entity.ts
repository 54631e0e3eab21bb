import type { DeepPartial, ID } from '@vendure/core';
import { EntityId, VendureEntity } from '@vendure/core';
import { Column, Entity, JoinColumn, OneToOne } from 'typeorm';
import { PaymentSession } from '#src/payment-provider/payment-session.entity';

/** Something that is added to a placed order once its charge is paid. It becomes a line only then. */
@Entity()
export class Addition extends VendureEntity {
  constructor(input?: DeepPartial<Addition>) {
    super(input);
  }

  @OneToOne(() => PaymentSession, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn()
  session: PaymentSession;

  @EntityId()
  sessionId: ID;

  @Column()
  sku: string;

  @Column()
  quantity: number;
}
