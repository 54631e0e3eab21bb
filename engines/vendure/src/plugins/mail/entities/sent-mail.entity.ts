import type { DeepPartial } from '@vendure/core';
import { VendureEntity } from '@vendure/core';
import { Column, Entity } from 'typeorm';

/** Remembers a mail that was sent, so that a job that runs twice sends it once. */
@Entity()
export class SentMail extends VendureEntity {
  constructor(input?: DeepPartial<SentMail>) {
    super(input);
  }

  /** The subject of the mail, such as `order-confirmed/R123`. */
  @Column({ unique: true })
  key: string;
}
