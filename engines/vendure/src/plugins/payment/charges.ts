import { Injectable } from '@nestjs/common';
import type { ID, RequestContext } from '@vendure/core';
import { Logger, Order, OrderService, RequestContextService, TransactionalConnection } from '@vendure/core';
import type { RowJob } from '#src/heartbeat/each-row';
import { eachRow } from '#src/heartbeat/each-row';
import type { HeartbeatWork } from '#src/heartbeat/heartbeat';
import type { ChargeOutcome } from '#src/payment-provider/card-vault';
import { HostedPaymentError, NothingToChargeError } from '#src/payment-provider/hosted-payment';
import { PaymentSession } from '#src/payment-provider/payment-session.entity';
import { ChargeForOrder } from './charge-for-order';
import type { ChargePurpose, ChargeRefusal } from './charge-for-order';
import type { Completion, Refusal } from './completion';
import { givenUp } from './completion';
import { Dues } from './dues';
import { HostedPayments } from './hosted-payments';
import { lockOrder } from './order-lock';
import { PaymentAlerts } from './payment-alerts';
import type { CardToCharge } from './payment-sessions';
import { isLive, PaymentSessions } from './payment-sessions';
import { PlacedAdditions } from './placed-additions';

/**
 * Charges cards without a page. A charge is a row before it is a call: one transaction writes the row, one makes the
 * intent and notes it, one confirms the intent and carries out its purpose, or releases it. Each holds the order's
 * lock. A process that dies in between leaves the row, and the heartbeat goes on from there with the same intent, so no
 * charge is made twice or lost.
 */
@Injectable()
export class Charges implements HeartbeatWork {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly contexts: RequestContextService,
    private readonly orders: OrderService,
    private readonly sessions: PaymentSessions,
    private readonly payments: HostedPayments,
    private readonly dues: Dues,
    private readonly forOrder: ChargeForOrder,
    private readonly forAddition: PlacedAdditions,
    private readonly alerts: PaymentAlerts,
  ) {}

  /**
   * Places an order that is already paid, or else charges the card for the amount due. Without a card, an order with an
   * amount due is refused. Called outside of any transaction. Rejects while the provider is away: then the order may
   * still be placed later.
   */
  async charge(ctx: RequestContext, orderId: ID, card: CardToCharge | undefined): Promise<Completion> {
    const begun = await this.connection.withTransaction(ctx, async (inside) => {
      await lockOrder(this.connection, inside, orderId);
      return this.begin(inside, await this.order(inside, orderId), card);
    });
    return begun instanceof PaymentSession ? this.finish(ctx, begun) : begun;
  }

  /** Takes a charge that is written to its end, outside of any transaction, as `charge` does. */
  async finish(ctx: RequestContext, session: PaymentSession): Promise<Completion> {
    return (await this.goOn(ctx, session)) ?? undecided;
  }

  /** Finishes the charges that other processes have left. */
  async work(): Promise<void> {
    const ctx = await this.contexts.create({ apiType: 'shop' });
    await eachRow(job, await this.sessions.charging(ctx), (session) => this.goOn(ctx, session, 'SKIP LOCKED'));
  }

  private async begin(
    ctx: RequestContext,
    order: Order,
    card: CardToCharge | undefined,
  ): Promise<Completion | PaymentSession> {
    // Another call has heard of the decline, and the order is given up.
    if (order.state === 'Cancelled') return this.forOrder.refusedBefore(ctx, order);
    const amount = await this.dues.amountDue(ctx, order);
    const running = (await this.sessions.live(ctx, order.id)).find(
      (one) => one.state === 'charging' && one.amount === amount && one.savedCardId === card?.savedCardId,
    );
    if (running) return running;
    const completion = await this.payments.completeOrder(ctx, order);
    if (completion.kind === 'completed') return completion;
    if (completion.code !== 'NOT_PAID') return this.refuse(ctx, order, completion);
    // Shoppers must not pay on a page while the card is charged.
    await this.payments.giveBack(ctx, order.id);
    if (!card) return this.refuse(ctx, order, noCard);
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
    try {
      const refusal = await locked((inside, known) => this.makeIntent(inside, known));
      return refusal ?? (await locked((inside, known) => this.confirm(inside, known)));
    } catch (error) {
      if (!(error instanceof HostedPaymentError)) throw error;
      return locked((inside, known) => this.notCharged(inside, known, error));
    }
  }

  /**
   * Alerts the shop that the provider rejects a request, which says nothing about the card. A charge whose owner is
   * away goes on waiting; one with a waiting shopper is given up, so that they can pay in another way.
   */
  private async notCharged(
    ctx: RequestContext,
    session: PaymentSession,
    error: HostedPaymentError,
  ): Promise<Completion | undefined> {
    const { orderId, amount, kind, state } = session;
    const alert = { kind: 'charge-refused', id: String(orderId), amount, reason: error.message } as const;
    await this.alerts.raise(ctx, orderId, alert);
    Logger.error(`The charge ${session.sessionId} is refused: ${error.message}`, 'Charges');
    if (state !== 'charging') return undefined;
    if (kind === 'off-session') {
      await this.sessions.renewKey(ctx, session);
      return undefined;
    }
    await this.sessions.close(ctx, session);
    return this.declined(ctx, session, await this.order(ctx, orderId), refusalOf(givenUp));
  }

  private async makeIntent(ctx: RequestContext, session: PaymentSession): Promise<Refusal | undefined> {
    if (session.state !== 'charging' || session.intentId !== null) return undefined;
    // The provider is told its number and its currency alone.
    const { orderId } = session;
    const row = await this.connection.getRepository(ctx, Order).findOneByOrFail({ id: orderId });
    try {
      await this.sessions.noteIntent(ctx, session, row);
      return undefined;
    } catch (error) {
      // No money was moved, and a card that is gone would be asked for again each minute.
      if (!(error instanceof NothingToChargeError)) throw error;
      Logger.warn(`The charge ${session.sessionId} is given up: ${error.message}`, 'Charges');
      return this.declined(ctx, session, await this.order(ctx, orderId), refusalOf(givenUp));
    }
  }

  private async confirm(ctx: RequestContext, session: PaymentSession): Promise<Completion | undefined> {
    if (session.state === 'placed') return { kind: 'completed' };
    const order = await this.order(ctx, session.orderId);
    const purpose = this.purposeOf(session);
    if (!isLive(session.state)) return purpose.refusedBefore(ctx, order);
    const instead = await purpose.insteadOfCharging(ctx, order, session);
    if (instead) return this.givenBack(ctx, session, order, instead);
    const outcome = await this.outcomeOf(ctx, session);
    if (!outcome) {
      return this.declined(ctx, session, order, refusalOf(await purpose.reasonOfGivingUp(ctx, order)));
    }
    if (outcome.kind !== 'paid') {
      const { kind: reason, message } = outcome;
      const mayBeTriedAgain = outcome.kind === 'authentication-required' || outcome.mayBeTriedAgain;
      const answer = { kind: 'refused', code: 'DECLINED', message } as const;
      return this.declined(ctx, session, order, { reason, answer, mayBeTriedAgain });
    }
    const completion = await purpose.paid(ctx, order, session);
    return completion.kind === 'refused' ? this.givenBack(ctx, session, order, completion) : completion;
  }

  /**
   * Charges the card; undefined when there is nothing to charge any more: the card is gone, or somebody has given the charge up at
   * the provider. The charge is read again and released before it counts as none.
   */
  private async outcomeOf(ctx: RequestContext, session: PaymentSession): Promise<ChargeOutcome | undefined> {
    try {
      return await this.sessions.confirm(ctx, session);
    } catch (error) {
      if (!(error instanceof NothingToChargeError)) throw error;
      Logger.warn(`The charge ${session.sessionId} is given up: ${error.message}`, 'Charges');
      await this.sessions.close(ctx, session);
      return undefined;
    }
  }

  /** Ends the charge of a card that takes nothing. An order that is not placed goes back to where another card can be chosen. */
  private async declined(
    ctx: RequestContext,
    session: PaymentSession,
    order: Order,
    why: ChargeRefusal,
  ): Promise<Refusal> {
    await this.sessions.expire(ctx, session);
    if (session.kind !== 'addition')
      await this.orders.updateCustomFields(ctx, session.orderId, { checkoutStep: 'payment' });
    return this.purposeOf(session).refused(ctx, order, why);
  }

  /** Gives back the money that a charge took, if any, and returns the outcome to report instead. */
  private async givenBack(
    ctx: RequestContext,
    session: PaymentSession,
    order: Order,
    instead: Completion,
  ): Promise<Completion> {
    await this.sessions.close(ctx, session);
    if (instead.kind === 'completed') return instead;
    return this.purposeOf(session).refused(ctx, order, refusalOf(instead));
  }

  private refuse(ctx: RequestContext, order: Order, refusal: Refusal): Promise<Refusal> {
    return this.forOrder.refused(ctx, order, refusalOf(refusal));
  }

  private purposeOf({ kind }: PaymentSession): ChargePurpose {
    return kind === 'addition' ? this.forAddition : this.forOrder;
  }

  private async order(ctx: RequestContext, orderId: ID): Promise<Order> {
    const order = await this.orders.findOne(ctx, orderId);
    if (!order) throw new Error(`There is no order ${orderId}.`);
    return order;
  }
}

const job: RowJob<PaymentSession> = {
  name: 'Charges',
  failed: ({ sessionId }) => `The charge ${sessionId} is not finished`,
};

const undecided = { kind: 'refused', code: 'NOT_PAID', message: 'The payment is not decided yet.' } as const;
const noCard = { kind: 'refused', code: 'NOT_PAID', message: 'There is no card that could be charged.' } as const;

function refusalOf(answer: Refusal): ChargeRefusal {
  const { code } = answer;
  const reason = code === 'INSUFFICIENT_STOCK' ? 'sold-out' : code === 'AMOUNT_CHANGED' ? 'changed' : 'declined';
  return { reason, answer, mayBeTriedAgain: true };
}
