import { BadRequestException, Controller, Headers, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { Logger, Order, RequestContextService, TransactionalConnection } from '@vendure/core';
import type { HostedPayment } from './hosted-payment';
import { HOSTED_PAYMENT } from './hosted-payment';
import { HostedPayments } from './hosted-payments';
import { PaymentSessions } from './payment-sessions';
import type { RawRequest } from './raw-body';

export const NOTIFICATIONS = 'payments/notifications';

/**
 * Hears from the provider that somebody paid, and completes the order as the returning browser does. Whichever comes second
 * waits for the order's lock and finds it complete. An answer other than 200 lets the provider say it again later.
 */
@Controller(NOTIFICATIONS)
export class NotificationController {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly contexts: RequestContextService,
    private readonly payments: HostedPayments,
    private readonly sessions: PaymentSessions,
    @Inject(HOSTED_PAYMENT) private readonly provider: HostedPayment,
  ) {}

  @Post()
  @HttpCode(200)
  async receive(@Req() { rawBody }: RawRequest, @Headers('stripe-signature') signature?: string): Promise<object> {
    const sessionId = this.sessionOf(rawBody ?? Buffer.alloc(0), signature);
    if (sessionId === undefined) return {};
    const ctx = await this.contexts.create({ apiType: 'shop' });
    const session = await this.sessions.find(ctx, sessionId);
    // Another shop may share the account of the provider.
    if (!session) return {};
    const { orderId } = session;
    const completion = await this.connection.withTransaction(ctx, async (inside) => {
      const orders = this.connection.getRepository(inside, Order);
      await orders.query('SELECT id FROM "order" WHERE id = $1 FOR NO KEY UPDATE', [orderId]);
      return this.payments.complete(inside, orderId, sessionId);
    });
    if (completion.kind === 'refused')
      Logger.info(`Session ${sessionId} completes nothing: ${completion.message}`, 'NotificationController');
    return {};
  }

  private sessionOf(body: Buffer, signature: string | undefined): string | undefined {
    try {
      return this.provider.sessionOf({ body, ...(signature === undefined ? {} : { signature }) });
    } catch (error) {
      Logger.warn(`A notification was refused: ${String(error)}`, 'NotificationController');
      throw new BadRequestException('This notification cannot be verified.');
    }
  }
}
