import type { DeepPartial } from '@vendure/core';
import { VendureEntity } from '@vendure/core';
import { Column, Entity, Index } from 'typeorm';

/** Remembers when the last message went to a contact that strangers can have written to. */
@Entity()
export class MessageTime extends VendureEntity {
  constructor(input?: DeepPartial<MessageTime>) {
    super(input);
  }

  /** A hash of the e-mail address or the phone number: most of them are of people whom the shop does not know. */
  @Column({ unique: true })
  contact: string;

  @Index()
  @Column('timestamptz')
  sentAt: Date;
}
