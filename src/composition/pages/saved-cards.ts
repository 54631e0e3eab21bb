import { ContainerModule } from 'inversify';
import { ChangeSavedCards } from '#src/application/saved-card/change-saved-cards';
import { construct, constructEach } from '#src/composition/bind';
import { accountModules } from '#src/composition/modules/account-module';
import { savedCardModule } from '#src/composition/modules/saved-card-module';
import { ports } from '#src/composition/tokens';
import { SavedCardsPage } from '#src/ui/saved-card/saved-cards';
import { SavedCardsPresenter } from '#src/ui/saved-card/saved-cards.presenter';
import { savedCardMessages } from '#src/ui/saved-card/shared/saved-card-messages';
import { SavedCardStore } from '#src/ui/saved-card/shared/saved-card-store';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { unlistedHead } from '#src/ui/shell/page-head';
import { definePage } from '#src/ui/shell/page-route';

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
