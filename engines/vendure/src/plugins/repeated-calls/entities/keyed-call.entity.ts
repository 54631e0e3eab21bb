import type { DeepPartial } from '@vendure/core';
import { VendureEntity } from '@vendure/core';
import { Column, Entity, Index, Unique } from 'typeorm';

/** A call that was sent with an `Idempotency-Key`. All but the answer are hashes. */
@Entity()
@Unique(['caller', 'key'])
export class KeyedCall extends VendureEntity {
  constructor(input?: DeepPartial<KeyedCall>) {
    super(input);
  }

  @Column()
  caller: string;

  @Column()
  key: string;

  /** Names the operation and the variables. */
  @Column()
  request: string;

  @Index()
  @Column('timestamptz')
  begunAt: Date;

  /** Null while the call runs. */
  @Column('text', { nullable: true })
  answer: string | null;
}
