import { ContainerModule } from 'inversify';
import { ChangeCart } from '#src/application/cart/change-cart';
import { ApplyPromoCode } from '#src/application/promo-code/apply-promo-code';
import { EnterPromoCode } from '#src/application/promo-code/enter-promo-code';
import { KeptCodes } from '#src/application/promo-code/kept-codes';
import { RemovePromoCode } from '#src/application/promo-code/remove-promo-code';
import { construct } from '#src/composition/bind';
import { campaignPorts } from '#src/composition/campaigns/campaign-ports';
import { promoQueueBindings } from '#src/composition/campaigns/promo-queue-bindings';
import { ports } from '#src/composition/tokens';
import { PromoCodePresenter } from '#src/ui/pages/cart/promo-code.presenter';
import { PromoCodeQueue } from '#src/ui/pages/cart/promo-code-queue';
import { ActionTracker } from '#src/ui/state/action-tracker';

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
