import type { DeepPartial } from '@vendure/core';
import { VendureEntity } from '@vendure/core';
import { Check, Column, Entity, Index } from 'typeorm';
import type { Day } from '#src/plugins/core/interval/calendar-day';
import type { RateRow } from '#src/plugins/tax/chosen-rate';

/** A row of the file of rates that was imported last. */
@Entity()
@Check('percent IS NOT NULL OR zip IS NOT NULL')
@Index(['state', 'zip'])
export class SalesTaxRate extends VendureEntity implements RateRow {
  constructor(input?: DeepPartial<SalesTaxRate>) {
    super(input);
  }

  @Column('varchar', { length: 2 })
  state: string;

  @Column('varchar', { nullable: true })
  county: string | null;

  @Column('varchar', { length: 5, nullable: true })
  zip: string | null;

  @Column('double precision', { nullable: true })
  percent: number | null;

  @Column()
  isShippingTaxed: boolean;

  @Column('varchar', { length: 10 })
  validFrom: Day;

  @Column('varchar', { length: 10, nullable: true })
  validTo: Day | null;
}
