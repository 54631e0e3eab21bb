import type { DeepPartial, ID } from '@vendure/core';
import { EntityId, Order, VendureEntity } from '@vendure/core';
import { Column, Entity, Generated, ManyToOne, Unique } from 'typeorm';
import { GiftCard } from './gift-card.entity';

/** Lets a gift card pay for a cart. Several carts may have the same card: the first that is placed gets it. */
@Entity()
@Unique(['order', 'giftCard'])
export class AppliedGiftCard extends VendureEntity {
  constructor(input?: DeepPartial<AppliedGiftCard>) {
    super(input);
  }

  /** Grows from card to card: the first that was applied pays first. */
  @Column()
  @Generated('increment')
  position: number;

  @ManyToOne(() => Order, { onDelete: 'CASCADE', nullable: false })
  order: Order;

  @EntityId()
  orderId: ID;

  @ManyToOne(() => GiftCard, { onDelete: 'CASCADE', nullable: false })
  giftCard: GiftCard;

  @EntityId()
  giftCardId: ID;
}
