import { ContainerModule } from 'inversify';
import { ChangeCart } from '#src/application/cart/change-cart';
import { ApplyPendingPromoCodes } from '#src/application/promo-code/apply-pending-promo-codes';
import { ApplyPromoCode } from '#src/application/promo-code/apply-promo-code';
import { PendingPromoCodes } from '#src/application/promo-code/pending-promo-codes';
import { SaveCampaign } from '#src/application/promo-code/save-campaign';
import { ApplyReferral } from '#src/application/referral/apply-referral';
import { construct } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { NavigationPresenter } from '#src/ui/app/navigation.presenter';
import { AlertBarState } from '#src/ui/state/alert-bar-state';
import { CampaignWatch } from '#src/ui/watchers/campaign-watch';
import { PromoCodeQueue } from '#src/ui/watchers/promo-code-queue';
import { ReferralQueue } from '#src/ui/watchers/referral-queue';

/** What addresses bring, promo codes and referrals, and what puts them on the cart. */
export const promoCodeModule = new ContainerModule(({ bind }) => {
  construct(bind, PendingPromoCodes, [ports.promoStorage, ports.pendingPromoCodesState, ports.clock]);
  construct(bind, ApplyPromoCode, [ports.orderGateway, ChangeCart]);
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
  construct(bind, SaveCampaign, [PendingPromoCodes, ports.promoStorage, ports.referralStorage, ports.clickIdStorage]);
  construct(bind, CampaignWatch, [NavigationPresenter, SaveCampaign, PromoCodeQueue, ReferralQueue]);
});
