import { type Container, ContainerModule } from 'inversify';
import { ChangeCart } from '#src/application/cart/change-cart';
import { ApplyPendingPromoCodes } from '#src/application/promo-code/apply-pending-promo-codes';
import { ApplyPromoCode } from '#src/application/promo-code/apply-promo-code';
import { PendingPromoCodes } from '#src/application/promo-code/pending-promo-codes';
import { ApplyReferral } from '#src/application/referral/apply-referral';
import { construct } from '#src/composition/bind';
import { loadModules } from '#src/composition/lazy';
import { ports } from '#src/composition/tokens';
import type { CampaignQueues } from '#src/ui/campaign/shared/campaign-watch';
import { PromoCodeQueue } from '#src/ui/promo-code/shared/promo-code-queue';
import { ReferralQueue } from '#src/ui/referral/shared/referral-queue';
import { AlertBarState } from '#src/ui/shell/alert-bar-state';
import { cartModule } from './cart-module';

/** Puts promo codes and referrals on the cart; loads when there are any, and with the cart page. */
export const promoCodeModule = new ContainerModule(({ bind }) => {
  construct(bind, ApplyPromoCode, [ports.orderGateway, ChangeCart, ports.eventTracker]);
  construct(bind, ApplyPendingPromoCodes, [
    PendingPromoCodes,
    ports.cartState,
    ApplyPromoCode,
    ports.tabLock,
    ports.scheduler,
  ]);
  construct(bind, PromoCodeQueue, [ports.cartState, PendingPromoCodes, ApplyPendingPromoCodes, AlertBarState]);
  construct(bind, ApplyReferral, [ports.referralStorage, ports.orderGateway, ports.cartState, ChangeCart]);
  construct(bind, ReferralQueue, [ports.cartState, ApplyReferral]);
});

export function openCampaignQueues(container: Container): CampaignQueues {
  loadModules(container, [cartModule, promoCodeModule]);
  return { codes: container.get(PromoCodeQueue), referral: container.get(ReferralQueue) };
}
