import type { DeepPartial, ID } from '@vendure/core';
import { EntityId, Order, VendureEntity } from '@vendure/core';
import { Column, Entity, Index, ManyToOne } from 'typeorm';

/**
 * A page that the payer sees, a saved card that its owner pays with, or a card that is charged off-session. An
 * `addition` charges the card of a placed order once more.
 */
export type PaymentSessionKind = 'page' | 'saved-card' | 'off-session' | 'addition';

/**
 * `open` waits for the payer, `expired` was closed unpaid. `paid` reserved the money of an incomplete order, `void`
 * gave it back, `placed` pays a complete order, whose Vendure payment has the further outcome. A saved card that its
 * owner has picked is `chosen` until the order is completed. A charge is never open but `charging`, from before the
 * provider receives it until its outcome is known.
 */
export type PaymentSessionState = 'open' | 'chosen' | 'charging' | 'expired' | 'paid' | 'void' | 'placed';

/** A page of the provider, opened for an order and an amount, or a saved card that pays. */
@Entity()
export class PaymentSession extends VendureEntity {
  constructor(input?: DeepPartial<PaymentSession>) {
    super(input);
  }

  @Index()
  @ManyToOne(() => Order, { onDelete: 'CASCADE', nullable: false })
  order: Order;

  @EntityId()
  orderId: ID;

  @Column('varchar', { default: 'page' })
  kind: PaymentSessionKind;

  /** The provider's id of a page; of a charge the shop's own, which is the key of its intent. */
  @Column({ unique: true })
  sessionId: string;

  /** The provider's id of a charge; null before the charge is made, and for pages. */
  @Column('varchar', { nullable: true })
  intentId: string | null;

  @EntityId({ nullable: true })
  savedCardId: ID | null;

  /** The provider's id of the card that is charged; of a page, of the card that paid it, until the provider lets go of that. */
  @Index({ where: `kind = 'page' AND "vaultCard" IS NOT NULL` })
  @Column('varchar', { nullable: true })
  vaultCard: string | null;

  /**
   * The provider's id of whose card is charged, or of whom a page asks whether to keep the card; null for a page that does not, and
   * once that is paid, of whom the provider has made up for its card.
   */
  @Column('varchar', { nullable: true })
  vaultCustomer: string | null;

  /** True for a page that keeps the card without asking, because the order begins a subscription. */
  @Column({ default: false })
  isCardAlwaysKept: boolean;

  /** Null for a charge, which has no page. */
  @Column('text', { nullable: true })
  url: string | null;

  /** The hash of the secret in the address to which a page sends its payer; null for a charge, which has no page. */
  @Column('varchar', { nullable: true })
  additionTokenHash: string | null;

  /** The digest of the order for which its owner chose a saved card, or let their store credit pay beside a page; else null. */
  @Column('varchar', { nullable: true })
  orderDigest: string | null;

  @Column()
  amount: number;

  @Index({ where: `state = 'charging'` })
  @Column('varchar')
  state: PaymentSessionState;

  @Column('varchar', { nullable: true })
  cardBrand: string | null;

  @Column('varchar', { nullable: true })
  cardLastDigits: string | null;

  /** A hash of the provider's word for the number of the card, by which two payments of one card are told. */
  @Column('varchar', { nullable: true })
  cardFingerprint: string | null;

  /** The moment at which the bank releases an unsettled reservation; null when the provider does not report one. */
  @Column('timestamptz', { nullable: true })
  heldUntil: Date | null;

  /** The cents that the provider reports as taken; null until it does. */
  @Column('int', { nullable: true })
  capturedAmount: number | null;

  /** The moment at which the provider took them. */
  @Column('timestamptz', { nullable: true })
  capturedAt: Date | null;
}
