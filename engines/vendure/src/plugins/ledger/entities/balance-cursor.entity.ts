import type { DeepPartial } from '@vendure/core';
import { VendureEntity } from '@vendure/core';
import { Column, Entity } from 'typeorm';

/**
 * The cursor of a reading of the account at Stripe, which goes page by page from the newest line to older ones. There is a row only until
 * the reading has come to its end: a process that dies in the middle of it leaves the cursor to the next one.
 */
@Entity()
export class BalanceCursor extends VendureEntity {
  constructor(input?: DeepPartial<BalanceCursor>) {
    super(input);
  }

  /** Names the account: there is one reading of it at a time. */
  @Column({ unique: true })
  account: string;

  /** The moment of the oldest line that it reads; null for all lines. */
  @Column('timestamptz', { nullable: true })
  since: Date | null;

  /** Stripe's id of the last line that was read; null before the first page. */
  @Column('varchar', { nullable: true })
  after: string | null;
}
