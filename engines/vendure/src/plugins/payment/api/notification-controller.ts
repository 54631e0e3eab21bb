import { BadRequestException, Controller, Headers, HttpCode, Inject, Post, Req } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import { Logger, RequestContextService, TransactionalConnection } from '@vendure/core';
import type { RawRequest } from '#src/http/raw-body';
import type { CardChange, CardVault } from '#src/payment-provider/card-vault';
import { CARD_VAULT } from '#src/payment-provider/card-vault';
import type { HostedPayment, Notification, ProviderEvent } from '#src/payment-provider/hosted-payment';
import { HOSTED_PAYMENT } from '#src/payment-provider/hosted-payment';
import type { PaymentSession } from '#src/payment-provider/payment-session.entity';
import { notificationsPath } from '#src/payment-provider/provider-of';
import { BankEvents } from '#src/plugins/payment/bank-events';
import { HostedPayments } from '#src/plugins/payment/hosted-payments';
import { lockOrder } from '#src/plugins/payment/order-lock';
import { PaymentSessions } from '#src/plugins/payment/payment-sessions';
import { CardSessions } from '#src/plugins/saved-card/card-sessions';
import { SavedCards } from '#src/plugins/saved-card/saved-cards';

/**
 * Receives the provider's notifications about payments and saved cards. The provider repeats a notification after any
 * answer but 200. A notification about an unknown payment is answered with 200, because another shop may share the
 * account.
 */
@Controller(notificationsPath)
export class NotificationController {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly contexts: RequestContextService,
    private readonly payments: HostedPayments,
    private readonly bank: BankEvents,
    private readonly sessions: PaymentSessions,
    private readonly cards: SavedCards,
    private readonly cardSessions: CardSessions,
    @Inject(HOSTED_PAYMENT) private readonly provider: HostedPayment,
    @Inject(CARD_VAULT) private readonly vault: CardVault,
  ) {}

  @Post()
  @HttpCode(200)
  async receive(@Req() { rawBody }: RawRequest, @Headers('stripe-signature') signature?: string): Promise<object> {
    const event = this.hear({ body: rawBody ?? Buffer.alloc(0), ...(signature === undefined ? {} : { signature }) });
    if (event === undefined) return {};
    const ctx = await this.contexts.create({ apiType: 'shop' });
    await (isAboutCard(event) ? this.change(ctx, event) : this.take(ctx, event));
    return {};
  }

  private async take(ctx: RequestContext, event: ProviderEvent): Promise<void> {
    const session = await this.sessionOf(ctx, event);
    if (!session) Logger.warn(`Nobody knows the payment of ${nameOf(event)}.`, 'NotificationController');
    else if (event.kind === 'paid') await this.complete(ctx, session);
    else await this.bank.take(ctx, session, event);
  }

  /** A card that this shop has not saved changes nothing. */
  private async change(ctx: RequestContext, event: CardChange): Promise<void> {
    if (event.kind === 'saved') await this.cardSessions.save(ctx, event.sessionId);
    else if (event.kind === 'renewed') await this.cards.renew(ctx, event.card);
    else await this.cards.forget(ctx, event.cardId);
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

  /** A saved card was charged without a page. */
  private async sessionOf(ctx: RequestContext, event: ProviderEvent): Promise<PaymentSession | null> {
    if (event.kind === 'paid') return this.sessions.find(ctx, event.sessionId);
    const charge = await this.sessions.ofIntent(ctx, event.paymentId);
    if (charge) return charge;
    const id = await this.provider.sessionOf(event.paymentId);
    return id === undefined ? null : this.sessions.find(ctx, id);
  }

  private hear(notification: Notification): ProviderEvent | CardChange | undefined {
    try {
      return this.provider.hear(notification) ?? this.vault.changeOf(notification);
    } catch (error) {
      Logger.warn(`A notification was refused: ${String(error)}`, 'NotificationController');
      throw new BadRequestException('This notification cannot be verified.');
    }
  }
}

function isAboutCard(event: ProviderEvent | CardChange): event is CardChange {
  return event.kind === 'saved' || event.kind === 'renewed' || event.kind === 'detached';
}

function nameOf(event: ProviderEvent): string {
  return event.kind === 'paid' ? event.sessionId : `${event.paymentId}, which is ${event.kind}`;
}
