import { Injectable } from '@nestjs/common';
import type { ID, RequestContext } from '@vendure/core';
import {
  isGraphQlErrorResult,
  OrderService,
  Payment,
  PaymentService,
  Refund,
  TransactionalConnection,
} from '@vendure/core';
import type { PaymentEvent, ProviderRefund } from '#src/payment-provider/hosted-payment';
import type { PaymentSession } from '#src/payment-provider/payment-session.entity';
import { lockOrder } from './order-lock';
import type { PaymentAlert } from './payment-alert';
import { PaymentAlerts } from './payment-alerts';
import { PaymentSessions } from './payment-sessions';

/**
 * Takes what the bank says of a payment after its order was placed. Said again, late or out of order, it changes nothing twice:
 * refunds and reservations are looked up at the provider and compared with what the shop knows.
 */
@Injectable()
export class BankEvents {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly orders: OrderService,
    private readonly payments: PaymentService,
    private readonly alerts: PaymentAlerts,
    private readonly sessions: PaymentSessions,
  ) {}

  async take(ctx: RequestContext, session: PaymentSession, event: PaymentEvent): Promise<void> {
    if (event.kind === 'returned') await this.compare(ctx, session);
    else
      await this.connection.withTransaction(ctx, (inside) =>
        this.alerts.raise(inside, session.orderId, alertOf(event, session)),
      );
  }

  /** Brings the payment of the shop in step with the provider's. What was asked for in the dashboard is known already. */
  private async compare(ctx: RequestContext, session: PaymentSession): Promise<void> {
    const { orderId, sessionId } = session;
    const { isReleased, refunds } = await this.sessions.moneyOf(session);
    await this.connection.withTransaction(ctx, async (inside) => {
      await lockOrder(this.connection, inside, orderId);
      const payment = await this.connection
        .getRepository(inside, Payment)
        .findOne({ where: { transactionId: sessionId, order: { id: orderId } }, relations: { refunds: true } });
      // An order that was not placed in the end had its money given back by the shop.
      if (!payment) return;
      // ReleasedPayments ends what it was to pay for.
      if (isReleased && payment.state === 'Authorized') await this.cancel(inside, payment.id);
      const known = new Set(payment.refunds.map(({ transactionId }) => transactionId));
      for (const refund of refunds.filter(({ id }) => !known.has(id))) {
        await this.add(inside, payment, refund);
        await this.alerts.raise(inside, orderId, { kind: 'refund-made', ...refund });
      }
    });
  }

  private async cancel(ctx: RequestContext, paymentId: ID): Promise<void> {
    const cancelled = await this.payments.cancelPayment(ctx, paymentId);
    if (isGraphQlErrorResult(cancelled)) throw new Error(`A released payment stays: ${cancelled.transitionError}`);
  }

  /** Writes down a refund that was made elsewhere. It is settled as any other one is, so that its buyer is told of it. */
  private async add(
    ctx: RequestContext,
    payment: Payment,
    { id: transactionId, amount }: ProviderRefund,
  ): Promise<void> {
    const { id } = await this.connection.getRepository(ctx, Refund).save(
      new Refund({
        payment,
        total: amount,
        method: payment.method,
        reason: 'Made at the payment provider',
        state: 'Pending',
        transactionId,
        metadata: {},
        ...partsOfBefore,
      }),
    );
    await this.orders.settleRefund(ctx, { id, transactionId });
  }
}

/** Columns of an earlier Vendure that may not be empty; a refund has its total alone now. */
const partsOfBefore = { items: 0, shipping: 0, adjustment: 0 };

function alertOf(event: Exclude<PaymentEvent, { kind: 'returned' }>, session: PaymentSession): PaymentAlert {
  const { id, reason } = event;
  if (event.kind === 'suspected') return { kind: 'fraud-suspected', id, reason, amount: session.amount };
  if (event.kind === 'refund-failed') return { kind: 'refund-failed', id, reason, amount: event.amount };
  const { amount, answerBy } = event;
  return {
    kind: 'payment-disputed',
    id,
    reason,
    amount,
    ...(answerBy === undefined ? {} : { answerBy: answerBy.toISOString() }),
  };
}
