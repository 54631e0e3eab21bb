import type { DeepPartial } from '@vendure/core';
import { VendureEntity } from '@vendure/core';
import { Column, Entity } from 'typeorm';

/** Remembers an alert that was raised, so that what the provider says again is told once. */
@Entity()
export class RaisedAlert extends VendureEntity {
  constructor(input?: DeepPartial<RaisedAlert>) {
    super(input);
  }

  /** Says what the alert is about, such as `payment-disputed/dp_1`. */
  @Column({ unique: true })
  key: string;
}
