import type { DeepPartial } from '@vendure/core';
import { VendureEntity } from '@vendure/core';
import { Column, Entity } from 'typeorm';

/**
 * Remembers the last message to the storefront's build hook. There is one row, which all servers and workers share. Its moments are
 * those of the database, whose clock is the only one that they share, too.
 */
@Entity()
export class Rebuild extends VendureEntity {
  constructor(input?: DeepPartial<Rebuild>) {
    super(input);
  }

  /** Names the message to the hook. */
  @Column({ unique: true })
  event: string;

  /** A digest of all prices and sold-out products, as they were seen last. */
  @Column()
  fingerprint: string;

  /** The moment at which that was seen to be another one. */
  @Column('timestamptz')
  changedAt: Date;

  /** The moment of the last call, whether the hook took it or not. */
  @Column('timestamptz', { nullable: true })
  triedAt: Date | null;

  /** The moment of the last call that the hook took. */
  @Column('timestamptz', { nullable: true })
  calledAt: Date | null;
}
