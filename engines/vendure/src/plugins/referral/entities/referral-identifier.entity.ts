import type { DeepPartial } from '@vendure/core';
import { VendureEntity } from '@vendure/core';
import { Column, Entity } from 'typeorm';

/** Names in links and on orders who recommended the shop. */
@Entity()
export class ReferralIdentifier extends VendureEntity {
  constructor(input?: DeepPartial<ReferralIdentifier>) {
    super(input);
  }

  @Column({ unique: true })
  identifier: string;

  /** The address that it stands for, in small letters; null once its customer is deleted. */
  @Column('varchar', { nullable: true, unique: true })
  email: string | null;
}
