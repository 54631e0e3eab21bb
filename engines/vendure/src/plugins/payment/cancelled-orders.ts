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
import { In } from 'typeorm';
import { payersBeforeCard } from './dues';
import { hostedPaymentCode } from './place-order';

/**
 * Releases the reservations of an order that is cancelled. Captured money is refunded by hand; before its card is
 * charged no refund is possible, so gift cards and store credit get their payments back here.
 */
@Injectable()
export class CancelledOrders implements OnApplicationBootstrap {
  constructor(
    private readonly events: EventBus,
    private readonly connection: TransactionalConnection,
    private readonly payments: PaymentService,
  ) {}

  onApplicationBootstrap(): void {
    this.events.registerBlockingEventHandler({
      id: 'release-payments-of-canceled-order',
      event: OrderStateTransitionEvent,
      handler: async ({ ctx, fromState, toState, order }) => {
        if (toState !== 'Cancelled') return;
        await this.release(ctx, order);
        if (givingBack.has(fromState)) await this.giveBack(ctx, order);
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

  /** Does nothing for an order whose card was charged: its money is refunded by hand, and to the card first. */
  private async giveBack(ctx: RequestContext, order: Order): Promise<void> {
    const payments = this.connection.getRepository(ctx, Payment);
    if (await payments.existsBy({ order: { id: order.id }, method: hostedPaymentCode, state: 'Settled' })) return;
    const taken = await payments.find({
      where: { order: { id: order.id }, method: In([...payersBeforeCard]), state: 'Settled' },
      relations: { refunds: true },
    });
    for (const payment of taken) {
      const amount = payment.refunds
        .filter(({ state }) => state !== 'Failed')
        .reduce((left, { total }) => left - total, payment.amount);
      const input = {
        paymentId: payment.id,
        amount,
        lines: [],
        shipping: 0,
        adjustment: 0,
        reason: 'The order is canceled',
      };
      if (amount > 0) await this.payments.createRefund(ctx, input, order, payment);
    }
  }
}

/** States in which the card of an order may not be charged yet. One that was raised waits for more of its money in the last two. */
const givingBack: ReadonlySet<string> = new Set(['PaymentAuthorized', 'Modifying', 'ArrangingAdditionalPayment']);
