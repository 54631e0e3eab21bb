import type { DeepPartial, ID } from '@vendure/core';
import { Channel, EntityId, OrderLine, VendureEntity } from '@vendure/core';
import { Check, Column, Entity, Generated, Index, ManyToOne } from 'typeorm';
import { StoreCredit } from '#src/plugins/store-credit/entities/store-credit.entity';

/** `replaced` took the place of a card that had ended, and `opening` was issued before the shop had its books. */
export type GiftCardKind = 'sold' | 'given' | 'replaced' | 'opening';

/** The shop keeps the rest of a card that staff `voided`; after `canceled` and `refunded` its price went back. */
export type GiftCardEnd = 'voided' | 'canceled' | 'refunded';

/** A balance with a code, in cents. One that is bought belongs to a unit of a line, and has its code once the order is placed. */
@Entity()
@Check('"used" >= 0 AND "used" <= "amount"')
export class GiftCard extends VendureEntity {
  constructor(input?: DeepPartial<GiftCard>) {
    super(input);
  }

  /** Grows from card to card, also among those of one line, which have one moment. */
  @Column()
  @Generated('increment')
  position: number;

  /** The shop that it can be spent in. */
  @ManyToOne(() => Channel, { onDelete: 'CASCADE', nullable: false })
  channel: Channel;

  @EntityId()
  channelId: ID;

  @Index()
  @ManyToOne(() => OrderLine, { onDelete: 'CASCADE', nullable: true })
  line: OrderLine | null;

  @EntityId({ nullable: true })
  lineId: ID | null;

  @Column('varchar', { nullable: true, unique: true })
  code: string | null;

  @Column()
  amount: number;

  @Column({ default: 0 })
  used: number;

  @Column('varchar', { nullable: true })
  recipientName: string | null;

  @Column('varchar', { nullable: true })
  recipientEmail: string | null;

  @Column('varchar', { nullable: true })
  purchaserName: string | null;

  @Column('text', { nullable: true })
  message: string | null;

  /** When it is mailed; as soon as it is bought when absent. */
  @Index()
  @Column('timestamptz', { nullable: true })
  sendAt: Date | null;

  @Column('timestamptz', { nullable: true })
  sentAt: Date | null;

  /** The card cannot be used from then on. A card that is bought has no such day. */
  @Column('timestamptz', { nullable: true })
  expiresAt: Date | null;

  @Column('timestamptz', { nullable: true })
  redeemedAt: Date | null;

  /** The origin of the card. */
  @Column('varchar', { default: 'given' })
  kind: GiftCardKind;

  /** When it got its code. */
  @Column('timestamptz', { nullable: true })
  issuedAt: Date | null;

  /** The reason of its end; null while it has not ended, and where its day has come. */
  @Column('varchar', { nullable: true })
  endReason: GiftCardEnd | null;

  /** The reason in the words of those who voided it; null for any other end. */
  @Column('varchar', { length: 255, nullable: true })
  endNote: string | null;

  /** The id of the user who voided it. */
  @Column('varchar', { nullable: true })
  endedBy: string | null;

  /** The credit that its balance became. */
  @ManyToOne(() => StoreCredit, { onDelete: 'SET NULL', nullable: true })
  credit: StoreCredit | null;

  @EntityId({ nullable: true })
  creditId: ID | null;

  /** Counts the cents that are left on it, also when it can no longer be used. */
  get balance(): number {
    return this.amount - this.used;
  }

  /** True when somebody is named to whom it goes. */
  get isFilled(): boolean {
    return this.recipientName !== null && this.recipientEmail !== null;
  }
}

/** The last characters of a code, by which a card is named where the code must not be read. */
export function lastOf(code: string | null): string {
  return (code ?? '').slice(-4);
}
