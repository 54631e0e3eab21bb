import type { Customer, Order, RequestContext } from '@vendure/core';
import { EventBus } from '@vendure/core';
import type { MailContent } from '#src/plugins/core/mails/mail';
import { action, paragraph } from '#src/plugins/core/mails/mail';
import { MailWrittenEvent } from '#src/plugins/core/mails/mail-written-event';
import { moneyIn } from '#src/plugins/core/money';
import { ShopAddresses } from '#src/plugins/core/shop-addresses';
import type { PaymentAlerts } from '#src/plugins/payment/payment-alerts';

/**
 * Mails referrers their reward for a friend, and the shop the rewards that stay spent. The mails never reveal the
 * friend's identity or purchase.
 */
export class ReferralMails {
  constructor(
    private readonly events: EventBus,
    private readonly addresses: ShopAddresses,
    private readonly alerts: PaymentAlerts,
    private readonly language: string,
  ) {}

  /** Tells of the store credit for the first order of a friend. */
  async rewarded(ctx: RequestContext, referrer: Customer, order: Order, cents: number): Promise<void> {
    const amount = moneyIn(order, this.language)(cents);
    await this.send(ctx, referrer, `referral-reward/${order.id}`, {
      subject: `You have ${amount} of store credit`,
      title: 'Thank you for referring a friend',
      blocks: [
        paragraph(
          `The first order of a friend you referred is paid for and settled, so we added ${amount} to your store credit.`,
        ),
        paragraph('It pays for your next order before your card does.'),
        action('View your store credit', this.addresses.storeCredit),
      ],
    });
  }

  /** Reports that the friend's order was canceled or refunded, and the credit that is taken back for it. */
  async takenBack(ctx: RequestContext, referrer: Customer, order: Order, cents: number): Promise<void> {
    const amount = moneyIn(order, this.language)(cents);
    await this.send(ctx, referrer, `referral-taken-back/${order.id}`, {
      subject: `We took back ${amount} of store credit`,
      blocks: [
        paragraph(
          `The first order of a friend you referred was canceled or refunded, so we took back ${amount} of the store credit for it.`,
        ),
        action('View your store credit', this.addresses.storeCredit),
      ],
    });
  }

  /** Tells the shop how many cents of a reward were spent before its reason was gone. The reward is taken back once, and so told once. */
  async spent(ctx: RequestContext, { id }: Order, cents: number): Promise<void> {
    await this.alerts.raise(ctx, id, { kind: 'reward-spent', id: String(id), amount: cents });
  }

  private async send(
    ctx: RequestContext,
    { customFields: { provenEmail: to }, deletedAt }: Customer,
    key: string,
    written: Omit<MailContent, 'to'>,
  ): Promise<void> {
    if (to !== null && deletedAt === null)
      await this.events.publish(new MailWrittenEvent(ctx, key, { to, ...written }));
  }
}
