import { Injectable } from '@nestjs/common';
import type { Order, RequestContext } from '@vendure/core';
import { EventBus, ShippingMethodService } from '@vendure/core';
import type { Fact, MailContent } from '#src/plugins/core/mails/mail';
import { action, paragraph } from '#src/plugins/core/mails/mail';
import { MailWrittenEvent } from '#src/plugins/core/mails/mail-written-event';
import { termsOf } from '#src/plugins/core/mails/order-terms';
import { moneyIn } from '#src/plugins/core/money';
import { ShopAddresses } from '#src/plugins/core/shop-addresses';
import type { PrepaidPlan } from '#src/plugins/subscription/entities/prepaid-plan.entity';
import type { PaidLine } from './paid-lines';
import { addressOf } from './paid-lines';
import { PrepaidTerms } from './prepaid-terms';

/** Boxes of a plan that did not leave, and the cents that were refunded for them. */
export interface ReturnedBoxes {
  readonly boxes: number;
  readonly amount: number;
}

/** Mails events of prepaid deliveries, in the transaction of the event. */
@Injectable()
export class PrepaidMails {
  constructor(
    private readonly events: EventBus,
    private readonly shipping: ShippingMethodService,
    private readonly terms: PrepaidTerms,
    private readonly addresses: ShopAddresses,
  ) {}

  /** Confirms a delivery, with the rest of its plan. */
  async delivered(
    ctx: RequestContext,
    order: Order,
    { order: paid, line }: PaidLine,
    plan: PrepaidPlan,
  ): Promise<void> {
    const { code } = order;
    await this.send(ctx, paid, `prepaid-delivery/${order.id}`, {
      subject: `Your order ${code}`,
      title: 'Your prepaid delivery is on its way',
      blocks: [
        paragraph(`This is order ${code}, a delivery of your prepaid plan. It is already paid for.`),
        { kind: 'facts', rows: [['In this delivery', await this.terms.contents(ctx, line)]] },
        ...(await this.terms.of(ctx, paid, line, plan)),
        ...termsOf(order, { payments: [], methods: await this.methodsOf(ctx, order) }),
        action('View your order', this.addresses.order(order)),
      ],
    });
  }

  /** Tells that a delivery is late, once however long it waits. */
  async delayed(ctx: RequestContext, { order: paid, line }: PaidLine, plan: PrepaidPlan): Promise<void> {
    await this.send(ctx, paid, `prepaid-delay/${plan.id}/${plan.deliveredCount}`, {
      subject: 'Your delivery is delayed',
      blocks: [
        paragraph(
          'Something in your prepaid delivery is sold out right now. You have already paid for it, and we try again every day.',
        ),
        { kind: 'facts', rows: [['In this delivery', await this.terms.contents(ctx, line)]] },
        action('View the order that paid for it', this.addresses.order(paid)),
      ],
    });
  }

  /** Reports the end of a plan, the number of its boxes that are delivered, and the refund where it is known. */
  async ended(
    ctx: RequestContext,
    { order: paid, line }: PaidLine,
    { id, deliveredCount, installmentCount }: PrepaidPlan,
    returned?: ReturnedBoxes,
  ): Promise<void> {
    const boxes = returned ? installmentCount - returned.boxes : deliveredCount;
    const rows: Fact[] = [
      ['In each delivery', await this.terms.contents(ctx, line)],
      ['Deliveries that you get', [`${boxes} of ${installmentCount}`]],
    ];
    if (returned) rows.push(['Refunded', [`${moneyIn(paid, ctx.languageCode)(returned.amount)} for the others`]]);
    await this.send(ctx, paid, `prepaid-end/${id}`, {
      subject: 'Your prepaid plan has ended',
      blocks: [
        paragraph(
          `Your prepaid plan of order ${paid.code} has ended. Nothing more ships, and nothing more is charged.`,
        ),
        { kind: 'facts', rows },
        action('View the order that paid for it', this.addresses.order(paid)),
      ],
    });
  }

  private async send(ctx: RequestContext, paid: Order, key: string, written: Omit<MailContent, 'to'>): Promise<void> {
    const to = addressOf(paid);
    if (to !== null) await this.events.publish(new MailWrittenEvent(ctx, key, { to, ...written }));
  }

  private async methodsOf(ctx: RequestContext, { shippingLines }: Order): Promise<readonly string[]> {
    const names: string[] = [];
    for (const { shippingMethodId: id } of shippingLines) {
      const method = id === null ? undefined : await this.shipping.findOne(ctx, id, true);
      if (method) names.push(method.name);
    }
    return names;
  }
}
