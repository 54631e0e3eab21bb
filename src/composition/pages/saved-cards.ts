import { ContainerModule } from 'inversify';
import { ChangeSavedCards } from '#src/application/saved-card/change-saved-cards';
import { construct, constructEach } from '#src/composition/bind';
import { accountModules } from '#src/composition/modules/account-module';
import { savedCardModule } from '#src/composition/modules/saved-card-module';
import { ports } from '#src/composition/tokens';
import { unlistedHead } from '#src/ui/app/page-head';
import { definePage } from '#src/ui/app/page-route';
import { savedCardMessages } from '#src/ui/messages/saved-card-messages';
import { SavedCardsPage } from '#src/ui/pages/account/payment/saved-cards';
import { SavedCardsPresenter } from '#src/ui/pages/account/payment/saved-cards.presenter';
import { LiveMessageState } from '#src/ui/state/live-message-state';
import { SavedCardStore } from '#src/ui/state/wallet-store';

const presenters = new ContainerModule(({ bind }) => {
  construct(bind, ChangeSavedCards, [ports.savedCardGateway]);
  constructEach(bind, SavedCardsPresenter, [
    SavedCardStore,
    ports.savedCardGateway,
    ChangeSavedCards,
    ports.browserWindow,
    ports.clock,
    LiveMessageState,
    ports.logger,
  ]);
});

export const modules = [...accountModules, savedCardModule, presenters];

export const page = definePage<undefined>({ View: SavedCardsPage, head: () => unlistedHead(savedCardMessages) });
