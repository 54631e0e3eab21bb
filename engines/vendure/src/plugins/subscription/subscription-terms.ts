import { Injectable } from '@nestjs/common';
import type { Order, RequestContext } from '@vendure/core';
import type { Day } from '#src/plugins/core/interval/calendar-day';
import type { AmountRow, Fact, MailBlock } from '#src/plugins/core/mails/mail';
import { action, paragraph } from '#src/plugins/core/mails/mail';
import { ShopAddresses } from '#src/plugins/core/shop-addresses';
import { StoreCredits } from '#src/plugins/store-credit/store-credits';
import type { Subscription } from '#src/plugins/subscription/entities/subscription.entity';
import type { NextCharge } from './next-charge';
import { NextCharges } from './next-charge';
import { nextDeliveryDay, waitsForCard } from './next-delivery';
import { isOver, lastingLines } from './subscription-rules';
import { capitalized, every, SubscriptionWords } from './subscription-words';

/**
 * Writes the terms of a subscription, for its customer to keep: amount, day and frequency of the charge, automatic
 * renewal, cancellation, and contact (California's Business and Professions Code § 17602).
 */
@Injectable()
export class SubscriptionTerms {
  constructor(
    private readonly charges: NextCharges,
    private readonly credits: StoreCredits,
    private readonly words: SubscriptionWords,
    private readonly addresses: ShopAddresses,
  ) {}

  /** Returns nothing for a subscription that is over. `last` is a delivery that was placed just now. */
  async of(ctx: RequestContext, subscription: Subscription, today: Day, last?: Order): Promise<readonly MailBlock[]> {
    if (isOver(subscription)) return [];
    const charge = await this.nextCharge(ctx, subscription, today, last);
    if (!charge) return this.waiting(subscription);
    const isLast = subscription.state === 'pending-cancellation';
    return [
      ...(charge.needsCard ? this.cardNeeded(subscription) : []),
      paragraph(
        isLast
          ? 'One more delivery is made, and the subscription ends with it.'
          : 'The subscription renews by itself until you cancel it.',
      ),
      { kind: 'amounts', rows: await this.chargeRows(ctx, subscription, charge, today) },
      { kind: 'facts', rows: await this.facts(ctx, subscription, charge) },
      ...(isLast
        ? []
        : [paragraph('Prices and taxes may change. Before each charge a reminder tells you the amount.')]),
      action('Manage your club box', this.addresses.subscription(subscription.id)),
    ];
  }

  private async nextCharge(
    ctx: RequestContext,
    subscription: Subscription,
    today: Day,
    last: Order | undefined,
  ): Promise<NextCharge | undefined> {
    const day = nextDeliveryDay(subscription, today);
    const known = last && day !== undefined ? await this.charges.likeLast(ctx, subscription, last) : undefined;
    return known && day !== undefined
      ? this.charges.planned(ctx, subscription, day, known)
      : this.charges.of(ctx, subscription, today);
  }

  /** Asks for the card that the next delivery needs. */
  cardNeeded({ id }: Pick<Subscription, 'id'>): readonly MailBlock[] {
    return [
      paragraph('Your next box needs a card. Without one, nothing ships and nothing is charged.'),
      action('Choose a card', this.addresses.subscription(id)),
    ];
  }

  /** No delivery is planned: it is paused without a day, its payment has failed too often, it waits for a card, or it ends before. */
  private waiting(subscription: Subscription): readonly MailBlock[] {
    const { id, isPaused, interval, endDate, actionableDate } = subscription;
    const endsFirst = endDate !== null && actionableDate !== null && actionableDate > endDate;
    const rows: readonly Fact[] = endsFirst
      ? [['Next charge', [`None: it ends by itself on ${this.words.day(endDate)}.`]]]
      : [
          [
            'Next charge',
            [
              `None until ${isPaused ? 'you resume it' : `you choose ${waitsForCard(subscription) ? 'a' : 'another'} card, or skip this delivery`}.`,
            ],
          ],
          ['How often after that', [this.frequency(interval, endDate)]],
          [
            'How to stop',
            [`Cancel it in your account at any time, at no fee. Or write to ${this.words.supportAddress}.`],
          ],
        ];
    return [
      paragraph('Nothing is charged for now.'),
      { kind: 'facts', rows },
      action(`${isPaused ? 'Resume' : 'Manage'} your club box`, this.addresses.subscription(id)),
    ];
  }

  private async chargeRows(
    ctx: RequestContext,
    subscription: Subscription,
    charge: NextCharge,
    today: Day,
  ): Promise<readonly AmountRow[]> {
    const lasting = lastingLines(subscription);
    if (subscription.state === 'pending-cancellation')
      return [this.chargeRow(ctx, 'Last charge', subscription, charge)];
    if (lasting.length === subscription.lines.length) return [this.chargeRow(ctx, 'Each charge', subscription, charge)];
    const later = await this.charges.of(ctx, subscription, today, lasting);
    return [
      this.chargeRow(ctx, 'Next charge', subscription, charge),
      ...(later ? [this.chargeRow(ctx, 'Each charge after that', subscription, later)] : []),
    ];
  }

  private chargeRow(
    ctx: RequestContext,
    label: string,
    { clubCans }: Subscription,
    { goods, shipping, tax, total, isDiscounted }: NextCharge,
  ): AmountRow {
    const money = (amount: number): string => this.words.money(amount, ctx);
    const price = clubCans === null ? 'less your discount' : 'at the member price';
    return {
      label,
      details: [
        `${money(goods)} for what is in it${isDiscounted ? `, ${price}` : ''}`,
        `${money(shipping)} shipping`,
        `${money(tax)} tax`,
      ],
      amount: money(total),
      isTotal: true,
    };
  }

  private async facts(
    ctx: RequestContext,
    { customerId, savedCard, state, interval, endDate }: Subscription,
    { day, needsCard }: NextCharge,
  ): Promise<readonly Fact[]> {
    const on = this.words.day(day);
    const hasCredit = (await this.credits.available(ctx, customerId)) > 0;
    const payer = needsCard || savedCard ? `, to ${this.words.card(savedCard)}` : '';
    const when = [`${on}${payer}.`, ...(hasCredit ? ['Your store credit pays first.'] : [])];
    if (state === 'pending-cancellation') return [['Last charge', when]];
    return [
      ['Next charge', when],
      ['How often', [this.frequency(interval, endDate)]],
      [
        'How to stop',
        [`Skip, pause or cancel it in your account before ${on}, at no fee. Or write to ${this.words.supportAddress}.`],
      ],
    ];
  }

  private frequency(interval: Subscription['interval'], endDate: Day | null): string {
    const often = capitalized(every(interval));
    return endDate === null
      ? `${often}, until you cancel it.`
      : `${often}, until ${this.words.day(endDate)}. Then it ends by itself.`;
  }
}
