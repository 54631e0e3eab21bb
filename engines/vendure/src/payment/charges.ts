import { Injectable } from '@nestjs/common';
import type { ID, Order, RequestContext } from '@vendure/core';
import { Logger, OrderService, RequestContextService, TransactionalConnection } from '@vendure/core';
import type { HeartbeatWork } from '#src/heartbeat/heartbeat';
import type { ChargeOutcome } from './card-vault';
import type { Completion, Refusal } from './completion';
import { Dues } from './dues';
import { HostedPaymentError } from './hosted-payment';
import { HostedPayments } from './hosted-payments';
import { lockOrder } from './order-lock';
import { PaymentSession } from './payment-session.entity';
import type { CardToCharge } from './payment-sessions';
import { isLive, PaymentSessions } from './payment-sessions';
import { PlaceOrder } from './place-order';

/**
 * Charges saved cards. A charge is a row before it is a call: one transaction writes the row, one makes the intent and notes
 * it, one confirms the intent and places the order, or releases it. Each holds the order's lock. A process that ends in between
 * leaves the row as it is, and the heartbeat goes on from there with the same intent, so that nothing is charged twice and
 * nothing that was charged is lost.
 */
@Injectable()
export class Charges implements HeartbeatWork {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly contexts: RequestContextService,
    private readonly orders: OrderService,
    private readonly sessions: PaymentSessions,
    private readonly payments: HostedPayments,
    private readonly placing: PlaceOrder,
    private readonly dues: Dues,
  ) {}

  /**
   * Places an order with what is paid already, or else charges the card for what is due. Called outside of any transaction.
   * Rejects while the provider is away: then the order may still be placed later.
   */
  async charge(ctx: RequestContext, orderId: ID, card: CardToCharge): Promise<Completion> {
    const begun = await this.connection.withTransaction(ctx, async (inside) => {
      await lockOrder(this.connection, inside, orderId);
      return this.begin(inside, await this.order(inside, orderId), card);
    });
    if (!(begun instanceof PaymentSession)) return begun;
    return (await this.goOn(ctx, begun)) ?? undecided;
  }

  /** Finishes what other processes have left. */
  async work(): Promise<void> {
    const ctx = await this.contexts.create({ apiType: 'shop' });
    for (const session of await this.sessions.charging(ctx)) {
      try {
        await this.goOn(ctx, session, 'SKIP LOCKED');
      } catch (error) {
        // It stays as it is, for the next heartbeat; the others are not to wait for it.
        Logger.error(`The charge ${session.sessionId} is not finished: ${String(error)}`, 'Charges');
      }
    }
  }

  private async begin(ctx: RequestContext, order: Order, card: CardToCharge): Promise<Completion | PaymentSession> {
    const amount = await this.dues.amountDue(ctx, order);
    const running = (await this.sessions.live(ctx, order.id)).find(
      (one) => one.state === 'charging' && one.amount === amount && one.savedCardId === card.savedCardId,
    );
    if (running) return running;
    const completion = await this.payments.completeOrder(ctx, order);
    if (completion.kind === 'completed' || completion.code !== 'NOT_PAID') return completion;
    // Nobody is to pay on a page while the card is charged.
    await this.payments.giveBack(ctx, order.id);
    await this.sessions.choose(ctx, order.id, amount);
    return this.sessions.addCharge(ctx, order.id, amount, card);
  }

  /** Undefined when another process is at it. */
  private async goOn(
    ctx: RequestContext,
    session: PaymentSession,
    otherwise: 'SKIP LOCKED' | '' = '',
  ): Promise<Completion | undefined> {
    const locked = <T>(work: (inside: RequestContext, known: PaymentSession) => Promise<T>): Promise<T | undefined> =>
      this.connection.withTransaction(ctx, async (inside) => {
        if (!(await lockOrder(this.connection, inside, session.orderId, otherwise))) return undefined;
        return work(inside, await this.sessions.again(inside, session));
      });
    const refusal = await locked((inside, known) => this.makeIntent(inside, known));
    return refusal ?? locked((inside, known) => this.confirm(inside, known));
  }

  private async makeIntent(ctx: RequestContext, session: PaymentSession): Promise<Refusal | undefined> {
    if (session.state !== 'charging' || session.intentId !== null) return undefined;
    const order = await this.order(ctx, session.orderId);
    try {
      await this.sessions.noteIntent(ctx, session, order);
      return undefined;
    } catch (error) {
      // No money was moved, and a card that is gone would be asked for again each minute.
      if (!(error instanceof HostedPaymentError)) throw error;
      Logger.warn(`The charge ${session.sessionId} is given up: ${error.message}`, 'Charges');
      return this.declined(ctx, session, givenUp);
    }
  }

  private async confirm(ctx: RequestContext, session: PaymentSession): Promise<Completion | undefined> {
    if (session.state === 'placed') return { kind: 'completed' };
    if (!isLive(session.state)) return givenUp;
    const order = await this.order(ctx, session.orderId);
    const refusal = order.orderPlacedAt ? undefined : await this.placing.refusalToCharge(ctx, order, session);
    if (order.orderPlacedAt || refusal) {
      await this.sessions.close(ctx, session);
      return refusal ?? { kind: 'completed' };
    }
    const outcome = await this.outcomeOf(ctx, session);
    if (!outcome) return this.declined(ctx, session, givenUp);
    if (outcome.kind !== 'paid')
      return this.declined(ctx, session, { kind: 'refused', code: 'DECLINED', message: outcome.message });
    const completion = await this.placing.paid(ctx, order, session);
    if (completion.kind === 'refused') await this.sessions.close(ctx, session);
    return completion;
  }

  /**
   * Charges the card; undefined when there is nothing to charge any more: the card is gone, or somebody has given the charge up at
   * the provider. A refusal is no decline, so that the charge is read again and released before it counts as none.
   */
  private async outcomeOf(ctx: RequestContext, session: PaymentSession): Promise<ChargeOutcome | undefined> {
    try {
      return await this.sessions.confirm(ctx, session);
    } catch (error) {
      if (!(error instanceof HostedPaymentError)) throw error;
      Logger.warn(`The charge ${session.sessionId} is given up: ${error.message}`, 'Charges');
      await this.sessions.close(ctx, session);
      return undefined;
    }
  }

  /** Sends the order of a card that is not charged back to where another can be chosen. */
  private async declined(ctx: RequestContext, session: PaymentSession, refusal: Refusal): Promise<Refusal> {
    await this.sessions.expire(ctx, session);
    await this.orders.updateCustomFields(ctx, session.orderId, { checkoutStep: 'payment' });
    return refusal;
  }

  private async order(ctx: RequestContext, orderId: ID): Promise<Order> {
    const order = await this.orders.findOne(ctx, orderId);
    if (!order) throw new Error(`There is no order ${orderId}.`);
    return order;
  }
}

const undecided = { kind: 'refused', code: 'NOT_PAID', message: 'The payment is not decided yet.' } as const;
const givenUp = { kind: 'refused', code: 'NOT_PAID', message: 'The card could not be charged.' } as const;
