import { Injectable } from '@nestjs/common';
import type { ID, RequestContext } from '@vendure/core';
import { EventBus, Order, TransactionalConnection } from '@vendure/core';
import { paragraph } from '#src/plugins/core/mails/mail';
import { MailWrittenEvent } from '#src/plugins/core/mails/mail-written-event';
import { moneyIn } from '#src/plugins/core/money';
import { GiftCard, lastOf } from '#src/plugins/gift-card/entities/gift-card.entity';
import { StoreCredits } from '#src/plugins/store-credit/store-credits';
import { newRedemptionCode } from './redemption-code';

/**
 * Returns the amount that an order took from a gift card that was voided since: as store credit of the order's
 * customer, or on a new gift card for a buyer without an account. A mail names the replacement to the buyer.
 */
@Injectable()
export class ReplacedGiftCards {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly events: EventBus,
    private readonly credits: StoreCredits,
  ) {}

  /** Returns the id of the credit or of the new card. `amount` is in cents. */
  async giveBack(ctx: RequestContext, card: GiftCard, amount: number, orderId: ID): Promise<ID> {
    const relations = { customer: { user: true } };
    const order = await this.connection.getRepository(ctx, Order).findOneOrFail({ where: { id: orderId }, relations });
    if (order.customer?.user) {
      const reason = `Order ${order.code}, paid with gift card …${lastOf(card.code)}, which was voided`;
      const credit = await this.credits.grant(ctx, order.customer.id, { amount, reason }, 'returned');
      await this.tell(ctx, order, `gift-card-credit/${credit.id}`, amount, 'It is store credit of your account now.');
      return credit.id;
    }
    const code = newRedemptionCode();
    const made = await this.connection
      .getRepository(ctx, GiftCard)
      .save(new GiftCard({ channelId: card.channelId, code, amount, kind: 'replaced', ...issuedNow() }));
    await this.tell(ctx, order, `replaced-gift-card/${made.id}`, amount, `It is on a new gift card now: ${code}`);
    return made.id;
  }

  private async tell(ctx: RequestContext, order: Order, key: string, cents: number, place: string): Promise<void> {
    const to = order.customer?.customFields.provenEmail ?? order.customFields.contactEmail;
    if (to === null) return;
    const amount = moneyIn(order, ctx.languageCode)(cents);
    await this.events.publish(
      new MailWrittenEvent(ctx, key, {
        to,
        subject: `Your refund of ${amount} for order ${order.code}`,
        blocks: [
          paragraph(`We refunded ${amount} that a gift card had paid. That gift card has ended.`),
          paragraph(place),
        ],
      }),
    );
  }
}

/** It is told at once, by the mail of its refund. */
function issuedNow(): Pick<GiftCard, 'issuedAt' | 'sentAt'> {
  const now = new Date();
  return { issuedAt: now, sentAt: now };
}
