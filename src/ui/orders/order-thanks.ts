import type { Used } from '#src/application/ports/token';
import { ReportOrder } from '#src/application/tracking/report-order';
import type { Order, OrderReceipt } from '#src/domain/cart/order';
import { confirmationMessages } from '#src/ui/checkout/shared/checkout-messages';
import { ReferralBubbleState } from '#src/ui/referral/shared/referral-bubble-state';
import { LiveMessageState } from '#src/ui/shell/live-message-state';

/** Also tells referrals, analytics and the affiliate network about the order. */
export class OrderThanks {
  static readonly uses = {
    liveMessage: LiveMessageState,
    referralBubble: ReferralBubbleState,
    reportOrder: ReportOrder,
  };

  constructor(private readonly use: Used<typeof OrderThanks.uses>) {}

  say(receipt: OrderReceipt, order: Order | undefined): void {
    this.use.liveMessage.announce(confirmationMessages.thanks);
    this.use.referralBubble.setPurchased();
    void this.use.reportOrder.execute(receipt, order);
  }
}
