import { ContainerModule } from 'inversify';
import { ChangeCart } from '#src/application/cart/change-cart';
import { KeepCampaign } from '#src/application/promo-code/keep-campaign';
import { KeptCodes } from '#src/application/promo-code/kept-codes';
import { ApplyReferral } from '#src/application/referral/apply-referral';
import { construct } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { BrowserReferralStorage } from '#src/infrastructure/browser/browser-referral-storage';
import { CookieClickIdStorage } from '#src/infrastructure/browser/cookie-click-id-storage';
import { SafeStorage } from '#src/infrastructure/browser/safe-storage';
import { ReferralQueue } from '#src/ui/pages/referral/referral-queue';
import { campaignPorts } from './campaign-ports';

/** What keeps the parameters of an address, and tells the cart who recommended the shop. */
export const arrivalBindings = new ContainerModule(({ bind }) => {
  bind(campaignPorts.referralStorage).toResolvedValue(
    () => new BrowserReferralStorage(new SafeStorage(() => window.localStorage)),
  );
  bind(campaignPorts.clickIdStorage).toResolvedValue(
    () => new CookieClickIdStorage(() => ({ document, hostname: window.location.hostname })),
  );
  construct(bind, KeepCampaign, [
    KeptCodes,
    campaignPorts.promoStorage,
    campaignPorts.referralStorage,
    campaignPorts.clickIdStorage,
  ]);
  construct(bind, ApplyReferral, [campaignPorts.referralStorage, ports.orderGateway, ports.cartState, ChangeCart]);
  construct(bind, ReferralQueue, [ports.cartState, ApplyReferral]);
});
