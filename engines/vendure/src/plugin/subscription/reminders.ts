import { Injectable } from '@nestjs/common';
import type { ID, RequestContext } from '@vendure/core';
import { Logger, RequestContextService, TransactionalConnection } from '@vendure/core';
import type { HeartbeatWork } from '#src/heartbeat/heartbeat';
import { action, paragraph } from '#src/mails/shared/mail';
import type { Day } from '#src/plugin/interval/calendar-day';
import { addDays, beginningOf, todayOf } from '#src/plugin/interval/calendar-day';
import { ShopAddresses } from '#src/plugin/shop-addresses';
import { NextCharges } from '#src/plugin/subscription/shared/next-charge';
import { SubscriptionMails } from '#src/plugin/subscription/shared/subscription-mails';
import { SubscriptionTerms } from '#src/plugin/subscription/shared/subscription-terms';
import { SubscriptionWords } from '#src/plugin/subscription/shared/subscription-words';
import type { ReminderType } from '#src/plugin/subscription/shared/subscription.entity';
import { Subscription, SubscriptionReminder } from '#src/plugin/subscription/shared/subscription.entity';
import { Subscriptions } from '#src/plugin/subscription/shared/subscriptions';
import { dueReminders, guardOf, leadDays } from './due-reminders';

/** Announces deliveries two weeks and three days before, with the amount (spec §4 Default reminder). */
@Injectable()
export class Reminders implements HeartbeatWork {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly contexts: RequestContextService,
    private readonly subscriptions: Subscriptions,
    private readonly charges: NextCharges,
    private readonly mails: SubscriptionMails,
    private readonly terms: SubscriptionTerms,
    private readonly words: SubscriptionWords,
    private readonly addresses: ShopAddresses,
  ) {}

  async work(today: Day): Promise<void> {
    for (const id of await this.due(today)) {
      try {
        const ctx = await this.contexts.create({ apiType: 'shop' });
        await this.connection.withTransaction(ctx, (inside) => this.remind(inside, id, today));
      } catch (error) {
        // The others are not to wait for it.
        Logger.error(`The reminder of ${id} is not written: ${String(error)}`, 'Reminders');
      }
    }
  }

  /** Writes what is due for a subscription that nobody else is at. */
  private async remind(ctx: RequestContext, id: ID, today: Day): Promise<void> {
    const lock = 'SELECT id FROM subscription WHERE id = $1 FOR NO KEY UPDATE SKIP LOCKED';
    const locked: readonly unknown[] = await this.connection.getRepository(ctx, Subscription).query(lock, [id]);
    if (locked.length === 0) return;
    const subscription = await this.subscriptions.load(ctx, id);
    const { actionableDate, customer } = subscription;
    if (actionableDate === null) return;
    for (const reminderType of dueReminders(subscription, today)) {
      // The last one says what will be charged, so that it always comes.
      if (reminderType === 'default' && customer.customFields.reminders === false) continue;
      const sentAt = todayOf(new Date()) === today ? new Date() : beginningOf(today);
      await this.connection
        .getRepository(ctx, SubscriptionReminder)
        .insert({ subscriptionId: subscription.id, reminderType, actionableDate, sentAt });
      await this.mail(ctx, subscription, reminderType, today);
    }
  }

  private async mail(ctx: RequestContext, subscription: Subscription, type: ReminderType, today: Day): Promise<void> {
    const charge = await this.charges.of(ctx, subscription, today);
    if (!charge) return;
    const { id, savedCard, lines } = subscription;
    const day = this.words.day(charge.day);
    const total = this.words.money(charge.total, ctx);
    await this.mails.send(ctx, subscription, `reminder/${type}/${id}/${charge.day}`, {
      subject: type === 'default' ? `Your next club box ships on ${day}` : 'Last chance to change your club box',
      blocks: [
        paragraph(`On ${day} we charge ${total} to ${this.words.card(savedCard)} and ship your club box.`),
        { kind: 'facts', rows: [['In this delivery', this.words.contents(lines)]] },
        paragraph(`If you like it as it is, there is nothing to do. Change, skip, pause or cancel it before ${day}.`),
        action('Choose your cans', this.addresses.customize(id)),
        ...(await this.terms.of(ctx, subscription, today)),
      ],
    });
  }

  /** Lists the subscriptions with a reminder due; `dueReminders` says which one. */
  private async due(today: Day): Promise<readonly ID[]> {
    const ctx = await this.contexts.create({ apiType: 'shop' });
    const sent = (type: ReminderType, more: string): string =>
      `EXISTS (SELECT FROM subscription_reminder sent WHERE sent."subscriptionId" = subscription.id
               AND sent."reminderType" = '${type}' AND (sent."actionableDate" = subscription."actionableDate"${more}))`;
    const rows: readonly { readonly id: ID }[] = await this.connection.getRepository(ctx, Subscription).query(
      `SELECT subscription.id FROM subscription JOIN customer ON customer.id = subscription."customerId"
       WHERE state = 'active' AND NOT "isPaused" AND customer."deletedAt" IS NULL
         AND "actionableDate" > $1 AND "actionableDate" <= $2 AND ("endDate" IS NULL OR "actionableDate" <= "endDate")
         AND ((customer."customFieldsReminders" IS DISTINCT FROM FALSE AND NOT ${sent('default', ' OR sent."sentAt" > $4')})
              OR ("actionableDate" <= $3 AND NOT ${sent('last_chance', '')}))
       ORDER BY "actionableDate", subscription.position`,
      [today, addDays(today, leadDays.default), addDays(today, leadDays.last_chance), guardOf(today)],
    );
    return rows.map(({ id }) => id);
  }
}
