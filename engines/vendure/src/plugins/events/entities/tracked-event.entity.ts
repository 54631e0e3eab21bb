import type { DeepPartial } from '@vendure/core';
import { VendureEntity } from '@vendure/core';
import { Column, Entity, Index } from 'typeorm';

/** Something that happened in a visitor's browser, who allowed statistics, as the storefront has told it, and nothing besides. */
@Entity()
export class TrackedEvent extends VendureEntity {
  constructor(input?: DeepPartial<TrackedEvent>) {
    super(input);
  }

  @Column()
  name: string;

  /** As they were sent, in that sequence. */
  @Column('json')
  properties: object;

  /** The customer's id; null of a guest, and of a customer who was deleted since. */
  @Column('varchar', { nullable: true })
  userId: string | null;

  /** Made up by the browser, which is known again by it. */
  @Column()
  anonymousId: string;

  @Index()
  @Column('timestamptz', { default: () => 'now()' })
  receivedAt: Date;
}
