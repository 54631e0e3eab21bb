import type { DeepPartial } from '@vendure/core';
import { VendureEntity } from '@vendure/core';
import { Column, Entity } from 'typeorm';

/** Remembers an alert that was raised, so that a repeated notification of the provider alerts once. */
@Entity()
export class RaisedAlert extends VendureEntity {
  constructor(input?: DeepPartial<RaisedAlert>) {
    super(input);
  }

  /** The subject of the alert, such as `payment-disputed/dp_1`. */
  @Column({ unique: true })
  key: string;
}
