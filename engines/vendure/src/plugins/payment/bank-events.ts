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
import { Disputes } from './disputes';
import { lockOrder } from './order-lock';
import { PaymentAlerts } from './payment-alerts';
import { PaymentSessions } from './payment-sessions';

/**
 * Processes the bank's notifications about a payment after its order was placed. A repeated, late or out-of-order
 * notification changes nothing twice: refunds and reservations are read from the provider and compared with those of
 * the shop.
 */
@Injectable()
export class BankEvents {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly orders: OrderService,
    private readonly payments: PaymentService,
    private readonly alerts: PaymentAlerts,
    private readonly sessions: PaymentSessions,
    private readonly disputes: Disputes,
  ) {}

  async take(ctx: RequestContext, session: PaymentSession, event: PaymentEvent): Promise<void> {
    if (event.kind === 'returned') return this.compare(ctx, session);
    await this.connection.withTransaction(ctx, async (inside) => {
      await lockOrder(this.connection, inside, session.orderId);
      const payment = await this.paymentOf(inside, session);
      if (event.kind === 'captured') await this.captured(inside, session, payment, event);
      else if (event.kind === 'refund-failed') await this.failed(inside, session, payment, event);
      else if (event.kind === 'suspected')
        await this.alerts.raise(inside, session.orderId, {
          ...{ kind: 'fraud-suspected', id: event.id, reason: event.reason, amount: session.amount },
        });
      // An order that was not placed in the end has no payment that somebody could dispute.
      else if (payment) await this.disputes.take(inside, payment, event);
    });
  }

  /** Null for an order that was not placed in the end: its money was given back by the shop. */
  private paymentOf(ctx: RequestContext, { sessionId, orderId }: PaymentSession): Promise<Payment | null> {
    return this.connection.getRepository(ctx, Payment).findOne({
      where: { transactionId: sessionId, order: { id: orderId } },
      relations: { refunds: true, order: true },
    });
  }

  /** Settles a payment whose money was taken at the provider. Another amount than the payment's is told to the shop, which decides. */
  private async captured(
    ctx: RequestContext,
    session: PaymentSession,
    payment: Payment | null,
    { amount, at }: Extract<PaymentEvent, { kind: 'captured' }>,
  ): Promise<void> {
    await this.sessions.noteCapture(ctx, session, { capturedAmount: amount, capturedAt: at });
    if (!payment) return;
    if (amount !== payment.amount)
      await this.alerts.raise(ctx, session.orderId, {
        ...{ kind: 'captured-otherwise', id: session.sessionId, amount: payment.amount, captured: amount },
      });
    else if (payment.state === 'Authorized') {
      const settled = await this.orders.settlePayment(ctx, payment.id);
      if (isGraphQlErrorResult(settled)) throw new Error(`A captured payment stays: ${settled.message}`);
    }
  }

  /** A refund that failed counts as not returned, so that it can be made again. */
  private async failed(
    ctx: RequestContext,
    { orderId }: PaymentSession,
    payment: Payment | null,
    { id, amount, reason }: Extract<PaymentEvent, { kind: 'refund-failed' }>,
  ): Promise<void> {
    const refund = payment?.refunds.find(({ transactionId, state }) => transactionId === id && state !== 'Failed');
    if (refund) await this.orders.transitionRefundToState(ctx, refund.id, 'Failed');
    await this.alerts.raise(ctx, orderId, { kind: 'refund-failed', id, amount, reason });
  }

  /** Reconciles the payment of the shop with the provider's. Refunds from the dashboard are known already. */
  private async compare(ctx: RequestContext, session: PaymentSession): Promise<void> {
    const { orderId } = session;
    const { isReleased, refunds } = await this.sessions.moneyOf(session);
    await this.connection.withTransaction(ctx, async (inside) => {
      await lockOrder(this.connection, inside, orderId);
      const payment = await this.paymentOf(inside, session);
      if (!payment) return;
      // ReleasedPayments ends the goods that it was to pay for.
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
