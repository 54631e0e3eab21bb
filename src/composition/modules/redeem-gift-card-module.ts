import { ContainerModule } from 'inversify';
import { CheckGiftCard } from '#src/application/gift-card/check-gift-card';
import { RedeemGiftCard } from '#src/application/gift-card/redeem-gift-card';
import { construct, constructEach, token } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { RedeemGiftCardPresenter } from '#src/ui/gift-card/redeem-gift-card.presenter';
import { Action } from '#src/ui/kit/action';
import { LiveMessageState } from '#src/ui/shell/live-message-state';

const redeeming = token<Action>('redeeming');

/** Turning a gift card into store credit, on the pages of both. */
export const redeemGiftCardModule = new ContainerModule(({ bind }) => {
  construct(bind, CheckGiftCard, [ports.giftCardGateway]);
  construct(bind, RedeemGiftCard, [ports.giftCardGateway, CheckGiftCard, ports.customerState]);
  bind(redeeming).toResolvedValue((logger) => new Action(logger), [ports.logger]);
  constructEach(bind, RedeemGiftCardPresenter, [
    CheckGiftCard,
    RedeemGiftCard,
    redeeming,
    ports.customerState,
    LiveMessageState,
    ports.logger,
  ]);
});
