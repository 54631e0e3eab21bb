import { Injectable } from '@nestjs/common';
import type { OrderLine, RequestContext } from '@vendure/core';
import { Order, ProductVariant, TransactionalConnection } from '@vendure/core';
import { In } from 'typeorm';
import type { Day } from '#src/plugins/core/interval/calendar-day';
import { addInterval, dayOf } from '#src/plugins/core/interval/calendar-day';
import type { Fact, MailBlock } from '#src/plugins/core/mails/mail';
import { paragraph } from '#src/plugins/core/mails/mail';
import { contentsOf } from '#src/plugins/core/order-line/line-contents';
import { units } from '#src/plugins/core/order-line/quantity';
import type { PrepaidPlan } from '#src/plugins/subscription/entities/prepaid-plan.entity';
import { every, SubscriptionWords } from '#src/plugins/subscription/subscription-words';
import { PrepaidPlans } from './prepaid-plans';

/** Writes the terms of a prepaid plan, for its customer to keep. */
@Injectable()
export class PrepaidTerms {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly plans: PrepaidPlans,
    private readonly words: SubscriptionWords,
  ) {}

  /** Writes the terms of all plans that an order has paid for; nothing where it has paid for none. */
  async ofOrder(ctx: RequestContext, order: Order): Promise<readonly MailBlock[]> {
    const blocks: MailBlock[] = [];
    for (const plan of await this.plans.ofOrder(ctx, order.id)) {
      const line = order.lines.find(({ id }) => String(id) === String(plan.lineId));
      if (line) blocks.push(...(await this.of(ctx, order, line, plan)));
    }
    return blocks;
  }

  /**
   * States the price, the number of deliveries, their frequency, the last one, the end of the plan, and that it does
   * not renew (spec §5 Prepaid end date). `order` is the one that has paid for it.
   */
  async of(ctx: RequestContext, order: Order, line: OrderLine, plan: PrepaidPlan): Promise<readonly MailBlock[]> {
    const { installmentCount, deliveredCount, interval } = plan;
    const left = installmentCount - deliveredCount;
    const paid = this.words.money(line.proratedLinePriceWithTax, order);
    const deliveries = installmentCount === 1 ? '1' : `${installmentCount}, one ${every(interval)}. ${leftover(left)}`;
    return [
      paragraph('Your prepaid plan does not renew.'),
      {
        kind: 'facts',
        rows: [
          ['Paid', [`${paid} with tax. Later deliveries cost nothing more, shipping included.`]],
          ['Deliveries', [deliveries]],
          ['In each delivery', await this.contents(ctx, line)],
          ...this.days(order, plan),
          ['Renewal', ['None. After the last delivery nothing more ships and nothing more is charged.']],
        ],
      },
    ];
  }

  /** Lists the contents of one delivery of a line, with names. */
  async contents(ctx: RequestContext, line: OrderLine): Promise<readonly string[]> {
    const contents = contentsOf(line);
    const variants = await this.connection.getRepository(ctx, ProductVariant).find({
      where: { sku: In(contents.map(({ sku }) => sku)) },
      relations: { translations: true },
    });
    const names = new Map(variants.map(({ sku, translations }) => [sku, translations[0]?.name]));
    return contents.map(({ sku, quantity }) => units(quantity * line.quantity, names.get(sku) ?? sku));
  }

  /** Lists nothing once the last delivery is made. */
  private days({ orderPlacedAt }: Order, plan: PrepaidPlan): readonly Fact[] {
    const { installmentCount, deliveredCount, actionableDate } = plan;
    if (actionableDate === null || orderPlacedAt === undefined) return [];
    const start = dayOf(orderPlacedAt);
    const next: Fact = ['Next delivery', [this.words.day(actionableDate)]];
    return [
      ...(installmentCount - deliveredCount > 1 ? [next] : []),
      ['Last delivery', [this.words.day(lastPrepaidDelivery(start, plan))]],
      ['Plan ends', [this.words.day(prepaidEndDate(start, plan))]],
    ];
  }
}

function leftover(left: number): string {
  if (left === 0) return 'This is the last one.';
  return `${left} ${left === 1 ? 'is' : 'are'} still to come.`;
}

/** The order is the first delivery, so that the last one is an interval before the end (spec §5 Prepaid end date). */
function lastPrepaidDelivery(start: Day, { installmentCount, interval: { length, unit } }: PrepaidPlan): Day {
  return addInterval(start, { length: length * (installmentCount - 1), unit });
}

function prepaidEndDate(start: Day, { installmentCount, interval: { length, unit } }: PrepaidPlan): Day {
  return addInterval(start, { length: length * installmentCount, unit });
}
