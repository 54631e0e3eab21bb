import { ContainerModule } from 'inversify';
import { CheckGiftCard } from '#src/application/gift-card/check-gift-card';
import { RedeemGiftCard } from '#src/application/gift-card/redeem-gift-card';
import { construct, constructEach } from '#src/composition/bind';
import { accountModules } from '#src/composition/modules/account-module';
import { ports } from '#src/composition/tokens';
import { unlistedHead } from '#src/ui/app/page-head';
import { definePage } from '#src/ui/app/page-route';
import { giftCardMessages } from '#src/ui/messages/gift-card-messages';
import { GiftCardsPage } from '#src/ui/pages/account/gift-cards/gift-cards';
import { RedeemGiftCardPresenter } from '#src/ui/pages/account/gift-cards/redeem-gift-card.presenter';
import { ActionTracker } from '#src/ui/state/action-tracker';
import { LiveMessageState } from '#src/ui/state/live-message-state';

const presenters = new ContainerModule(({ bind }) => {
  construct(bind, CheckGiftCard, [ports.giftCardGateway]);
  construct(bind, RedeemGiftCard, [ports.giftCardGateway, CheckGiftCard, ports.customerState]);
  constructEach(bind, RedeemGiftCardPresenter, [CheckGiftCard, RedeemGiftCard, ActionTracker, LiveMessageState]);
});

export const modules = [...accountModules, presenters];

export const page = definePage<undefined>({ View: GiftCardsPage, head: () => unlistedHead(giftCardMessages.account) });
