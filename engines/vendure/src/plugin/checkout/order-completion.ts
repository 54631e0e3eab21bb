import { Injectable } from '@nestjs/common';
import type { ID, Order, RequestContext } from '@vendure/core';
import { TransactionalConnection } from '@vendure/core';
import type { Completion } from '#src/payment/completion';
import { Dues } from '#src/payment/dues';
import { HostedPayments } from '#src/payment/hosted-payments';
import { OrderAccess } from '#src/plugin/orders/order-access';
import { insufficientStock, invalid, ShopFailure, unauthorized } from '#src/plugin/shop-failure';
import { OrderDraft } from './order-draft';

export interface OrderReceipt {
  readonly id: ID;
  readonly number: string;
}

/** Takes the payment of an order and completes it, once. */
@Injectable()
export class OrderCompletion {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly access: OrderAccess,
    private readonly draft: OrderDraft,
    private readonly payments: HostedPayments,
    private readonly dues: Dues,
  ) {}

  async prepare(ctx: RequestContext, order: Order): Promise<void> {
    requireStep(order, 'payment', 'confirm');
    await this.payments.prepare(ctx, order);
  }

  /** Takes the payment step of an order that is paid, or that costs nothing. */
  async submitPayment(ctx: RequestContext, order: Order): Promise<void> {
    requireStep(order, 'payment', 'confirm');
    const payments = await this.payments.paymentsOf(ctx, order.id);
    const paid = payments.filter(({ kind, state }) => kind === 'card' && state === 'authorized');
    const amount = paid.reduce((sum, one) => sum + one.amount, 0);
    if (amount < (await this.dues.amountDue(ctx, order))) throw invalid({ base: ['No payment found'] });
    await this.draft.set(ctx, order, { checkoutStep: 'confirm' });
  }

  /** Completes the order of the headers. Said again, it answers the same order. */
  async complete(ctx: RequestContext): Promise<Order> {
    const id = await this.settle(ctx, async (inside) => {
      const order = await this.access.open(inside, await this.access.lockNamed(inside));
      if (order.active) requireStep(order, 'confirm');
      return { order };
    });
    return this.access.open(ctx, id);
  }

  /** Completes the order of a paid session, which proves only that much: no order is opened by it. */
  async completeSession(ctx: RequestContext, number: string, sessionId: string): Promise<OrderReceipt> {
    const id = await this.settle(ctx, async (inside) => {
      const orderId = await this.payments.orderOfSession(inside, number, sessionId);
      if (orderId === undefined) throw unauthorized();
      await this.access.lock(inside, orderId);
      return { order: await this.access.open(inside, orderId), sessionId };
    });
    return { id, number };
  }

  private async settle(ctx: RequestContext, find: FindOrder): Promise<ID> {
    const { id, completion } = await this.connection.withTransaction(ctx, async (inside) => {
      const { order, sessionId } = await find(inside);
      return { id: order.id, completion: await this.completeOne(inside, order, sessionId) };
    });
    if (completion.kind === 'refused') throw refusalOf(completion);
    return id;
  }

  private async completeOne(ctx: RequestContext, order: Order, sessionId: string | undefined): Promise<Completion> {
    if (!order.active) return { kind: 'completed' };
    const isReady = ['payment', 'confirm'].includes(order.customFields.checkoutStep);
    if (!isReady) {
      await this.payments.giveBack(ctx, order.id);
      return { kind: 'refused', code: 'AMOUNT_CHANGED', message: 'The order has changed since it was paid' };
    }
    const completion = await this.payments.complete(ctx, order.id, sessionId);
    // There may be another amount to pay by now.
    if (completion.kind === 'refused') await this.draft.payAgain(ctx, order);
    return completion;
  }
}

type FindOrder = (ctx: RequestContext) => Promise<{ readonly order: Order; readonly sessionId?: string }>;

function requireStep({ customFields }: Order, ...steps: readonly string[]): void {
  if (steps.includes(customFields.checkoutStep)) return;
  throw invalid({ state: [`The order stands at ${customFields.checkoutStep}`] });
}

function refusalOf({ code, message }: Extract<Completion, { kind: 'refused' }>): ShopFailure {
  return code === 'INSUFFICIENT_STOCK'
    ? insufficientStock()
    : new ShopFailure('INVALID', message, { fields: { base: [message] } });
}
