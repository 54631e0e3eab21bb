import type { DeepPartial } from '@vendure/core';
import { VendureEntity } from '@vendure/core';
import { Check, Column, Entity } from 'typeorm';

/** Something that is given away among those who enter. It comes with the seed; its page is content. */
@Entity()
@Check('"startsAt" < "endsAt"')
export class Giveaway extends VendureEntity {
  constructor(input?: DeepPartial<Giveaway>) {
    super(input);
  }

  /** Stands in the form of its page. */
  @Column({ unique: true })
  name: string;

  /** The name that the confirmation gives it. */
  @Column()
  title: string;

  @Column('timestamptz')
  startsAt: Date;

  /** The first moment at which entries are closed. */
  @Column('timestamptz')
  endsAt: Date;

  /** Codes of the states whose people cannot enter. */
  @Column('simple-array')
  excludedStates: string[];
}
