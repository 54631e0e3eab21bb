import { BadRequestException, Controller, Headers, HttpCode, Inject, Post, Req } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import { Logger, RequestContextService, TransactionalConnection } from '@vendure/core';
import { BankEvents } from './bank-events';
import type { HostedPayment, ProviderEvent } from './hosted-payment';
import { HOSTED_PAYMENT } from './hosted-payment';
import { HostedPayments } from './hosted-payments';
import { lockOrder } from './order-lock';
import type { PaymentSession } from './payment-session.entity';
import { PaymentSessions } from './payment-sessions';
import type { RawRequest } from './raw-body';

export const NOTIFICATIONS = 'payments/notifications';

/**
 * Hears from the provider what became of payments. An answer other than 200 lets the provider say it again later; what is about
 * a payment that nobody here knows is answered with 200, because another shop may share the account.
 */
@Controller(NOTIFICATIONS)
export class NotificationController {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly contexts: RequestContextService,
    private readonly payments: HostedPayments,
    private readonly bank: BankEvents,
    private readonly sessions: PaymentSessions,
    @Inject(HOSTED_PAYMENT) private readonly provider: HostedPayment,
  ) {}

  @Post()
  @HttpCode(200)
  async receive(@Req() { rawBody }: RawRequest, @Headers('stripe-signature') signature?: string): Promise<object> {
    const event = this.hear(rawBody ?? Buffer.alloc(0), signature);
    if (event === undefined) return {};
    const ctx = await this.contexts.create({ apiType: 'shop' });
    const session = await this.sessionOf(ctx, event);
    if (!session) Logger.warn(`Nobody knows the payment of ${nameOf(event)}.`, 'NotificationController');
    else if (event.kind === 'paid') await this.complete(ctx, session);
    else await this.bank.take(ctx, session, event);
    return {};
  }

  /** As the returning browser does: whichever comes second waits for the order's lock and finds it complete. */
  private async complete(ctx: RequestContext, { orderId, sessionId }: PaymentSession): Promise<void> {
    const completion = await this.connection.withTransaction(ctx, async (inside) => {
      await lockOrder(this.connection, inside, orderId);
      return this.payments.complete(inside, orderId, sessionId);
    });
    if (completion.kind === 'refused')
      Logger.info(`Session ${sessionId} completes nothing: ${completion.message}`, 'NotificationController');
  }

  private async sessionOf(ctx: RequestContext, event: ProviderEvent): Promise<PaymentSession | null> {
    const id = event.kind === 'paid' ? event.sessionId : await this.provider.sessionOf(event.paymentId);
    return id === undefined ? null : this.sessions.find(ctx, id);
  }

  private hear(body: Buffer, signature: string | undefined): ProviderEvent | undefined {
    try {
      return this.provider.hear({ body, ...(signature === undefined ? {} : { signature }) });
    } catch (error) {
      Logger.warn(`A notification was refused: ${String(error)}`, 'NotificationController');
      throw new BadRequestException('This notification cannot be verified.');
    }
  }
}

function nameOf(event: ProviderEvent): string {
  return event.kind === 'paid' ? event.sessionId : `${event.paymentId}, which is ${event.kind}`;
}
