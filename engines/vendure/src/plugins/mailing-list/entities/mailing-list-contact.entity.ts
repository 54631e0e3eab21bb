import type { DeepPartial } from '@vendure/core';
import { VendureEntity } from '@vendure/core';
import { Column, Entity, Unique } from 'typeorm';
import type { Day } from '#src/plugins/core/interval/calendar-day';
import type { ListName } from '#src/plugins/mailing-list/mailing-list';

/** `asked`: a message went out, and its link was not opened yet. */
export type ContactState = 'asked' | 'subscribed' | 'unsubscribed';

/** The state of an e-mail address or a phone number on a mailing list. One that never asked for a change has no row. */
@Entity()
@Unique(['list', 'contact'])
export class MailingListContact extends VendureEntity {
  constructor(input?: DeepPartial<MailingListContact>) {
    super(input);
  }

  @Column('varchar')
  list: ListName;

  /** In small letters, or in E.164. */
  @Column()
  contact: string;

  @Column('varchar')
  state: ContactState;

  /** Stands in the links of its messages. It stays the same, so that the oldest one can still unsubscribe. */
  @Column({ unique: true })
  token: string;

  /** The time of the last message, from which the link that confirms is valid; null when there was none. */
  @Column('timestamptz', { nullable: true })
  askedAt: Date | null;

  /** The day on which the contact confirmed by a date of birth to be of age; null where it was not asked. The date is nowhere. */
  @Column('varchar', { nullable: true })
  ofAgeOn: Day | null;

  /** The time since which it has its state. */
  @Column('timestamptz')
  changedAt: Date;
}
