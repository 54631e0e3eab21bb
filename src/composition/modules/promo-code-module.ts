import { type Container, ContainerModule } from 'inversify';
import { ChangeCart } from '#src/application/cart/change-cart';
import { ReferralStorage } from '#src/application/ports/browser/referral-storage';
import { TabLock } from '#src/application/ports/browser/tab-lock';
import { OrderGateway } from '#src/application/ports/shop/order-gateway';
import { CartState } from '#src/application/ports/state/cart-state';
import { Scheduler } from '#src/application/ports/system/scheduler';
import { EventTracker } from '#src/application/ports/tracking/event-tracker';
import { ApplyPendingPromoCodes } from '#src/application/promo-code/apply-pending-promo-codes';
import { ApplyPromoCode } from '#src/application/promo-code/apply-promo-code';
import { PendingPromoCodes } from '#src/application/promo-code/pending-promo-codes';
import { ApplyReferral } from '#src/application/referral/apply-referral';
import { construct } from '#src/composition/bind';
import { loadModules } from '#src/composition/lazy';
import type { CampaignQueues } from '#src/ui/campaign/shared/campaign-watch';
import { PromoCodeQueue } from '#src/ui/promo-code/shared/promo-code-queue';
import { ReferralQueue } from '#src/ui/referral/shared/referral-queue';
import { AlertBarState } from '#src/ui/shell/alert-bar-state';
import { cartModule } from './cart-module';

/** Puts promo codes and referrals on the cart; loads when there are any, and with the cart page. */
export const promoCodeModule = new ContainerModule(({ bind }) => {
  construct(bind, ApplyPromoCode, [OrderGateway, ChangeCart, EventTracker]);
  construct(bind, ApplyPendingPromoCodes, [PendingPromoCodes, CartState, ApplyPromoCode, TabLock, Scheduler]);
  construct(bind, PromoCodeQueue, [CartState, PendingPromoCodes, ApplyPendingPromoCodes, AlertBarState]);
  construct(bind, ApplyReferral, [ReferralStorage, OrderGateway, CartState, ChangeCart]);
  construct(bind, ReferralQueue, [CartState, ApplyReferral]);
});

export function openCampaignQueues(container: Container): CampaignQueues {
  loadModules(container, [cartModule, promoCodeModule]);
  return { codes: container.get(PromoCodeQueue), referral: container.get(ReferralQueue) };
}
