import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleInit } from '@nestjs/common';
import type { ID, Job, JobQueue, Order, RequestContext } from '@vendure/core';
import {
  EventBus,
  Fulfillment,
  FulfillmentStateTransitionEvent,
  JobQueueService,
  OrderPlacedEvent,
  OrderService,
  Payment,
  RequestContextService,
  ShippingMethodService,
  TransactionalConnection,
} from '@vendure/core';
import { OrderLinkRequestedEvent } from '#src/plugin/orders/order-link-requested-event';
import type { MailContent } from './mail';
import { MAIL_QUEUE } from './mail-queue';
import type { MailSender } from './mail-sender';
import { MAIL_SENDER } from './mail-sender';
import { orderConfirmation, orderLinkMail, shipmentSent } from './order-mails';
import { renderMail } from './render-mail';
import { SentMail } from './sent-mail.entity';

/** Tells who signs the mails, and where their links lead. */
export interface MailSettings {
  readonly shopUrl: string;
  readonly sender: string;
}

export const MAIL_SETTINGS = Symbol('MailSettings');

/** Attempts after the first at a mail that could not be sent; the queue waits longer before each. */
const RETRIES = 12;

/** Names what a mail is about; it is written when it is sent, from the order as it then is. */
type MailJob =
  | { readonly kind: 'order-confirmed' | 'order-link'; readonly orderId: ID }
  | { readonly kind: 'shipment-sent'; readonly orderId: ID; readonly fulfillmentId: ID };

/**
 * Mails what happens to orders. The job stands in the database by the transaction that places the order: with it or not at
 * all, whenever the process dies. The worker sends it.
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
    @Inject(MAIL_SETTINGS) private readonly settings: MailSettings,
  ) {}

  async onModuleInit(): Promise<void> {
    this.queue = await this.jobs.createQueue({ name: MAIL_QUEUE, process: (job) => this.process(job) });
  }

  onApplicationBootstrap(): void {
    this.events.registerBlockingEventHandler({
      id: 'mail-order-confirmed',
      event: OrderPlacedEvent,
      handler: ({ ctx, order }) => this.add(ctx, { kind: 'order-confirmed', orderId: order.id }),
    });
    this.events.registerBlockingEventHandler({
      id: 'mail-order-link',
      event: OrderLinkRequestedEvent,
      handler: ({ ctx, orderId }) => this.add(ctx, { kind: 'order-link', orderId }),
    });
    this.events.registerBlockingEventHandler({
      id: 'mail-shipment-sent',
      event: FulfillmentStateTransitionEvent,
      handler: async ({ ctx, toState, fulfillment }) => {
        if (toState !== 'Shipped') return;
        for (const { id } of await this.ordersOf(ctx, fulfillment.id))
          await this.add(ctx, { kind: 'shipment-sent', orderId: id, fulfillmentId: fulfillment.id });
      },
    });
  }

  private async add(ctx: RequestContext, job: MailJob): Promise<void> {
    await this.queue.add(job, { ctx, retries: RETRIES });
  }

  private async process(job: Job<MailJob>): Promise<void> {
    const ctx = await this.contexts.create({ apiType: 'admin' });
    const order = await this.orders.findOne(ctx, job.data.orderId);
    if (!order) throw new Error(`There is no order ${job.data.orderId} to write about.`);
    const mail = renderMail(this.settings.sender, await this.contentOf(ctx, job.data, order));
    const key = keyOf(job, order);
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
      if ((inserted.raw as readonly unknown[]).length > 0) await this.sender.send(key, mail);
    });
  }

  private async contentOf(ctx: RequestContext, job: MailJob, order: Order): Promise<MailContent> {
    const { shopUrl } = this.settings;
    if (job.kind === 'order-link') return orderLinkMail(shopUrl, order);
    if (job.kind === 'shipment-sent') {
      const fulfillments = this.connection.getRepository(ctx, Fulfillment);
      const where = { id: job.fulfillmentId };
      return shipmentSent(shopUrl, order, await fulfillments.findOneOrFail({ where, relations: { lines: true } }));
    }
    const payments = await this.connection.getRepository(ctx, Payment).find({ where: { order: { id: order.id } } });
    return orderConfirmation(shopUrl, order, { payments, methods: await this.methodsOf(ctx, order) });
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

/** A link is mailed as often as it is asked for, everything else once. */
function keyOf({ id, data }: Job<MailJob>, { code }: Order): string {
  if (data.kind === 'order-link') return `${data.kind}/${code}/${id ?? ''}`;
  return data.kind === 'shipment-sent' ? `${data.kind}/${code}/${data.fulfillmentId}` : `${data.kind}/${code}`;
}
