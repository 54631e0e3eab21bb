import { ContainerModule } from 'inversify';
import { ChangeCart } from '../../application/cart/change-cart';
import { ApplyKeptCodes } from '../../application/promo-code/apply-kept-codes';
import { ApplyPromoCode } from '../../application/promo-code/apply-promo-code';
import { KeptCodes } from '../../application/promo-code/kept-codes';
import { BrowserPromoStorage } from '../../infrastructure/browser/browser-promo-storage';
import { SafeStorage } from '../../infrastructure/browser/safe-storage';
import { PromoCodeQueue } from '../../ui/pages/cart/promo-code-queue';
import { ObservableKeptCodesState } from '../../ui/state/observable-kept-codes-state';
import { adapt, construct } from '../bind';
import { ports } from '../tokens';
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
