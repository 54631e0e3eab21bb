import { Inject, Injectable } from '@nestjs/common';
import type { ID, RequestContext } from '@vendure/core';
import { TransactionalConnection } from '@vendure/core';
import type { Repository } from 'typeorm';
import { In } from 'typeorm';
import type { HostedPayment, PageState, PaymentPage } from './hosted-payment';
import { HOSTED_PAYMENT } from './hosted-payment';
import { PaymentSession } from './payment-session.entity';

/** Keeps what is known of the sessions of an order in step with the provider, who alone knows who paid. */
@Injectable()
export class PaymentSessions {
  constructor(
    private readonly connection: TransactionalConnection,
    @Inject(HOSTED_PAYMENT) private readonly provider: HostedPayment,
  ) {}

  /** Oldest first. */
  of(ctx: RequestContext, orderId: ID): Promise<PaymentSession[]> {
    return this.rows(ctx).find({ where: { orderId }, order: { createdAt: 'ASC' } });
  }

  /** Sessions that are open or paid, which at most one is when nobody interferes. */
  async live(ctx: RequestContext, orderId: ID): Promise<PaymentSession[]> {
    return this.rows(ctx).find({ where: { orderId, state: In(['open', 'paid']) }, order: { createdAt: 'ASC' } });
  }

  async ofOrderNumber(ctx: RequestContext, number: string, sessionId: string): Promise<PaymentSession | null> {
    return this.rows(ctx).findOne({ where: { sessionId, order: { code: number } } });
  }

  /** Finds the session with the provider's id, whosever it is. */
  async find(ctx: RequestContext, sessionId: string): Promise<PaymentSession | null> {
    return this.rows(ctx).findOne({ where: { sessionId } });
  }

  /** Keeps a page that was opened for an order and an amount in cents. */
  async add(ctx: RequestContext, orderId: ID, amount: number, { sessionId, url }: PaymentPage): Promise<void> {
    await this.rows(ctx).insert({ orderId, sessionId, url, amount, state: 'open' });
  }

  /** Asks the provider about a session that is not over. */
  async refresh(ctx: RequestContext, session: PaymentSession): Promise<PaymentSession> {
    if (session.state !== 'open' && session.state !== 'paid') return session;
    return this.note(ctx, session, await this.provider.read(session.sessionId));
  }

  /** Closes a session with the provider: nobody pays it any more, and what was paid is given back. */
  async close(ctx: RequestContext, session: PaymentSession): Promise<PaymentSession> {
    return this.note(ctx, session, await this.provider.release(session.sessionId));
  }

  /** Lets a paid session pay an order that is being placed. The session itself stays as it is known: this may be undone. */
  async markPlaced(ctx: RequestContext, { id, state }: PaymentSession): Promise<void> {
    await this.rows(ctx).update({ id, state }, { state: 'placed' });
  }

  private async note(ctx: RequestContext, session: PaymentSession, page: PageState): Promise<PaymentSession> {
    return this.set(ctx, session, {
      state: stateOf(page),
      cardBrand: page.card?.brand ?? null,
      cardLastDigits: page.card?.lastDigits ?? null,
      heldUntil: page.heldUntil ?? null,
    });
  }

  private async set(
    ctx: RequestContext,
    session: PaymentSession,
    known: Partial<Pick<PaymentSession, 'state' | 'cardBrand' | 'cardLastDigits' | 'heldUntil'>>,
  ): Promise<PaymentSession> {
    // A read without a lock must not undo what another call has written since.
    await this.rows(ctx).update({ id: session.id, state: session.state }, known);
    return Object.assign(session, known);
  }

  private rows(ctx: RequestContext): Repository<PaymentSession> {
    return this.connection.getRepository(ctx, PaymentSession);
  }
}

function stateOf({ state, card }: PageState): PaymentSession['state'] {
  if (state === 'open') return 'open';
  if (state === 'closed') return card ? 'void' : 'expired';
  return 'paid';
}
