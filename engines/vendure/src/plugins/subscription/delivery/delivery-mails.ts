import { Injectable } from '@nestjs/common';
import type { Order, RequestContext } from '@vendure/core';
import { Payment, ShippingMethodService, TransactionalConnection } from '@vendure/core';
import type { Day } from '#src/plugins/core/interval/calendar-day';
import type { MailBlock } from '#src/plugins/core/mails/mail';
import { action, paragraph } from '#src/plugins/core/mails/mail';
import { amountsOf, termsOf } from '#src/plugins/core/mails/order-terms';
import { ShopAddresses } from '#src/plugins/core/shop-addresses';
import type { ChargeRefusal } from '#src/plugins/payment/charge-for-order';
import type { Delivery } from '#src/plugins/subscription/entities/delivery.entity';
import type { Subscription } from '#src/plugins/subscription/entities/subscription.entity';
import { mostTries } from '#src/plugins/subscription/entities/subscription.entity';
import { lastAttemptOn, nextDeliveryDay } from '#src/plugins/subscription/next-delivery';
import { SubscriptionMails } from '#src/plugins/subscription/subscription-mails';
import { SubscriptionTerms } from '#src/plugins/subscription/subscription-terms';
import { SubscriptionWords } from '#src/plugins/subscription/subscription-words';

/** Mails the outcomes of deliveries of a subscription, by the transaction in which they happen. */
@Injectable()
export class DeliveryMails {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly shipping: ShippingMethodService,
    private readonly mails: SubscriptionMails,
    private readonly terms: SubscriptionTerms,
    private readonly words: SubscriptionWords,
    private readonly addresses: ShopAddresses,
  ) {}

  /** Confirms a delivery, with the next one. */
  async placed(ctx: RequestContext, order: Order, after: Subscription, today: Day): Promise<void> {
    const terms = await this.terms.of(ctx, after, today, order);
    const opening = `This is order ${order.code}, a delivery of your club box.`;
    const last = terms.length === 0 ? ' It was the last one: nothing more ships and nothing more is charged.' : '';
    await this.mails.send(ctx, after, `delivery/${order.code}`, {
      subject: `Your order ${order.code}`,
      title: 'Your club box is on its way',
      blocks: [
        paragraph(`${opening}${last}`),
        ...amountsOf(order, this.words.language),
        ...terms,
        ...(await this.settlement(ctx, order)),
        action('View your order', this.addresses.order(order)),
      ],
    });
  }

  /** Tells that a delivery is late, once however long it waits. */
  async soldOut(ctx: RequestContext, { dueOn }: Delivery, subscription: Subscription): Promise<void> {
    await this.mails.send(ctx, subscription, `delivery-sold-out/${subscription.id}/${dueOn}`, {
      subject: 'Your delivery is delayed',
      blocks: [
        paragraph(
          'Something in your delivery is sold out right now. Nothing is charged today. We try again every day until it is there, and charge you on the day on which your box ships.',
        ),
        { kind: 'facts', rows: [['In this delivery', this.words.contents(subscription.lines)]] },
        action('Choose other cans', this.addresses.customize(subscription.id)),
      ],
    });
  }

  /** Tells that a delivery was not paid and has not been sent, and the next step. */
  async declined(
    ctx: RequestContext,
    { code, totalWithTax, currencyCode }: Order,
    delivery: Delivery,
    { refusal, after }: { readonly refusal: ChargeRefusal; readonly after: Subscription },
  ): Promise<void> {
    const amount = this.words.money(totalWithTax, { currencyCode });
    const card = this.words.card(after.savedCard);
    await this.mails.send(ctx, after, `delivery-declined/${code}`, {
      subject: 'Payment for your delivery failed',
      blocks: [
        paragraph(`We could not charge ${amount} to ${card}, so your club box has not shipped.`),
        ...(refusal.reason === 'authentication-required'
          ? [paragraph('Your bank wants you to confirm this card once more. To do so, add it again in your account.')]
          : []),
        paragraph(this.whatNext(after, delivery.madeOn)),
        ...this.whatToDo(after),
      ],
    });
  }

  private whatNext(after: Subscription, today: Day): string {
    const tried =
      after.failedTries >= mostTries ? `We have tried ${mostTries} times` : 'Your bank does not allow another try';
    if (after.state === 'canceled')
      return `${tried}. Your club box has ended as you asked, without this delivery. Nothing is charged.`;
    const day = nextDeliveryDay(after, today);
    return day === undefined
      ? `${tried}. We do not try again until you choose another card, or skip this delivery.`
      : this.furtherTries(day, lastAttemptOn(after, day));
  }

  private furtherTries(first: Day, last: Day): string {
    return first === last
      ? `We try again once more, on ${this.words.day(first)}.`
      : `We try again each day from ${this.words.day(first)} until ${this.words.day(last)}.`;
  }

  private whatToDo({ id, state }: Subscription): readonly MailBlock[] {
    const link = this.addresses.subscription(id);
    if (state === 'canceled') return [action('See your club box', link)];
    return [
      paragraph(
        'Choose another card, or add one, and pay: your box goes out right away. You can also skip this delivery.',
      ),
      action('Pay for this delivery', link),
    ];
  }

  private async settlement(ctx: RequestContext, order: Order): Promise<readonly MailBlock[]> {
    const payments = await this.connection.getRepository(ctx, Payment).find({ where: { order: { id: order.id } } });
    const methods: string[] = [];
    for (const { shippingMethodId } of order.shippingLines) {
      const method = shippingMethodId === null ? undefined : await this.shipping.findOne(ctx, shippingMethodId, true);
      if (method) methods.push(method.name);
    }
    return termsOf(order, { payments, methods });
  }
}
