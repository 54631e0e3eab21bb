import type { DeepPartial, ID } from '@vendure/core';
import { EntityId, Order, VendureEntity } from '@vendure/core';
import { Column, Entity, Index, ManyToOne } from 'typeorm';
import type { Day } from '#src/plugins/core/interval/calendar-day';
import type { TaxShare } from '#src/plugins/tax/tax-shares';

/** Names the event that an entry is of: `release` is of goods that are canceled or whose money the bank has released. */
export type TaxEntryKind = 'sale' | 'change' | 'refund' | 'release';

/**
 * A change of the tax that an order holds for one place, of one of its lines, ways of delivery or surcharges. Entries are only added: the
 * database refuses to change or delete one. Those of an order add up to the tax that it holds.
 */
@Entity()
@Index(['day', 'state'])
export class TaxEntry extends VendureEntity implements TaxShare {
  constructor(input?: DeepPartial<TaxEntry>) {
    super(input);
  }

  @Index()
  @ManyToOne(() => Order, { nullable: false })
  order: Order;

  @EntityId()
  orderId: ID;

  @Column('varchar')
  kind: TaxEntryKind;

  @Column('varchar')
  item: TaxShare['item'];

  /** The id of the line, the way of delivery or the surcharge, which may be gone since. */
  @Column('uuid')
  itemId: string;

  /** The abbreviation of the state that it goes to. */
  @Column()
  state: string;

  @Column('varchar', { nullable: true })
  county: string | null;

  /** The name of the tax; empty where nothing is taxed. */
  @Column()
  jurisdiction: string;

  /** Percent that the place takes. */
  @Column('double precision')
  rate: number;

  /** Cents before tax; negative for refunds. */
  @Column()
  base: number;

  /** Cents. */
  @Column()
  tax: number;

  @Column('timestamptz')
  moment: Date;

  /** The accounting day: the date of the moment in the warehouse's time zone. */
  @Column('date')
  day: Day;
}
