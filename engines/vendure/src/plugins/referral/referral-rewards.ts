import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { ID, RequestContext } from '@vendure/core';
import {
  Customer,
  EventBus,
  Order,
  OrderService,
  OrderStateTransitionEvent,
  RefundStateTransitionEvent,
  TransactionalConnection,
} from '@vendure/core';
import { isGiftCard } from '#src/plugins/core/order-line/gift-card-line';
import { normalEmail } from '#src/plugins/core/text-checks';
import { hostedPaymentCode } from '#src/plugins/payment/place-order';
import { ReferralReward } from '#src/plugins/referral/entities/referral-reward.entity';
import { StoreCredits } from '#src/plugins/store-credit/store-credits';
import { ReferralMails } from './referral-mails';
import { Referrals } from './referrals';

/** Rewards of one referrer in a month, which is one of the calendar in UTC. */
const mostInMonth = 10;

/**
 * Gives store credit to the customer who referred a buyer, once the money of the buyer's first order is taken and in
 * the same transaction (spec §3 referrals). The buyer's card has to have paid more than the reward, for goods other
 * than gift cards: else the reward would pay for itself. No reward is given for one's own order, twice for one friend
 * or one card, or too often in a month.
 */
@Injectable()
export class ReferralRewards implements OnApplicationBootstrap {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly events: EventBus,
    private readonly orders: OrderService,
    private readonly referrals: Referrals,
    private readonly credits: StoreCredits,
    private readonly mails: ReferralMails,
  ) {}

  onApplicationBootstrap(): void {
    this.events.registerBlockingEventHandler({
      id: 'give-or-take-back-referral-reward',
      event: OrderStateTransitionEvent,
      handler: async ({ ctx, toState, order }) => {
        if (toState === 'PaymentSettled') await this.reward(ctx, order);
        if (toState === 'Cancelled') await this.takeBack(ctx, order);
      },
    });
    this.events.registerBlockingEventHandler({
      id: 'take-back-reward-of-refunded-order',
      event: RefundStateTransitionEvent,
      handler: async ({ ctx, toState, order: { id } }) => {
        if (toState === 'Settled') await this.takeBackRefunded(ctx, id);
      },
    });
  }

  /** Deliveries name no referrer; they count as orders of the customer who gets them. */
  private async reward(ctx: RequestContext, order: Order): Promise<void> {
    const { referralIdentifier, contactEmail } = order.customFields;
    const amount = ctx.channel.customFields.referralCredit;
    if (referralIdentifier === null || contactEmail === null || amount === 0) return;
    const referrer = await this.referrals.referrerOf(ctx, referralIdentifier);
    if (!referrer) return;
    const friend = { id: order.customerId ?? null, email: normalEmail(contactEmail) };
    if (referrer.id === friend.id || normalEmail(referrer.emailAddress) === friend.email) return;
    const cardFingerprint = await this.cardOf(ctx, order);
    if (cardFingerprint === undefined || (await this.paidForGoods(ctx, order)) <= amount) return;
    await this.lock(ctx, [friend.id, friend.email, referrer.id, cardFingerprint]);
    if (!(await this.isFirst(ctx, order, friend))) return;
    if (!(await this.mayBeRewarded(ctx, order, referrer, cardFingerprint))) return;
    const reason = `Referral: first order of a friend, ${order.code}`;
    const credit = await this.credits.grant(ctx, referrer.id, { amount, reason }, 'referral');
    const reward = { orderId: order.id, creditId: credit.id, cardFingerprint };
    await this.connection.getRepository(ctx, ReferralReward).insert(reward);
    await this.mails.rewarded(ctx, referrer, order, amount);
  }

  /**
   * Takes back the rest of the reward for an order that was canceled or refunded. The spent part stays spent and is
   * reported to the shop, and its card earns no further reward.
   */
  private async takeBack(ctx: RequestContext, order: Order): Promise<void> {
    const rewards = this.connection.getRepository(ctx, ReferralReward);
    const [[reward]] = (await rewards.query(
      `UPDATE referral_reward SET "takenBackAt" = now() WHERE "orderId" = $1 AND "takenBackAt" IS NULL
       RETURNING id, "creditId"`,
      [order.id],
    )) as [readonly Pick<ReferralReward, 'id' | 'creditId'>[], number];
    if (!reward) return;
    const { customerId, amount, left } = await this.credits.takeBack(ctx, reward.creditId, 'Referral canceled');
    await rewards.update(reward.id, { spent: left, ...(left === 0 ? { cardFingerprint: null } : {}) });
    if (left > 0) await this.mails.spent(ctx, order, left);
    if (amount === 0) return;
    const referrer = await this.connection.getRepository(ctx, Customer).findOneOrFail({ where: { id: customerId } });
    await this.mails.takenBack(ctx, referrer, order, amount);
  }

  /** A refund that leaves the card with no more than the reward paid takes the reason of it away. */
  private async takeBackRefunded(ctx: RequestContext, orderId: ID): Promise<void> {
    const reward = await this.connection.getRepository(ctx, ReferralReward).findOneBy({ orderId });
    if (reward?.takenBackAt !== null) return;
    const order = await this.orders.findOne(ctx, orderId);
    if (order && (await this.paidForGoods(ctx, order)) <= ctx.channel.customFields.referralCredit)
      await this.takeBack(ctx, order);
  }

  /** Makes orders wait for each other which each alone would be rewarded: of one friend, of one card, for one referrer. */
  private async lock(ctx: RequestContext, names: readonly (ID | null)[]): Promise<void> {
    await this.connection
      .getRepository(ctx, ReferralReward)
      .query('SELECT pg_advisory_xact_lock(hashtext(name)) FROM unnest($1::text[]) AS name', [
        // Always in this sequence, so that two transactions never deadlock.
        names.map((name, position) => `referral:${position}:${String(name)}`),
      ]);
  }

  /** The card that paid the order itself, which an addition was charged to, too. */
  private async cardOf(ctx: RequestContext, { id }: Order): Promise<string | undefined> {
    const [row] = (await this.connection.getRepository(ctx, Order).query(
      `SELECT "cardFingerprint" FROM payment_session
       WHERE "orderId" = $1 AND state = 'placed' AND "cardFingerprint" IS NOT NULL ORDER BY "createdAt" LIMIT 1`,
      [id],
    )) as readonly { readonly cardFingerprint: string }[];
    return row?.cardFingerprint;
  }

  /** The cents that cards have paid for goods, without refunds. They pay for gift cards first. */
  private async paidForGoods(ctx: RequestContext, { id, lines }: Order): Promise<number> {
    const [row] = (await this.connection.getRepository(ctx, Order).query(
      `SELECT COALESCE(SUM(payment.amount - COALESCE(given.back, 0)), 0)::int AS paid FROM payment
       LEFT JOIN LATERAL (
         SELECT SUM(total) AS back FROM refund WHERE refund."paymentId" = payment.id AND refund.state <> 'Failed'
       ) given ON true
       WHERE payment."orderId" = $1 AND payment.method = $2 AND payment.state = 'Settled'`,
      [id, hostedPaymentCode],
    )) as readonly { readonly paid: number }[];
    const sum = (those: Order['lines']): number => those.reduce((cents, line) => cents + line.proratedLinePrice, 0);
    const cards = lines.filter(isGiftCard);
    return Math.min((row?.paid ?? 0) - sum(cards), sum(lines.filter((line) => !isGiftCard(line))));
  }

  /** True unless the order was rewarded before, its card was for another one, or the referrer has had enough this month. */
  private async mayBeRewarded(
    ctx: RequestContext,
    { id }: Order,
    referrer: Customer,
    cardFingerprint: string,
  ): Promise<boolean> {
    const [row] = (await this.connection.getRepository(ctx, ReferralReward).query(
      `SELECT COUNT(*) FILTER (WHERE reward."orderId" = $1 OR reward."cardFingerprint" = $2)::int AS before,
         COUNT(*) FILTER (WHERE credit."customerId" = $3 AND (reward."takenBackAt" IS NULL OR reward."cardFingerprint" IS NOT NULL)
           AND date_trunc('month', reward."createdAt"::timestamptz AT TIME ZONE 'UTC') = date_trunc('month', now() AT TIME ZONE 'UTC'))::int AS month
       FROM referral_reward reward JOIN store_credit credit ON credit.id = reward."creditId"`,
      [id, cardFingerprint, referrer.id],
    )) as readonly { readonly before: number; readonly month: number }[];
    return row?.before === 0 && row.month < mostInMonth;
  }

  /** True when the buyer, by account or e-mail address, has no order that was placed before and not canceled. */
  private async isFirst(ctx: RequestContext, order: Order, { id, email }: Friend): Promise<boolean> {
    const others = (await this.connection.getRepository(ctx, Order).query(
      `SELECT FROM "order" WHERE "orderPlacedAt" IS NOT NULL AND state <> 'Cancelled'
         AND ("orderPlacedAt", id) < (SELECT "orderPlacedAt", id FROM "order" WHERE id = $1)
         AND ("customerId" = $2 OR LOWER("customFieldsContactemail") = $3) LIMIT 1`,
      [order.id, id, email],
    )) as readonly unknown[];
    return others.length === 0;
  }
}

/** A buyer, by account and by the e-mail address of the order. */
interface Friend {
  readonly id: ID | null;
  readonly email: string;
}
