import { ContainerModule } from 'inversify';
import { ChangeCart } from '#src/application/cart/change-cart';
import { ApplyKeptCodes } from '#src/application/promo-code/apply-kept-codes';
import { ApplyPromoCode } from '#src/application/promo-code/apply-promo-code';
import { KeptCodes } from '#src/application/promo-code/kept-codes';
import { adapt, construct } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { BrowserPromoStorage } from '#src/infrastructure/browser/browser-promo-storage';
import { SafeStorage } from '#src/infrastructure/browser/safe-storage';
import { PromoCodeQueue } from '#src/ui/pages/cart/promo-code-queue';
import { ObservableKeptCodesState } from '#src/ui/state/observable-kept-codes-state';
import { campaignPorts } from './campaign-ports';

/** The codes that wait, and what tries them: for whoever arrives with one, and for the pages where codes are entered. */
export const promoQueueBindings = new ContainerModule(({ bind }) => {
  bind(campaignPorts.promoStorage).toResolvedValue(
    () => new BrowserPromoStorage(new SafeStorage(() => window.localStorage)),
  );
  adapt(bind, campaignPorts.keptCodesState, ObservableKeptCodesState, []);
  construct(bind, KeptCodes, [campaignPorts.promoStorage, campaignPorts.keptCodesState, ports.clock]);
  construct(bind, ApplyPromoCode, [ports.orderGateway, ChangeCart]);
  construct(bind, ApplyKeptCodes, [KeptCodes, ports.cartState, ApplyPromoCode, ports.exclusiveAccess, ports.scheduler]);
  construct(bind, PromoCodeQueue, [ports.cartState, KeptCodes, ApplyKeptCodes, ports.alertBarState]);
});
