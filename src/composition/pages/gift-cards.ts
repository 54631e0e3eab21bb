import { ContainerModule } from 'inversify';
import { CheckGiftCard } from '#src/application/gift-card/check-gift-card';
import { RedeemGiftCard } from '#src/application/gift-card/redeem-gift-card';
import { construct, constructEach, token } from '#src/composition/bind';
import { accountModules } from '#src/composition/modules/account-module';
import { ports } from '#src/composition/tokens';
import { unlistedHead } from '#src/ui/app/page-head';
import { definePage } from '#src/ui/app/page-route';
import { giftCardMessages } from '#src/ui/messages/gift-card-messages';
import { GiftCardsPage } from '#src/ui/pages/account/gift-cards/gift-cards';
import { RedeemGiftCardPresenter } from '#src/ui/pages/account/gift-cards/redeem-gift-card.presenter';
import { Action } from '#src/ui/state/action';
import { LiveMessageState } from '#src/ui/state/live-message-state';

const redeeming = token<Action>('redeeming');

const presenters = new ContainerModule(({ bind }) => {
  construct(bind, CheckGiftCard, [ports.giftCardGateway]);
  construct(bind, RedeemGiftCard, [ports.giftCardGateway, CheckGiftCard, ports.customerState]);
  bind(redeeming).toResolvedValue((logger) => new Action(logger), [ports.logger]);
  constructEach(bind, RedeemGiftCardPresenter, [
    CheckGiftCard,
    RedeemGiftCard,
    redeeming,
    LiveMessageState,
    ports.logger,
  ]);
});

export const modules = [...accountModules, presenters];

export const page = definePage<undefined>({ View: GiftCardsPage, head: () => unlistedHead(giftCardMessages.account) });
