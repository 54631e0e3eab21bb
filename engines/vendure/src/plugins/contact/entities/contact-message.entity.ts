import type { DeepPartial } from '@vendure/core';
import { VendureEntity } from '@vendure/core';
import { Column, Entity, Index } from 'typeorm';

/**
 * Remembers that a message to the shop was taken, so that it is mailed once. The message itself is in the shop's mailbox alone:
 * here are hashes.
 */
@Entity()
@Index(['sender', 'receivedAt'])
export class ContactMessage extends VendureEntity {
  constructor(input?: DeepPartial<ContactMessage>) {
    super(input);
  }

  /** A hash of the key that the storefront gives each message. */
  @Column({ unique: true })
  key: string;

  /** A hash of all that was sent. */
  @Column()
  content: string;

  /** A hash of the sender's address. */
  @Column()
  sender: string;

  @Column('timestamptz')
  receivedAt: Date;
}
