import { ContainerModule } from 'inversify';
import { CheckGiftCard } from '#src/application/gift-card/check-gift-card';
import { RedeemGiftCard } from '#src/application/gift-card/redeem-gift-card';
import { GiftCardGateway } from '#src/application/ports/shop/gift-card-gateway';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { Logger } from '#src/application/ports/system/logger';
import { token } from '#src/application/ports/token';
import { construct, constructEach } from '#src/composition/bind';
import { RedeemGiftCardPresenter } from '#src/ui/gift-card/redeem-gift-card.presenter';
import { Action } from '#src/ui/kit/action';
import { LiveMessageState } from '#src/ui/shell/live-message-state';

const redeeming = token<Action>('redeeming');

/** Turning a gift card into store credit, on the pages of both. */
export const redeemGiftCardModule = new ContainerModule(({ bind }) => {
  construct(bind, CheckGiftCard, [GiftCardGateway]);
  construct(bind, RedeemGiftCard, [GiftCardGateway, CheckGiftCard, CustomerState]);
  bind(redeeming).toResolvedValue((logger) => new Action(logger), [Logger]);
  constructEach(bind, RedeemGiftCardPresenter, [
    CheckGiftCard,
    RedeemGiftCard,
    redeeming,
    CustomerState,
    LiveMessageState,
    Logger,
  ]);
});
