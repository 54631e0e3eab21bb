import type { DeepPartial } from '@vendure/core';
import { VendureEntity } from '@vendure/core';
import { Column, Entity } from 'typeorm';

/**
 * A change whose entries are still to be written: another transaction booked the same subject, or the journal refused them. The row
 * commits with the change, so that a process that dies afterwards leaves it to the heartbeat.
 */
@Entity()
export class DueBooking extends VendureEntity {
  constructor(input?: DeepPartial<DueBooking>) {
    super(input);
  }

  /** The order, gift card, credit or entry of Stripe that changed. Several changes of it may be due. */
  @Column('uuid')
  subjectId: string;

  @Column()
  reason: string;

  @Column()
  actor: string;
}
