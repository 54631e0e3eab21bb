import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { ID, RequestContext } from '@vendure/core';
import {
  Customer,
  EventBus,
  Order,
  OrderPlacedEvent,
  OrderStateTransitionEvent,
  TransactionalConnection,
} from '@vendure/core';
import { StoreCredits } from '#src/plugin/store-credit/store-credits';
import { normalEmail } from '#src/plugin/text-checks';
import { ReferralMails } from './referral-mails';
import { ReferralReward } from './referral-reward.entity';
import { Referrals } from './referrals';

/**
 * Gives store credit to the customer who referred a buyer, with the buyer's first order and in its transaction (spec §3 referrals).
 * Nobody is rewarded for their own order. A friend who was rewarded is not the friend of anybody else.
 */
@Injectable()
export class ReferralRewards implements OnApplicationBootstrap {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly events: EventBus,
    private readonly referrals: Referrals,
    private readonly credits: StoreCredits,
    private readonly mails: ReferralMails,
  ) {}

  onApplicationBootstrap(): void {
    this.events.registerBlockingEventHandler({
      id: 'reward-referrer',
      event: OrderPlacedEvent,
      handler: ({ ctx, order }) => this.reward(ctx, order),
    });
    this.events.registerBlockingEventHandler({
      id: 'take-back-reward-of-cancelled-order',
      event: OrderStateTransitionEvent,
      handler: async ({ ctx, toState, order }) => {
        if (toState === 'Cancelled') await this.takeBack(ctx, order);
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
    await this.lock(ctx, friend);
    if (!(await this.isFirst(ctx, order, friend))) return;
    const reason = `Referral: first order of a friend, ${order.code}`;
    const credit = await this.credits.grant(ctx, referrer.id, { amount, reason }, 'Referral');
    await this.connection.getRepository(ctx, ReferralReward).insert({ orderId: order.id, creditId: credit.id });
    await this.mails.rewarded(ctx, referrer, order, amount);
  }

  /** Takes back what is left of the reward for an order that was canceled. What was spent stays spent. */
  private async takeBack(ctx: RequestContext, order: Order): Promise<void> {
    const [[reward]] = (await this.connection.getRepository(ctx, ReferralReward).query(
      `UPDATE referral_reward SET "takenBackAt" = now() WHERE "orderId" = $1 AND "takenBackAt" IS NULL
       RETURNING "creditId"`,
      [order.id],
    )) as [readonly Pick<ReferralReward, 'creditId'>[], number];
    if (!reward) return;
    const { customerId, amount } = await this.credits.takeBack(ctx, reward.creditId, 'Referral canceled');
    if (amount === 0) return;
    const referrer = await this.connection.getRepository(ctx, Customer).findOneOrFail({ where: { id: customerId } });
    await this.mails.takenBack(ctx, referrer, order, amount);
  }

  /** Makes two first orders of one friend wait for each other, which each alone would be rewarded. */
  private async lock(ctx: RequestContext, { id, email }: Friend): Promise<void> {
    await this.connection
      .getRepository(ctx, ReferralReward)
      .query('SELECT pg_advisory_xact_lock(hashtext(name)) FROM unnest($1::text[]) AS name', [
        // Always in this sequence, so that no two have what the other one waits for.
        [`friend:${String(id)}`, `friend:${email}`],
      ]);
  }

  /** True when the buyer, by account or e-mail address, has no other order that was placed and not canceled. */
  private async isFirst(ctx: RequestContext, order: Order, { id, email }: Friend): Promise<boolean> {
    const others = (await this.connection.getRepository(ctx, Order).query(
      `SELECT FROM "order" WHERE "orderPlacedAt" IS NOT NULL AND state <> 'Cancelled' AND id <> $1
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
