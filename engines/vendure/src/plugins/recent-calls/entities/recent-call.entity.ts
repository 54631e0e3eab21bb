import type { DeepPartial } from '@vendure/core';
import { VendureEntity } from '@vendure/core';
import { Column, Entity, Index } from 'typeorm';

/** Counts the calls of a caller within a span of time, which begins with the first of them. */
@Entity()
export class RecentCall extends VendureEntity {
  constructor(input?: DeepPartial<RecentCall>) {
    super(input);
  }

  /** A hash of the caller's name, which may be an e-mail address or a network address. */
  @Column({ unique: true })
  caller: string;

  @Column('int')
  calls: number;

  @Index()
  @Column('timestamptz')
  endsAt: Date;
}
