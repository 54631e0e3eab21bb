import { ContainerModule } from 'inversify';
import { BrowserWindow } from '#src/application/ports/browser/browser-window';
import { SavedCardGateway } from '#src/application/ports/shop/saved-card-gateway';
import { Clock } from '#src/application/ports/system/clock';
import { Logger } from '#src/application/ports/system/logger';
import { ChangeSavedCards } from '#src/application/saved-card/change-saved-cards';
import { construct, constructEach } from '#src/composition/bind';
import { accountModules } from '#src/composition/modules/account-module';
import { savedCardModule } from '#src/composition/modules/saved-card-module';
import { SavedCardsPage } from '#src/ui/saved-card/saved-cards';
import { SavedCardsPresenter } from '#src/ui/saved-card/saved-cards.presenter';
import { savedCardMessages } from '#src/ui/saved-card/shared/saved-card-messages';
import { SavedCardStore } from '#src/ui/saved-card/shared/saved-card-store';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { unlistedHead } from '#src/ui/shell/page-head';
import { definePage } from '#src/ui/shell/page-route';

const presenters = new ContainerModule(({ bind }) => {
  construct(bind, ChangeSavedCards, [SavedCardGateway]);
  constructEach(bind, SavedCardsPresenter, [
    SavedCardStore,
    SavedCardGateway,
    ChangeSavedCards,
    BrowserWindow,
    Clock,
    LiveMessageState,
    Logger,
  ]);
});

export const modules = [...accountModules, savedCardModule, presenters];

export const page = definePage<undefined>({ View: SavedCardsPage, head: () => unlistedHead(savedCardMessages) });
