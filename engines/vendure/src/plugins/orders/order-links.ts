import { Injectable } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import { EventBus, Order, TransactionalConnection } from '@vendure/core';
import { networkOf } from '#src/http/network-of';
import { OrderLinkRequestedEvent } from '#src/plugins/core/orders/order-link-requested-event';
import { invalid } from '#src/plugins/core/shop-failure';
import { isEmail, normalEmail } from '#src/plugins/core/text-checks';
import { MessageThrottle } from '#src/plugins/recent-calls/message-throttle';
import { RecentCalls } from '#src/plugins/recent-calls/recent-calls';

/** Requests a minute: for one e-mail address, and from one network address, which several people may share. */
const linksAllowed = 3;
const allowedFromAddress = 60;

/**
 * Mails the link of a placed order again, unless its address had a message that anybody asked for within a minute. Every caller
 * gets the same answer, whether number and address fit or not.
 */
@Injectable()
export class OrderLinks {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly events: EventBus,
    private readonly throttle: MessageThrottle,
    private readonly calls: RecentCalls,
  ) {}

  async send(ctx: RequestContext, sentNumber: string, sentEmail: string): Promise<void> {
    const [number, email] = [sentNumber.trim().toUpperCase(), normalEmail(sentEmail)];
    const fields = {
      ...(/^[A-Z]{1,3}\d{6,12}$/.test(number) ? {} : { number: ['is invalid'] }),
      ...(isEmail(email) ? {} : { email: ['is invalid'] }),
    };
    if (Object.keys(fields).length > 0) throw invalid(fields);
    const caller = networkOf(ctx.req?.ip ?? '');
    await this.calls.take(
      { caller: `order-links from ${caller}`, allowed: allowedFromAddress },
      { caller: `order-links ${email}`, allowed: linksAllowed },
    );
    const order = await this.connection.getRepository(ctx, Order).findOne({ where: { code: number } });
    if (!order?.orderPlacedAt || order.customFields.contactEmail?.toLowerCase() !== email) return;
    if (!(await this.throttle.take(ctx, email))) return;
    await this.events.publish(new OrderLinkRequestedEvent(ctx, order.id));
  }
}
