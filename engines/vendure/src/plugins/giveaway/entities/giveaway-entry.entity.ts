import type { DeepPartial, ID } from '@vendure/core';
import { EntityId, VendureEntity } from '@vendure/core';
import { Column, Entity, Generated, ManyToOne, Unique } from 'typeorm';
import { Giveaway } from './giveaway.entity';

/** A participant of a giveaway, once with each address. */
@Entity()
@Unique(['giveawayId', 'email'])
export class GiveawayEntry extends VendureEntity {
  constructor(input?: DeepPartial<GiveawayEntry>) {
    super(input);
  }

  /** Grows from entry to entry. */
  @Column()
  @Generated('increment')
  position: number;

  @ManyToOne(() => Giveaway, { onDelete: 'CASCADE', nullable: false })
  giveaway: Giveaway;

  @EntityId()
  giveawayId: ID;

  /** In small letters. */
  @Column()
  email: string;

  @Column()
  name: string;

  /** The code of a state of the United States. */
  @Column()
  state: string;

  @Column('timestamptz')
  enteredAt: Date;
}
