import { ContainerModule } from 'inversify';
import { ChangeCart } from '#src/application/cart/change-cart';
import { ApplyKeptCodes } from '#src/application/promo-code/apply-kept-codes';
import { ApplyPromoCode } from '#src/application/promo-code/apply-promo-code';
import { KeepCampaign } from '#src/application/promo-code/keep-campaign';
import { KeptCodes } from '#src/application/promo-code/kept-codes';
import { ApplyReferral } from '#src/application/referral/apply-referral';
import { construct } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { NavigationPresenter } from '#src/ui/app/navigation.presenter';
import { CampaignWatch } from '#src/ui/watchers/campaign-watch';
import { PromoCodeQueue } from '#src/ui/watchers/promo-code-queue';
import { ReferralQueue } from '#src/ui/watchers/referral-queue';

/** What addresses bring, promo codes and referrals, and what puts them on the cart. */
export const promoCodeModule = new ContainerModule(({ bind }) => {
  construct(bind, KeptCodes, [ports.promoStorage, ports.keptCodesState, ports.clock]);
  construct(bind, ApplyPromoCode, [ports.orderGateway, ChangeCart]);
  construct(bind, ApplyKeptCodes, [KeptCodes, ports.cartState, ApplyPromoCode, ports.exclusiveAccess, ports.scheduler]);
  construct(bind, PromoCodeQueue, [ports.cartState, KeptCodes, ApplyKeptCodes, ports.alertBarState]);
  construct(bind, ApplyReferral, [ports.referralStorage, ports.orderGateway, ports.cartState, ChangeCart]);
  construct(bind, ReferralQueue, [ports.cartState, ApplyReferral]);
  construct(bind, KeepCampaign, [KeptCodes, ports.promoStorage, ports.referralStorage, ports.clickIdStorage]);
  construct(bind, CampaignWatch, [NavigationPresenter, KeepCampaign, PromoCodeQueue, ReferralQueue]);
});
