import type { DependenciesOf } from '#src/application/ports/token';
import { ReportOrder } from '#src/application/tracking/report-order';
import type { Order, OrderReceipt } from '#src/domain/cart/order';
import { confirmationMessages } from '#src/ui/checkout/shared/checkout-messages';
import { ReferralBubbleState } from '#src/ui/referral/shared/referral-bubble-state';
import { LiveMessageState } from '#src/ui/shell/live-message-state';

/** Also tells referrals, analytics and the affiliate network about the order. */
export class OrderThanks {
  static readonly dependencies: DependenciesOf<typeof OrderThanks> = [
    LiveMessageState,
    ReferralBubbleState,
    ReportOrder,
  ];

  constructor(
    private readonly liveMessage: LiveMessageState,
    private readonly referralBubble: ReferralBubbleState,
    private readonly reportOrder: ReportOrder,
  ) {}

  say(receipt: OrderReceipt, order: Order | undefined): void {
    this.liveMessage.announce(confirmationMessages.thanks);
    this.referralBubble.setPurchased();
    void this.reportOrder.execute(receipt, order);
  }
}
