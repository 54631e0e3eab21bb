import { ContainerModule } from 'inversify';
import { CheckGiftCard } from '#src/application/gift-card/check-gift-card';
import { RedeemGiftCard } from '#src/application/gift-card/redeem-gift-card';
import { construct } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { definePage } from '#src/ui/app/page-route';
import { GiftCardsPage } from '#src/ui/pages/account/gift-cards/gift-cards';
import { RedeemGiftCardPresenter } from '#src/ui/pages/account/gift-cards/redeem-gift-card.presenter';
import { ActionTracker } from '#src/ui/state/action-tracker';
import { giftCardWords } from '#src/ui/text/gift-card-words';
import { accountBindings } from './account-bindings';
import { giftCardGatewayBindings } from './gift-card-gateway-bindings';

const redeeming = new ContainerModule(({ bind }) => {
  construct(bind, CheckGiftCard, [ports.giftCardGateway]);
  construct(bind, RedeemGiftCard, [ports.giftCardGateway, CheckGiftCard, ports.customerState]);
  construct(bind, RedeemGiftCardPresenter, [
    CheckGiftCard,
    RedeemGiftCard,
    ActionTracker,
    ports.liveMessageState,
  ]).inTransientScope();
});

export const bindings = [...accountBindings, giftCardGatewayBindings, redeeming];

const { title, description } = giftCardWords.account;

export const page = definePage<undefined>({
  View: GiftCardsPage,
  head: () => ({ title, description, noindex: true, structuredData: [] }),
});
