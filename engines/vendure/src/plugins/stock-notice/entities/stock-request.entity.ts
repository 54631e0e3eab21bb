import type { DeepPartial, ID } from '@vendure/core';
import { EntityId, ProductVariant, VendureEntity } from '@vendure/core';
import { Column, Entity, ManyToOne, Unique } from 'typeorm';

/** Somebody waits for a variant (spec §3 Stock request). The row is deleted by the transaction that writes their mail. */
@Entity()
@Unique(['variant', 'email'])
export class StockRequest extends VendureEntity {
  constructor(input?: DeepPartial<StockRequest>) {
    super(input);
  }

  @ManyToOne(() => ProductVariant, { onDelete: 'CASCADE', nullable: false })
  variant: ProductVariant;

  @EntityId()
  variantId: ID;

  /** In small letters. */
  @Column()
  email: string;
}
