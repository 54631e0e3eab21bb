import { Injectable } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import { TransactionalConnection } from '@vendure/core';
import { IsNull, Not } from 'typeorm';
import type { Day } from '#src/plugins/core/interval/calendar-day';
import { addDays, beginningOf, todayOf } from '#src/plugins/core/interval/calendar-day';
import type { MailBlock } from '#src/plugins/core/mails/mail';
import { action, paragraph } from '#src/plugins/core/mails/mail';
import { addressLines } from '#src/plugins/core/mails/order-terms';
import { ShopAddresses } from '#src/plugins/core/shop-addresses';
import type { SavedCard } from '#src/plugins/saved-card/entities/saved-card.entity';
import type { ReminderType } from '#src/plugins/subscription/entities/subscription.entity';
import { Subscription, SubscriptionReminder } from '#src/plugins/subscription/entities/subscription.entity';
import { announcedTotal, announcePrices, arePricesAnnounced } from './announced-prices';
import type { SubscriptionChange } from './changed-details';
import { isSameBox } from './changed-details';
import type { Announcement } from './due-reminders';
import { dueReminder, leadDays } from './due-reminders';
import type { NextCharge } from './next-charge';
import { NextCharges } from './next-charge';
import { scheduled, wasTold } from './next-delivery';
import { SubscriptionMails } from './subscription-mails';
import { lastingLines } from './subscription-rules';
import { SubscriptionTerms } from './subscription-terms';
import { SubscriptionWords } from './subscription-words';
import { Subscriptions } from './subscriptions';

/** Writes the reminders of a delivery, with its day, amount, card and address (spec §4 Default reminder). Its caller holds the row. */
@Injectable()
export class DeliveryReminders {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly subscriptions: Subscriptions,
    private readonly charges: NextCharges,
    private readonly mails: SubscriptionMails,
    private readonly terms: SubscriptionTerms,
    private readonly words: SubscriptionWords,
    private readonly addresses: ShopAddresses,
  ) {}

  /** Writes the reminder that is due on a day. `told` is the total that was announced before, in cents. */
  async writeDue(
    ctx: RequestContext,
    subscription: Subscription,
    today: Day,
    told = announcedTotal(subscription),
  ): Promise<void> {
    const now = momentOf(today);
    const type = dueReminder(subscription, now);
    const charge = type && (await this.charges.of(ctx, subscription, today));
    if (!charge) return;
    const increase = await this.increaseOf(ctx, subscription, charge);
    // Customers can opt out of the first reminder. The last one announces the charge, so it is always sent.
    const isMailed = type === 'last_chance' || subscription.customer.customFields.reminders !== false || increase;
    await announcePrices(this.connection, ctx, subscription);
    await this.note(ctx, subscription, type, isMailed ? { sentAt: now, announcedTotal: charge.total } : unsent);
    if (!isMailed) return;
    const changes = [this.withdrawn(ctx, charge, told), increase].filter((one) => one !== undefined);
    await this.mail(ctx, subscription, type, { charge, changes, today });
  }

  /**
   * Writes the last reminder of a delivery that a change has moved so close that the next heartbeat might come too late. Returns the
   * subscription as it is then.
   */
  async announceAtOnce(ctx: RequestContext, subscription: Subscription, today: Day): Promise<Subscription> {
    if (dueReminder(subscription, momentOf(today)) !== 'last_chance') return subscription;
    await this.writeDue(ctx, subscription, today);
    return this.subscriptions.load(ctx, subscription.id);
  }

  /**
   * Keeps the total of a box whose cans or address its customer has changed since it was announced: the mail of that change names it.
   * Returns the subscription as it is then.
   */
  async announceChange(ctx: RequestContext, change: SubscriptionChange, today: Day): Promise<Subscription> {
    const { id, actionableDate } = change.after;
    if (isSameBox(change) || actionableDate === null || announcedTotal(change.after) === undefined) return change.after;
    const charge = await this.charges.of(ctx, change.after, today);
    if (!charge) return change.after;
    const told = { subscriptionId: id, actionableDate, announcedTotal: Not(IsNull()) };
    await this.connection.getRepository(ctx, SubscriptionReminder).update(told, { announcedTotal: charge.total });
    return this.subscriptions.load(ctx, id);
  }

  /**
   * Moves a delivery that was due before its last reminder could announce the charge, because no worker was running, no
   * payment was possible or it costs more than announced, and writes that reminder now: no charge happens without it.
   * The later days of the series stay, and so do announced prices.
   */
  async announceLate(ctx: RequestContext, subscription: Subscription, today: Day): Promise<undefined> {
    const rows = this.connection.getRepository(ctx, Subscription);
    const { id } = subscription;
    const day = addDays(today, leadDays.last_chance);
    await rows.update(id, { ...scheduled(day), ...(arePricesAnnounced(subscription) && { announcedFor: day }) });
    await this.writeDue(ctx, await this.subscriptions.load(ctx, id), today, announcedTotal(subscription));
  }

  /** Tells that a delivery has nothing that could pay for it on its day, once. */
  async waitsForCard(ctx: RequestContext, subscription: Subscription, today: Day): Promise<void> {
    const { id, actionableDate, lines } = subscription;
    if (actionableDate === null || wasTold(subscription, 'needs_card')) return;
    await this.note(ctx, subscription, 'needs_card', { sentAt: momentOf(today), announcedTotal: null });
    await this.mails.send(ctx, subscription, `reminder/needs_card/${id}/${actionableDate}`, {
      subject: 'Your box waits for a card',
      blocks: [
        paragraph(
          `Your club box was to ship on ${this.words.day(actionableDate)}, but it has no card to pay with. Nothing ships and nothing is charged until you choose one. Then a mail tells you the day and the amount of your next box.`,
        ),
        { kind: 'facts', rows: [['In this delivery', this.words.contents(lines)]] },
        action('Choose a card', this.addresses.subscription(id)),
      ],
    });
  }

  private async note(
    ctx: RequestContext,
    { id: subscriptionId, actionableDate }: Subscription,
    reminderType: ReminderType,
    mail: Pick<SubscriptionReminder, 'sentAt' | 'announcedTotal'>,
  ): Promise<void> {
    if (actionableDate === null) throw new Error(`The subscription ${subscriptionId} has no day.`);
    const rows = this.connection.getRepository(ctx, SubscriptionReminder);
    await rows.insert({ subscriptionId, reminderType, actionableDate, ...mail });
  }

  private async mail(
    ctx: RequestContext,
    subscription: Subscription,
    type: Announcement,
    { charge, changes, today }: Announced,
  ): Promise<void> {
    const { id, lines, state, isPaused } = subscription;
    const day = this.words.day(charge.day);
    const isLast = state === 'pending-cancellation';
    const next = type === 'default' ? `Your next club box ships on ${day}` : 'Last chance to change your club box';
    const waysOut = isLast ? 'Change it' : 'Change, skip, pause or cancel it';
    await this.mails.send(ctx, subscription, `reminder/${type}/${id}/${charge.day}`, {
      subject: isLast ? `Your last club box ships on ${day}` : next,
      blocks: [
        ...(isPaused ? [paragraph(`Your pause ends on ${day}, and your boxes start again.`)] : []),
        ...this.announcement(ctx, subscription, charge),
        ...changes.map(paragraph),
        {
          kind: 'facts',
          rows: [
            ['In this delivery', this.words.contents(lines)],
            ['Ships to', addressLines(subscription)],
          ],
        },
        paragraph(
          `If you like it as it is, there is nothing to do. ${isPaused ? 'Change it, put it off or cancel it' : waysOut} before ${day}.`,
        ),
        action('Choose your cans', this.addresses.customize(id)),
        ...(await this.terms.of(ctx, subscription, today)),
      ],
    });
  }

  /** Describes the amount, the day and the card of the charge. */
  private announcement(
    ctx: RequestContext,
    { id, savedCard }: Subscription,
    { day: on, total: amount, needsCard }: NextCharge,
  ): readonly MailBlock[] {
    const [day, total] = [this.words.day(on), this.words.money(amount, ctx)];
    if (needsCard)
      return [paragraph(`Your club box costs ${total} and is planned for ${day}. Until you choose a card, it waits.`)];
    const payer = savedCard ? this.words.card(savedCard) : 'your store credit';
    return [
      paragraph(`On ${day} we charge ${total} to ${payer} and ship your club box.`),
      ...(savedCard && isExpiredOn(savedCard, on)
        ? [
            paragraph(`Your ${payer} ends before then. Choose another one.`),
            action('Choose another card', this.addresses.subscription(id)),
          ]
        : []),
    ];
  }

  /** Says that a total which was announced is not charged, because it is higher now; undefined when it is not. */
  private withdrawn(ctx: RequestContext, { total }: NextCharge, told: number | undefined): string | undefined {
    if (told === undefined || total <= told) return undefined;
    const [before, now] = [this.words.money(told, ctx), this.words.money(total, ctx)];
    return `We announced ${before} before. Shipping, tax or a discount has changed since then, and we charge ${now} on the day above and nothing before.`;
  }

  /** Says how much more a delivery costs than the last one of the same contents, without extras; undefined when it does not. */
  private async increaseOf(
    ctx: RequestContext,
    subscription: Subscription,
    charge: NextCharge,
  ): Promise<string | undefined> {
    const { lastTotal, lines } = subscription;
    if (lastTotal === null) return undefined;
    const lasting = lastingLines(subscription);
    const hasExtras = lasting.length < lines.length;
    const { total } = hasExtras ? await this.charges.today(ctx, subscription, lasting) : charge;
    if (total <= lastTotal) return undefined;
    const [now, more] = [this.words.money(total, ctx), this.words.money(total - lastTotal, ctx)];
    return `${hasExtras ? 'Without its extras, this delivery' : 'This delivery'} costs ${now}, ${more} more than the last one.`;
  }
}

/** The charge that a reminder announces. */
interface Announced {
  readonly charge: NextCharge;
  /** Sentences about the increase since the last delivery. */
  readonly changes: readonly string[];
  readonly today: Day;
}

/** Of a reminder that its customer does without. */
const unsent = { sentAt: null, announcedTotal: null } as const;

/** The moment that stands in a reminder of a day. */
function momentOf(today: Day): Date {
  return todayOf(new Date()) === today ? new Date() : beginningOf(today);
}

/** A card is valid until the end of its last month. */
function isExpiredOn({ expiryYear, expiryMonth }: SavedCard, day: Day): boolean {
  return `${expiryYear}-${String(expiryMonth).padStart(2, '0')}` < day.slice(0, 7);
}
