import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ID, Order, RequestContext } from '@vendure/core';
import { EventBus } from '@vendure/core';
import type { Day } from '#src/plugins/core/interval/calendar-day';
import type { MailBlock, MailContent } from '#src/plugins/core/mails/mail';
import { action, paragraph } from '#src/plugins/core/mails/mail';
import { MailWrittenEvent } from '#src/plugins/core/mails/mail-written-event';
import { clubDiscount, largestClub } from '#src/plugins/core/order-line/club';
import { isRepeating } from '#src/plugins/core/order-line/repeating-lines';
import { ShopAddresses } from '#src/plugins/core/shop-addresses';
import type { Subscription } from '#src/plugins/subscription/entities/subscription.entity';
import type { SubscriptionChange } from './changed-details';
import { changedDetails } from './changed-details';
import { NextCharges } from './next-charge';
import { cansOf, firstOrderCanceled, firstOrderUnpaid, isOver } from './subscription-rules';
import { SubscriptionTerms } from './subscription-terms';
import { every, SubscriptionWords } from './subscription-words';
import { Subscriptions } from './subscriptions';

type Written = Omit<MailContent, 'to'>;

const endings: ReadonlyMap<string | null, string> = new Map([
  [
    firstOrderUnpaid,
    'Your first box was not paid: the money that was on hold for it was released before we took it. Nothing more ships and nothing is charged.',
  ],
  [firstOrderCanceled, 'You canceled the order that it began with. Nothing ships and nothing is charged.'],
]);

/** Mails changes of a subscription to its customer, each time with its terms. */
@Injectable()
export class SubscriptionMails {
  constructor(
    private readonly events: EventBus,
    private readonly subscriptions: Subscriptions,
    private readonly charges: NextCharges,
    private readonly terms: SubscriptionTerms,
    private readonly words: SubscriptionWords,
    private readonly addresses: ShopAddresses,
  ) {}

  /** Confirms the changes in the transaction that makes them: a call that changes nothing sends no mail. */
  async changed(ctx: RequestContext, change: SubscriptionChange, today: Day): Promise<void> {
    const { after } = change;
    const written = await this.contentOf(ctx, change);
    if (!written) return;
    await this.send(ctx, after, `subscription-change/${after.id}/${randomUUID()}`, {
      ...written,
      blocks: [...written.blocks, ...(await this.terms.of(ctx, after, today))],
    });
  }

  /**
   * Writes the welcome to a subscription that an order has begun. Its terms foretell a charge by an order of their own, for which
   * the buyer of the first order does not wait.
   */
  async welcome(ctx: RequestContext, id: ID, { code }: Order, today: Day): Promise<MailContent> {
    const subscription = await this.subscriptions.load(ctx, id);
    const { clubCans, lines, interval, customerId } = subscription;
    // Also of a club that was paused or canceled before its welcome is written.
    const percent = percentOf(largestClub([clubCans, await this.subscriptions.clubOfMember(ctx, customerId)]));
    const to = addressOf(subscription);
    if (!to) throw new Error(`The subscription ${id} has no e-mail address.`);
    return {
      to,
      subject: clubCans === null ? 'Your club box has started' : 'Welcome to the can club',
      blocks: [
        paragraph(`Your club box: ${cansOf(lines)} cans, ${every(interval)}. The first one is your order ${code}.`),
        paragraph(
          percent === undefined
            ? 'Boxes of 12 or 24 cans get a member discount. This box has another number of cans, so it gets none.'
            : `While your club is active, you get ${percent} off every can and pack in the shop.`,
        ),
        { kind: 'facts', rows: [['In your box', this.words.contents(lines)]] },
        ...(await this.terms.of(ctx, subscription, today)),
      ],
    };
  }

  /** Asks in the confirmation of an order for the card that a box needs which it has begun; nothing when there is one. */
  async cardNeeded(ctx: RequestContext, { customer, lines }: Order): Promise<readonly MailBlock[]> {
    if (!customer || !isRepeating({ lines })) return [];
    const going = (await this.subscriptions.list(ctx, customer.id)).filter((one) => !isOver(one));
    for (const subscription of going)
      if (await this.charges.needsCard(ctx, subscription)) return this.terms.cardNeeded(subscription);
    return [];
  }

  /**
   * Mails something to the customer of a subscription: to their own address, or else to that of the order that began it. The
   * same key is mailed once.
   */
  async send(ctx: RequestContext, subscription: Subscription, key: string, written: Written): Promise<void> {
    const to = addressOf(subscription);
    if (to) await this.events.publish(new MailWrittenEvent(ctx, key, { to, ...written }));
  }

  private async contentOf(ctx: RequestContext, change: SubscriptionChange): Promise<Written | undefined> {
    const { before, after } = change;
    if (after.state !== before.state) return this.canceled(ctx, after);
    if (after.isPaused !== before.isPaused) return after.isPaused ? this.paused(ctx, after) : this.resumed(ctx, after);
    if (after.skipCount !== before.skipCount) return this.skipped(change);
    return this.details(ctx, change);
  }

  private skipped({ before: { actionableDate } }: SubscriptionChange): Written {
    const day = actionableDate === null ? 'that day' : this.words.day(actionableDate);
    return {
      subject: `Your delivery on ${day} is skipped`,
      blocks: [paragraph(`Nothing ships and nothing is charged for ${day}.`)],
    };
  }

  private async paused(ctx: RequestContext, after: Subscription): Promise<Written> {
    const { actionableDate } = after;
    return {
      subject: 'Your club box is paused',
      blocks: [
        paragraph(
          actionableDate === null
            ? 'Nothing ships and nothing is charged until you resume it.'
            : `Nothing ships and nothing is charged before ${this.words.day(actionableDate)}. Your boxes start again on that day.`,
        ),
        ...(await this.discountNow(ctx, after, 'is paused too')),
      ],
    };
  }

  private async resumed(ctx: RequestContext, after: Subscription): Promise<Written> {
    const { actionableDate } = after;
    return {
      subject: 'Your club box is active again',
      blocks: [
        ...(actionableDate === null ? [] : [paragraph(`The next delivery is on ${this.words.day(actionableDate)}.`)]),
        ...(await this.discountNow(ctx, after)),
      ],
    };
  }

  private async canceled(ctx: RequestContext, after: Subscription): Promise<Written> {
    return {
      subject: 'Your club box is canceled',
      blocks: [
        paragraph(
          endings.get(after.cancellationReason) ??
            'Nothing more ships and nothing more is charged. Orders that you have already placed still arrive.',
        ),
        ...(await this.discountNow(ctx, after, 'has ended today')),
        ...(after.clubCans === null
          ? []
          : [paragraph('You can join again at any time.'), action('See the can club', this.addresses.club)]),
      ],
    };
  }

  private async details(ctx: RequestContext, change: SubscriptionChange): Promise<Written | undefined> {
    const details = changedDetails(this.words, change);
    const [first] = details;
    if (!first) return undefined;
    const isResized = change.before.clubCans !== change.after.clubCans;
    return {
      subject: details.length === 1 ? first.subject : 'Your club box has changed',
      blocks: [
        ...details.flatMap(({ blocks }) => blocks),
        ...(isResized ? await this.discountNow(ctx, change.after) : []),
      ],
    };
  }

  /**
   * The customer's discount in the shop from now on. `otherwise` is the sentence about a lost discount when no club is
   * active.
   */
  private async discountNow(
    ctx: RequestContext,
    { clubCans, customerId }: Subscription,
    otherwise?: string,
  ): Promise<readonly MailBlock[]> {
    if (clubCans === null) return [];
    const percent = percentOf(await this.subscriptions.clubOfMember(ctx, customerId));
    if (percent !== undefined) return [paragraph(`Your member discount in the shop is ${percent}.`)];
    return otherwise === undefined ? [] : [paragraph(`Your member discount ${otherwise}.`)];
  }
}

/** "10%"; undefined for no club. */
function percentOf(club: number | null): string | undefined {
  return club === null ? undefined : `${clubDiscount(club) / 100}%`;
}

function addressOf({ customer, email }: Subscription): string | null {
  return customer.customFields.provenEmail ?? email;
}
