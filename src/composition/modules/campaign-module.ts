import { ContainerModule } from 'inversify';
import { SaveCampaign } from '#src/application/campaign/save-campaign';
import { Privacy } from '#src/application/privacy/privacy';
import { PendingPromoCodes } from '#src/application/promo-code/pending-promo-codes';
import { construct } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { CampaignWatch } from '#src/ui/campaign/shared/campaign-watch';
import { NavigationPresenter } from '#src/ui/shell/navigation.presenter';

/** Promo codes and referrals from addresses, kept until they can be put on the cart. */
export const campaignModule = new ContainerModule(({ bind }) => {
  construct(bind, PendingPromoCodes, [ports.promoStorage, ports.pendingPromoCodesState, ports.clock]);
  construct(bind, SaveCampaign, [
    PendingPromoCodes,
    ports.promoStorage,
    ports.referralStorage,
    ports.clickIdStorage,
    Privacy,
  ]);
  construct(bind, CampaignWatch, [
    NavigationPresenter,
    SaveCampaign,
    PendingPromoCodes,
    ports.referralStorage,
    ports.loadCampaignQueues,
    ports.logger,
  ]);
});
