import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { Order, RequestContext } from '@vendure/core';
import {
  EventBus,
  FulfillmentStateTransitionEvent,
  OrderLineEvent,
  OrderPlacedEvent,
  OrderStateTransitionEvent,
  PaymentStateTransitionEvent,
  RefundStateTransitionEvent,
  TransactionalConnection,
} from '@vendure/core';
import { AdditionPlacedEvent } from '#src/plugins/core/orders/addition-placed-event';
import { modifyingStates } from '#src/plugins/core/orders/modifying-states';
import { JournalEntry } from '#src/plugins/ledger/entities/journal-entry.entity';
import { Ledger } from './ledger';

/** Books orders, at each event that changes their price, their payments, or the goods that have left. */
@Injectable()
export class OrderBooks implements OnApplicationBootstrap {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly events: EventBus,
    private readonly ledger: Ledger,
  ) {}

  onApplicationBootstrap(): void {
    const { events, ledger } = this;
    events.registerBlockingEventHandler({
      id: 'journal-placed-order',
      event: OrderPlacedEvent,
      handler: ({ ctx, order }) => ledger.record(ctx, order.id, 'placed'),
    });
    events.registerBlockingEventHandler({
      id: 'journal-addition',
      event: AdditionPlacedEvent,
      handler: ({ ctx, order }) => ledger.record(ctx, order.id, 'addition'),
    });
    events.registerBlockingEventHandler({
      id: 'journal-payment',
      event: PaymentStateTransitionEvent,
      handler: async ({ ctx, toState, order }) => {
        if (toState === 'Settled' || toState === 'Cancelled') await ledger.record(ctx, order.id, 'payment');
      },
    });
    events.registerBlockingEventHandler({
      id: 'journal-refund',
      event: RefundStateTransitionEvent,
      handler: async ({ ctx, fromState, toState, order }) => {
        if (toState === 'Settled' || fromState === 'Settled') await ledger.record(ctx, order.id, 'refund');
      },
    });
    events.registerBlockingEventHandler({
      id: 'journal-canceled-units',
      // An order is canceled by its units.
      event: OrderLineEvent,
      handler: async ({ ctx, type, order }) => {
        if (type === 'cancelled' && order.orderPlacedAt) await ledger.record(ctx, order.id, 'cancellation');
      },
    });
    events.registerBlockingEventHandler({
      id: 'journal-modified-order',
      event: OrderStateTransitionEvent,
      // A gift card that staff add is issued when they have finished, or when it is paid.
      handler: async ({ ctx, fromState, order }) => {
        if (modifyingStates.has(fromState)) await ledger.record(ctx, order.id, 'modification');
      },
    });
    events.registerBlockingEventHandler({
      id: 'journal-parcel',
      event: FulfillmentStateTransitionEvent,
      handler: ({ ctx, fulfillment, toState }) =>
        toState === 'Pending' ? Promise.resolve() : this.parcel(ctx, String(fulfillment.id)),
    });
  }

  /** A box of a prepaid plan is sold by the order that has paid for it. */
  private async parcel(ctx: RequestContext, fulfillmentId: string): Promise<void> {
    const rows = (await this.connection.getRepository(ctx, JournalEntry).query(
      `SELECT parcel."orderId" AS id FROM order_fulfillments_fulfillment parcel WHERE parcel."fulfillmentId" = $1
       UNION
       SELECT line."orderId" FROM order_fulfillments_fulfillment parcel JOIN delivery ON delivery."orderId" = parcel."orderId"
       JOIN prepaid_plan plan ON plan.id = delivery."prepaidPlanId" JOIN order_line line ON line.id = plan."lineId"
       WHERE parcel."fulfillmentId" = $1`,
      [fulfillmentId],
    )) as readonly Pick<Order, 'id'>[];
    for (const { id } of rows) await this.ledger.record(ctx, id, 'parcel');
  }
}
