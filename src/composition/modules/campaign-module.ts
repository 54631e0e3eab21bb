import { ContainerModule } from 'inversify';
import { SaveCampaign } from '#src/application/campaign/save-campaign';
import { ClickIdStorage } from '#src/application/ports/browser/click-id-storage';
import { PromoStorage } from '#src/application/ports/browser/promo-storage';
import { ReferralStorage } from '#src/application/ports/browser/referral-storage';
import { PendingPromoCodesState } from '#src/application/ports/state/pending-promo-codes-state';
import { Clock } from '#src/application/ports/system/clock';
import { Logger } from '#src/application/ports/system/logger';
import { Privacy } from '#src/application/privacy/privacy';
import { PendingPromoCodes } from '#src/application/promo-code/pending-promo-codes';
import { construct } from '#src/composition/bind';
import { CampaignWatch, LoadCampaignQueues } from '#src/ui/campaign/shared/campaign-watch';
import { NavigationPresenter } from '#src/ui/shell/navigation.presenter';

/** Promo codes and referrals from addresses, kept until they can be put on the cart. */
export const campaignModule = new ContainerModule(({ bind }) => {
  construct(bind, PendingPromoCodes, [PromoStorage, PendingPromoCodesState, Clock]);
  construct(bind, SaveCampaign, [PendingPromoCodes, PromoStorage, ReferralStorage, ClickIdStorage, Privacy]);
  construct(bind, CampaignWatch, [
    NavigationPresenter,
    SaveCampaign,
    PendingPromoCodes,
    ReferralStorage,
    LoadCampaignQueues,
    Logger,
  ]);
});
