import type { DeepPartial } from '@vendure/core';
import { VendureEntity } from '@vendure/core';
import { Column, Entity } from 'typeorm';

/**
 * An order that the browser of a visitor who allowed it has reported, with the click that led them here. A browser says so, and
 * anybody can: the shop, which pays for it, compares it with its orders.
 */
@Entity()
export class ReferredOrder extends VendureEntity {
  constructor(input?: DeepPartial<ReferredOrder>) {
    super(input);
  }

  @Column({ unique: true })
  orderNumber: string;

  /** The id of the order, as it was reported. */
  @Column()
  orderId: string;

  /** The click's id at ShareASale, `sscid`. */
  @Column('varchar', { nullable: true })
  shareSaleId: string | null;

  /** The click's id at Impact, `ir_click_id`. */
  @Column('varchar', { nullable: true })
  clickId: string | null;
}
