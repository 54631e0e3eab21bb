import { ContainerModule } from 'inversify';
import { ChangeWallet } from '#src/application/customer/change-wallet';
import { construct, constructEach } from '#src/composition/bind';
import { accountModules } from '#src/composition/modules/account-module';
import { walletModule } from '#src/composition/modules/wallet-module';
import { ports } from '#src/composition/tokens';
import { unlistedHead } from '#src/ui/app/page-head';
import { definePage } from '#src/ui/app/page-route';
import { savedCardMessages } from '#src/ui/messages/saved-card-messages';
import { SavedCardsPage } from '#src/ui/pages/account/payment/saved-cards';
import { SavedCardsPresenter } from '#src/ui/pages/account/payment/saved-cards.presenter';
import { LiveMessageState } from '#src/ui/state/live-message-state';
import { WalletStore } from '#src/ui/state/wallet-store';

const presenters = new ContainerModule(({ bind }) => {
  construct(bind, ChangeWallet, [ports.walletGateway]);
  constructEach(bind, SavedCardsPresenter, [
    WalletStore,
    ports.walletGateway,
    ChangeWallet,
    ports.browserWindow,
    ports.clock,
    LiveMessageState,
    ports.logger,
  ]);
});

export const modules = [...accountModules, walletModule, presenters];

export const page = definePage<undefined>({ View: SavedCardsPage, head: () => unlistedHead(savedCardMessages) });
