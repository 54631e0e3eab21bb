import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleInit } from '@nestjs/common';
import { HistoryEntryType } from '@vendure/common/lib/generated-types';
import type { ID, Job, JobQueue, Order, RequestContext } from '@vendure/core';
import {
  EventBus,
  Fulfillment,
  FulfillmentStateTransitionEvent,
  HistoryEntryEvent,
  JobQueueService,
  OrderPlacedEvent,
  OrderService,
  Payment,
  Refund,
  RefundStateTransitionEvent,
  RequestContextService,
  ShippingMethodService,
  TransactionalConnection,
} from '@vendure/core';
import { OrderHistoryEntry } from '@vendure/core/dist/entity/history-entry/order-history-entry.entity';
import { OrderModification } from '@vendure/core/dist/entity/order-modification/order-modification.entity';
import { todayOf } from '#src/plugins/core/interval/calendar-day';
import type { Mail, MailContent } from '#src/plugins/core/mails/mail';
import { MailWrittenEvent } from '#src/plugins/core/mails/mail-written-event';
import type { Settlement } from '#src/plugins/core/mails/order-terms';
import { RecipientStoppedError, RecipientStoppedEvent } from '#src/plugins/core/mails/recipient-stopped-event';
import { AdditionPlacedEvent } from '#src/plugins/core/orders/addition-placed-event';
import { isDelivery } from '#src/plugins/core/orders/is-delivery';
import { OrderLinkRequestedEvent } from '#src/plugins/core/orders/order-link-requested-event';
import { GiftCard } from '#src/plugins/gift-card/entities/gift-card.entity';
import { GiftCardDueEvent } from '#src/plugins/gift-card/gift-card-due-event';
import { SentMail } from '#src/plugins/mail/entities/sent-mail.entity';
import { PaymentAlertEvent } from '#src/plugins/payment/payment-alert';
import { PrepaidTerms } from '#src/plugins/subscription/prepaid/prepaid-terms';
import { SubscriptionBegunEvent } from '#src/plugins/subscription/subscription-begun-event';
import { SubscriptionMails } from '#src/plugins/subscription/subscription-mails';
import type { MailJob, OrderMail } from './mail-job';
import { keyOf } from './mail-job';
import { mailQueue } from './mail-queue';
import type { MailSender } from './mail-sender';
import { MAIL_SENDER } from './mail-sender';
import type { Cancellation } from './mail-writer';
import { MailWriter } from './mail-writer';

/** Attempts after the first at a mail that could not be sent; the queue waits longer before each. */
const mostRetries = 12;

/**
 * Mails events of orders to their buyers and to the shop. The job stands in the database by the transaction that places the order:
 * with it or not at all, whenever the process dies. The worker sends it.
 */
@Injectable()
export class ShopMails implements OnModuleInit, OnApplicationBootstrap {
  private queue: JobQueue<MailJob>;

  constructor(
    private readonly jobs: JobQueueService,
    private readonly events: EventBus,
    private readonly connection: TransactionalConnection,
    private readonly contexts: RequestContextService,
    private readonly orders: OrderService,
    private readonly shipping: ShippingMethodService,
    @Inject(MAIL_SENDER) private readonly sender: MailSender,
    private readonly writer: MailWriter,
    private readonly prepaid: PrepaidTerms,
    private readonly subscriptions: SubscriptionMails,
  ) {}

  async onModuleInit(): Promise<void> {
    this.queue = await this.jobs.createQueue({ name: mailQueue, process: (job) => this.process(job) });
  }

  onApplicationBootstrap(): void {
    this.events.registerBlockingEventHandler({
      id: 'mail-order-confirmation',
      event: OrderPlacedEvent,
      handler: async ({ ctx, order }) => {
        // A delivery is confirmed by the worker that makes it.
        if (!isDelivery(order)) await this.add(ctx, { kind: 'order-confirmed', orderId: order.id });
        await this.add(ctx, { kind: 'order-received', orderId: order.id });
      },
    });
    this.events.registerBlockingEventHandler({
      id: 'mail-addition',
      event: AdditionPlacedEvent,
      handler: async ({ ctx, order: { id: orderId }, modificationId }) => {
        for (const kind of ['order-added', 'addition-received'] as const)
          await this.add(ctx, { kind, orderId, modificationId });
      },
    });
    this.events.registerBlockingEventHandler({
      id: 'mail-order-link',
      event: OrderLinkRequestedEvent,
      handler: ({ ctx, orderId }) => this.add(ctx, { kind: 'order-link', orderId }),
    });
    this.events.registerBlockingEventHandler({
      id: 'mail-payment-alert',
      event: PaymentAlertEvent,
      handler: ({ ctx, orderId, alert }) => this.add(ctx, { kind: 'payment-alert', orderId, alert }),
    });
    this.events.registerBlockingEventHandler({
      id: 'mail-shipment',
      event: FulfillmentStateTransitionEvent,
      handler: async ({ ctx, toState, fulfillment }) => {
        if (toState !== 'Shipped') return;
        for (const { id } of await this.ordersOf(ctx, fulfillment.id))
          await this.add(ctx, { kind: 'shipment-sent', orderId: id, fulfillmentId: fulfillment.id });
      },
    });
    this.events.registerBlockingEventHandler({
      id: 'mail-gift-card',
      event: GiftCardDueEvent,
      handler: ({ ctx, orderId, giftCardId }) => this.add(ctx, { kind: 'gift-card', orderId, giftCardId }),
    });
    this.events.registerBlockingEventHandler({
      id: 'mail-begun-subscription',
      event: SubscriptionBegunEvent,
      handler: ({ ctx, order: { id: orderId }, subscriptionId }) =>
        this.add(ctx, { kind: 'subscription-begun', orderId, subscriptionId }),
    });
    this.events.registerBlockingEventHandler({
      id: 'mail-written-text',
      event: MailWrittenEvent,
      handler: ({ ctx, key, content }) => this.add(ctx, { kind: 'written', key, content: JSON.stringify(content) }),
    });
    this.listenToRefunds();
  }

  private listenToRefunds(): void {
    this.events.registerBlockingEventHandler({
      id: 'mail-refund',
      event: RefundStateTransitionEvent,
      handler: async ({ ctx, toState, order, refund }) => {
        if (toState === 'Settled')
          await this.add(ctx, { kind: 'order-refunded', orderId: order.id, refundId: refund.id });
      },
    });
    this.events.registerBlockingEventHandler({
      id: 'mail-cancellation',
      event: HistoryEntryEvent,
      handler: async ({ ctx, entity: entry }) => {
        if (!(entry instanceof OrderHistoryEntry) || entry.type !== HistoryEntryType.ORDER_CANCELLATION) return;
        await this.add(ctx, { kind: 'order-cancelled', orderId: entry.order.id, entryId: entry.id });
      },
    });
  }

  private async add(ctx: RequestContext, job: MailJob): Promise<void> {
    await this.queue.add(job, { ctx, retries: mostRetries });
  }

  private async process(job: Job<MailJob>): Promise<void> {
    const ctx = await this.contexts.create({ apiType: 'admin' });
    const { key, mail } = await this.mailOf(ctx, job);
    await this.connection.withTransaction(ctx, async (inside) => {
      const inserted = await this.connection
        .getRepository(inside, SentMail)
        .createQueryBuilder()
        .insert()
        .values({ key })
        .orIgnore()
        .returning('id')
        .execute();
      // The row is locked until the mail is out, so that two workers with one job wait for each other.
      if ((inserted.raw as readonly unknown[]).length > 0) await this.send(inside, key, mail);
    });
  }

  private async send(ctx: RequestContext, key: string, mail: Mail): Promise<void> {
    try {
      await this.sender.send(key, mail);
    } catch (error) {
      if (!(error instanceof RecipientStoppedError)) throw error;
      await this.events.publish(new RecipientStoppedEvent(ctx, mail.to));
    }
  }

  private async mailOf(
    ctx: RequestContext,
    { id, data }: Job<MailJob>,
  ): Promise<{ readonly key: string; readonly mail: Mail }> {
    if (data.kind === 'written')
      return { key: data.key, mail: this.writer.written(JSON.parse(data.content) as MailContent) };
    const order = await this.orders.findOne(ctx, data.orderId);
    if (!order) throw new Error(`There is no order ${data.orderId} to write about.`);
    return { key: keyOf(id, data, order), mail: await this.write(ctx, data, order) };
  }

  private async write(ctx: RequestContext, job: OrderMail, order: Order): Promise<Mail> {
    switch (job.kind) {
      case 'order-confirmed':
        return this.writer.confirmation(order, await this.settlementOf(ctx, order), [
          ...(await this.subscriptions.cardNeeded(ctx, order)),
          ...(await this.prepaid.ofOrder(ctx, order)),
        ]);
      case 'order-received':
        return this.writer.newOrder(order, await this.settlementOf(ctx, order));
      case 'order-link':
        return this.writer.orderLink(order);
      case 'shipment-sent':
        return this.writer.shipment(
          order,
          await this.connection
            .getRepository(ctx, Fulfillment)
            .findOneOrFail({ where: { id: job.fulfillmentId }, relations: { lines: true } }),
        );
      case 'order-cancelled': {
        const entries = this.connection.getRepository(ctx, OrderHistoryEntry);
        const entry = await entries.findOneOrFail({ where: { id: job.entryId } });
        return this.writer.cancellation(order, entry.data as Cancellation, await this.paymentsOf(ctx, order));
      }
      case 'gift-card':
        return this.writer.giftCard(
          order,
          await this.connection.getRepository(ctx, GiftCard).findOneByOrFail({ id: job.giftCardId }),
        );
      case 'subscription-begun': {
        const today = todayOf(new Date());
        return this.writer.written(await this.subscriptions.welcome(ctx, job.subscriptionId, order, today));
      }
      case 'order-added':
        return this.writer.addition(order, await this.modificationOf(ctx, job.modificationId));
      case 'addition-received':
        return this.writer.newAddition(order, await this.modificationOf(ctx, job.modificationId));
      case 'order-refunded':
        return this.writer.refund(
          order,
          await this.connection.getRepository(ctx, Refund).findOneOrFail({ where: { id: job.refundId } }),
        );
      case 'payment-alert':
        return this.writer.paymentAlert(order, job.alert);
    }
  }

  private async settlementOf(ctx: RequestContext, order: Order): Promise<Settlement> {
    return { payments: await this.paymentsOf(ctx, order), methods: await this.methodsOf(ctx, order) };
  }

  private modificationOf(ctx: RequestContext, id: ID): Promise<OrderModification> {
    return this.connection
      .getRepository(ctx, OrderModification)
      .findOneOrFail({ where: { id }, relations: { lines: true, payment: true } });
  }

  private paymentsOf(ctx: RequestContext, { id }: Order): Promise<Payment[]> {
    return this.connection.getRepository(ctx, Payment).find({ where: { order: { id } } });
  }

  private async methodsOf(ctx: RequestContext, { shippingLines }: Order): Promise<readonly string[]> {
    const methods = await Promise.all(
      // Also one that was taken out of the shop since.
      shippingLines.flatMap(({ shippingMethodId: id }) => (id === null ? [] : [this.shipping.findOne(ctx, id, true)])),
    );
    return methods.flatMap((method) => (method ? [method.name] : []));
  }

  private async ordersOf(ctx: RequestContext, fulfillmentId: ID): Promise<readonly Order[]> {
    const { orders } = await this.connection
      .getRepository(ctx, Fulfillment)
      .findOneOrFail({ where: { id: fulfillmentId }, relations: { orders: true } });
    return orders;
  }
}
