import type { DeepPartial, ID } from '@vendure/core';
import { Channel, Customer, EntityId, VendureEntity } from '@vendure/core';
import { Check, Column, Entity, Index, ManyToOne, Unique } from 'typeorm';

/** A review waits until staff have read it. */
export type ReviewStatus = 'waiting' | 'published' | 'rejected';

/** Tells how somebody likes a product. A new review of the same product replaces the one before, and waits again. */
@Entity()
@Unique(['customer', 'sku'])
@Check('score BETWEEN 1 AND 5')
@Index(['channelId', 'sku'], { where: `status = 'published'` })
@Index(['channelId', 'writtenAt'], { where: `status = 'waiting'` })
export class Review extends VendureEntity {
  constructor(input?: DeepPartial<Review>) {
    super(input);
  }

  /** The shop whose product it is. */
  @ManyToOne(() => Channel, { onDelete: 'CASCADE', nullable: false })
  channel: Channel;

  @EntityId()
  channelId: ID;

  /** Null for one of the demo's, which has no writer. */
  @ManyToOne(() => Customer, { onDelete: 'CASCADE', nullable: true })
  customer: Customer | null;

  @EntityId({ nullable: true })
  customerId: ID | null;

  @Column()
  sku: string;

  /** 1 to 5. */
  @Column()
  score: number;

  @Column()
  title: string;

  /** Plain text of several lines. */
  @Column('text')
  body: string;

  /** The name that is shown. */
  @Column()
  author: string;

  @Column('varchar')
  status: ReviewStatus;

  /** Says why it was rejected. */
  @Column('varchar', { nullable: true })
  reason: string | null;

  /** Grows with each change of its writer, so that no decision is about unread words. */
  @Column({ default: 1 })
  revision: number;

  @Column('timestamptz')
  writtenAt: Date;
}
