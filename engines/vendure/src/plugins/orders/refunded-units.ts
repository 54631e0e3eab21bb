import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { ID, RequestContext } from '@vendure/core';
import { idsAreEqual, OrderLine, OrderService, Payment, TransactionalConnection } from '@vendure/core';
import { replaceMethod } from '#src/plugins/core/replaced-methods';
import { priceOfUnits, unitsNamed } from '#src/plugins/payment/unit-prices';

/** A refund as the dashboard sends it. Vendure calls all fields but the amount old; the shop goes by them. */
interface SentRefund {
  readonly paymentId: ID;
  readonly amount?: number;
  readonly lines?: { orderLineId: ID; quantity: number }[];
  readonly shipping?: number;
  readonly adjustment?: number;
}

/**
 * Makes a refund of units return their price, to the cent. Vendure and its dashboard multiply the rounded price of one
 * unit, which for three units of $96.53 is $96.54. An amount that was typed in the dashboard stays.
 */
@Injectable()
export class RefundedUnits implements OnModuleInit {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly orders: OrderService,
  ) {}

  onModuleInit(): void {
    replaceMethod(
      RefundedUnits,
      this.orders,
      'refundOrder',
      (refund) => async (ctx, input) => refund(ctx, { ...input, ...(await this.toTheCent(ctx, input)) }),
    );
  }

  private async toTheCent(ctx: RequestContext, input: SentRefund): Promise<SentRefund> {
    const { paymentId, amount } = input;
    const [named, shipping, adjustment] = [input.lines ?? [], input.shipping ?? 0, input.adjustment ?? 0];
    if (named.length === 0) return input;
    const payment = await this.connection.getRepository(ctx, Payment).findOneOrFail({
      where: { id: paymentId },
      relations: { order: { payments: { refunds: { lines: true } } } },
    });
    const { id, payments, shippingWithTax } = payment.order;
    const lines = await this.connection.getRepository(ctx, OrderLine).findBy({ order: { id } });
    let [exact, rounded] = [0, 0];
    for (const { orderLineId, quantity } of named) {
      const line = lines.find((one) => idsAreEqual(one.id, orderLineId));
      // A line of another order is left to Vendure to refuse.
      if (!line) return input;
      exact += priceOfUnits(line, unitsNamed(payments, line.id), quantity);
      rounded += quantity * line.proratedUnitPriceWithTax;
    }
    const more = shipping + adjustment;
    const beside = amount ? amount - rounded : more;
    // The dashboard adds the shipping to the amount without a word of it.
    const isShippingToo = beside === shippingWithTax && shippingWithTax > 0;
    if (beside !== 0 && beside !== more && !isShippingToo) return input;
    const paid = payments.find((one) => idsAreEqual(one.id, paymentId)) ?? payment;
    const left = paid.refunds.reduce((sum, { state, total }) => (state === 'Failed' ? sum : sum - total), paid.amount);
    const total = exact + beside;
    return {
      ...input,
      amount: amount ? Math.min(total, Math.max(left, amount)) : total,
      ...(isShippingToo && { shipping: beside }),
    };
  }
}
