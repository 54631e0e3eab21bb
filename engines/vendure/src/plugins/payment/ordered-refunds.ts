import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { RefundOrderInput } from '@vendure/common/lib/generated-types';
import type { Order, RequestContext } from '@vendure/core';
import { isGraphQlErrorResult, Payment, PaymentService, TransactionalConnection } from '@vendure/core';
import { RefundAmountError } from '@vendure/core/dist/common/error/generated-graphql-admin-errors';
import { replaceMethod } from '#src/plugins/core/replaced-methods';
import { Disputes } from './disputes';
import type { Refundable } from './refund-order';
import { splitRefund } from './refund-order';

/** The method of Vendure's service that is private in its types. */
interface AmountOfLines {
  getRefundAmount(ctx: RequestContext, input: RefundOrderInput): Promise<{ readonly total: number }>;
}

interface RefundablePayment extends Refundable {
  readonly payment: Payment;
}

/**
 * Makes every refund of an order in one order (splitRefund), whichever of its payments was picked: refunds of lines, those of a
 * cancellation, of a modified order and of a prepaid plan.
 */
@Injectable()
export class OrderedRefunds implements OnModuleInit {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly payments: PaymentService,
    private readonly disputes: Disputes,
  ) {}

  onModuleInit(): void {
    const { payments } = this;
    replaceMethod(OrderedRefunds, payments, 'createRefund', (createRefund) => async (ctx, input, order, chosen) => {
      // Vendure works the amount out of the lines where none is given.
      const total = input.amount ?? (await (payments as unknown as AmountOfLines).getRefundAmount(ctx, input)).total;
      const refundable = await this.refundable(ctx, order);
      const maximumRefundable = refundable.reduce((sum, { left }) => sum + left, 0);
      if (total > maximumRefundable) return new RefundAmountError({ maximumRefundable });
      const [first, ...others] = splitRefund(refundable, total, chosen.id);
      if (!first) return createRefund(ctx, input, order, chosen);
      const make = ({ of: { payment }, amount }: typeof first) =>
        createRefund(ctx, { ...input, paymentId: payment.id, amount }, order, payment);
      const made = await make(first);
      for (const part of isGraphQlErrorResult(made) ? [] : others) {
        const more = await make(part);
        if (isGraphQlErrorResult(more)) throw new Error(`A part of the refund of ${order.code} stays: ${more.message}`);
      }
      return made;
    });
  }

  /** Returns all that the payments of an order have taken and not returned; nothing where it is only reserved. */
  async refundRest(ctx: RequestContext, order: Order, reason: string): Promise<void> {
    const left = (await this.refundable(ctx, order)).filter((one) => one.left > 0);
    const [first] = left;
    if (!first) return;
    const amount = left.reduce((sum, one) => sum + one.left, 0);
    const input = { paymentId: first.payment.id, amount, lines: [], shipping: 0, adjustment: 0, reason };
    const refund = await this.payments.createRefund(ctx, input, order, first.payment);
    if (isGraphQlErrorResult(refund)) throw new Error(`The money of ${order.code} stays: ${refund.message}`);
  }

  /** Lists the captured and not yet refunded amounts of an order's payments, oldest first. */
  private async refundable(ctx: RequestContext, { id }: Order): Promise<readonly RefundablePayment[]> {
    const payments = await this.connection.getRepository(ctx, Payment).find({
      where: { order: { id }, state: 'Settled' },
      relations: { refunds: true },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    const found: RefundablePayment[] = [];
    for (const payment of payments) {
      const lost = await this.disputes.lostOf(ctx, payment.id);
      const given = payment.refunds
        .filter(({ state }) => state !== 'Failed')
        .reduce((sum, { total }) => sum + total, 0);
      found.push({ payment, left: Math.max(payment.amount - given - lost, 0) });
    }
    return found;
  }
}
