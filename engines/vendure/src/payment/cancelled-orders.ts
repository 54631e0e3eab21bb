import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { Order, RequestContext } from '@vendure/core';
import {
  EventBus,
  isGraphQlErrorResult,
  OrderStateTransitionEvent,
  Payment,
  PaymentService,
  TransactionalConnection,
} from '@vendure/core';

/** Releases what is still reserved for an order that is cancelled; what was taken is refunded by hand. */
@Injectable()
export class CancelledOrders implements OnApplicationBootstrap {
  constructor(
    private readonly events: EventBus,
    private readonly connection: TransactionalConnection,
    private readonly payments: PaymentService,
  ) {}

  onApplicationBootstrap(): void {
    this.events.registerBlockingEventHandler({
      id: 'release-payments-of-cancelled-order',
      event: OrderStateTransitionEvent,
      handler: async ({ ctx, toState, order }) => {
        if (toState === 'Cancelled') await this.release(ctx, order);
      },
    });
  }

  /** Throws when the provider does not release it: then the order is not cancelled either. */
  private async release(ctx: RequestContext, { id, code }: Order): Promise<void> {
    const reserved = await this.connection
      .getRepository(ctx, Payment)
      .find({ where: { order: { id }, state: 'Authorized' } });
    for (const payment of reserved) {
      const cancelled = await this.payments.cancelPayment(ctx, payment.id);
      if (isGraphQlErrorResult(cancelled))
        throw new Error(`The payment of ${code} stays: ${cancelled.transitionError}`);
    }
  }
}
