import { ContainerModule } from 'inversify';
import { ChangeCart } from '../../application/cart/change-cart';
import { ApplyPromoCode } from '../../application/promo-code/apply-promo-code';
import { EnterPromoCode } from '../../application/promo-code/enter-promo-code';
import { KeptCodes } from '../../application/promo-code/kept-codes';
import { RemovePromoCode } from '../../application/promo-code/remove-promo-code';
import { PromoCodeQueue } from '../../ui/pages/cart/promo-code-queue';
import { PromoCodePresenter } from '../../ui/pages/cart/promo-code.presenter';
import { ActionTracker } from '../../ui/state/action-tracker';
import { construct } from '../bind';
import { campaignPorts } from '../campaigns/campaign-ports';
import { promoQueueBindings } from '../campaigns/promo-queue-bindings';
import { ports } from '../tokens';

const promoCodes = new ContainerModule(({ bind }) => {
  construct(bind, RemovePromoCode, [ports.orderGateway, ChangeCart]);
  construct(bind, EnterPromoCode, [ApplyPromoCode, KeptCodes, ports.cartState]);
  construct(bind, PromoCodePresenter, [
    ports.cartState,
    campaignPorts.keptCodesState,
    KeptCodes,
    PromoCodeQueue,
    EnterPromoCode,
    RemovePromoCode,
    ActionTracker,
    ports.liveMessageState,
  ]).inTransientScope();
});

/** What the pages share on which codes are entered: cart and checkout. */
export const promoCodeBindings = [promoQueueBindings, promoCodes];
