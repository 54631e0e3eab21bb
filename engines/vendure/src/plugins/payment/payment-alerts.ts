import { Injectable } from '@nestjs/common';
import { HistoryEntryType } from '@vendure/common/lib/generated-types';
import type { ID, RequestContext } from '@vendure/core';
import { EventBus, HistoryService, Order, TransactionalConnection } from '@vendure/core';
import { RaisedAlert } from '#src/plugins/payment/entities/raised-alert.entity';
import { AlertWriter } from './alert-writer';
import type { PaymentAlert } from './payment-alert';
import { PaymentAlertEvent } from './payment-alert';

/** Alerts the shop to events of payments. */
@Injectable()
export class PaymentAlerts {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly history: HistoryService,
    private readonly events: EventBus,
    private readonly writer: AlertWriter,
  ) {}

  /**
   * Notes an alert at its order, where only administrators see it, and mails it; once, also when two servers raise it at the
   * same moment. The caller has a transaction: all of it stays or nothing does.
   */
  async raise(ctx: RequestContext, orderId: ID, alert: PaymentAlert): Promise<void> {
    const inserted = await this.connection
      .getRepository(ctx, RaisedAlert)
      .createQueryBuilder()
      .insert()
      .values({ key: alertKey(alert.kind, alert.id) })
      .orIgnore()
      .returning('id')
      .execute();
    if ((inserted.raw as readonly unknown[]).length === 0) return;
    const order = await this.connection.getRepository(ctx, Order).findOneByOrFail({ id: orderId });
    const note = this.writer.write(order, alert).text;
    const type = HistoryEntryType.ORDER_NOTE;
    await this.history.createHistoryEntryForOrder({ ctx, orderId, type, data: { note } }, false);
    await this.events.publish(new PaymentAlertEvent(ctx, orderId, alert));
  }
}

/** Names an alert among all that were ever raised. */
export function alertKey(kind: PaymentAlert['kind'], id: string): string {
  return `${kind}/${id}`;
}
