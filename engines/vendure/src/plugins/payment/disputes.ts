import { Injectable } from '@nestjs/common';
import type { ID, Payment, RequestContext } from '@vendure/core';
import { TransactionalConnection } from '@vendure/core';
import type { DisputeEvent } from '#src/payment-provider/hosted-payment';
import { notFound, ShopFailure } from '#src/plugins/core/shop-failure';
import { Ledger } from '#src/plugins/ledger/ledger';
import { Dispute } from '#src/plugins/payment/entities/dispute.entity';
import { PaymentAlerts } from './payment-alerts';

/**
 * Keeps one row for each dispute, from its opening to its outcome (spec §3 Payment). A lost dispute has taken the money from the shop; a
 * dispute that was won, or withdrawn before the bank took anything, has not.
 */
@Injectable()
export class Disputes {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly alerts: PaymentAlerts,
    private readonly ledger: Ledger,
  ) {}

  /**
   * Writes the provider's report of a dispute, and alerts the shop once of its opening and once of each outcome. The
   * caller holds the order's lock.
   */
  async take(ctx: RequestContext, payment: Payment, event: DisputeEvent): Promise<void> {
    const { status } = await this.write(ctx, payment, event);
    const { id: orderId } = payment.order;
    await this.ledger.record(ctx, orderId, 'dispute');
    const { id, reason, amount, answerBy } = event;
    await this.alerts.raise(ctx, orderId, {
      ...{ kind: 'payment-disputed', id, reason, amount },
      ...(answerBy && { answerBy: answerBy.toISOString() }),
    });
    if (status !== 'open')
      await this.alerts.raise(ctx, orderId, {
        ...{ kind: 'dispute-ended', id: `${id}/${status}`, reason, amount },
        outcome: status,
      });
  }

  /** Lists the disputes of an order's payments, oldest first. */
  ofOrder(ctx: RequestContext, orderId: ID): Promise<Dispute[]> {
    return this.connection
      .getRepository(ctx, Dispute)
      .find({ where: { payment: { order: { id: orderId } } }, order: { openedAt: 'ASC', id: 'ASC' } });
  }

  /** Allows refunds of a disputed payment. Throws NOT_FOUND for a dispute that is unknown, or of another channel. */
  async allowRefund(ctx: RequestContext, id: ID): Promise<Dispute> {
    const disputes = this.connection.getRepository(ctx, Dispute);
    const dispute = await disputes.findOneBy({ id, payment: { order: { channels: { id: ctx.channelId } } } });
    if (!dispute) throw notFound('dispute');
    dispute.refundAllowedAt ??= new Date();
    return disputes.save(dispute);
  }

  /** Adds up the cents of a payment that lost disputes have taken. */
  async lostOf(ctx: RequestContext, paymentId: ID): Promise<number> {
    const lost = await this.connection.getRepository(ctx, Dispute).findBy({ paymentId, status: 'lost' });
    return lost.reduce((sum, { amount }) => sum + amount, 0);
  }

  /** Throws NOT_ALLOWED for a payment with an open dispute, until an administrator has allowed to refund it. */
  async requireRefundable(ctx: RequestContext, { id }: Payment): Promise<void> {
    const disputes = await this.connection.getRepository(ctx, Dispute).findBy({ paymentId: id });
    if (disputes.some(({ status, refundAllowedAt }) => status === 'open' && refundAllowedAt === null))
      throw new ShopFailure(
        'NOT_ALLOWED',
        'The cardholder disputes this payment, and the bank may return the money, too: allow the refund at the dispute first.',
      );
  }

  /** An older notification adds the dates that it alone knows, and changes nothing else. */
  private async write(ctx: RequestContext, payment: Payment, event: DisputeEvent): Promise<Dispute> {
    const disputes = this.connection.getRepository(ctx, Dispute);
    const known = await disputes.findOneBy({ providerId: event.id });
    const row = known ?? new Dispute({ providerId: event.id, paymentId: payment.id, openedAt: event.openedAt });
    const isNewer = !known || (event.saidAt >= known.saidAt && !(known.status !== 'open' && event.status === 'open'));
    if (isNewer)
      Object.assign(row, {
        ...{ amount: event.amount, reason: event.reason, status: event.status, saidAt: event.saidAt },
        answerBy: event.answerBy ?? null,
        closedAt: event.status === 'open' ? null : (row.closedAt ?? event.saidAt),
      });
    if (event.funds === 'withdrawn') row.fundsWithdrawnAt ??= event.saidAt;
    if (event.funds === 'reinstated') row.fundsReinstatedAt ??= event.saidAt;
    return disputes.save(row);
  }
}
