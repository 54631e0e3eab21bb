import { ContainerModule } from 'inversify';
import { constructEach } from '#src/composition/bind';
import { subscriptionModules } from '#src/composition/modules/account-module';
import { clipboardModule } from '#src/composition/modules/clipboard-module';
import { savedCardModule } from '#src/composition/modules/saved-card-module';
import { ports } from '#src/composition/tokens';
import { unlistedHead } from '#src/ui/app/page-head';
import { definePage } from '#src/ui/app/page-route';
import { accountMessages } from '#src/ui/messages/account-messages';
import { AccountPage } from '#src/ui/pages/account/overview/account';
import { HomePartsPresenter } from '#src/ui/pages/account/overview/home-parts.presenter';
import { ReferFriendPresenter } from '#src/ui/pages/account/overview/refer-friend.presenter';
import { LiveMessageState } from '#src/ui/state/live-message-state';
import { SubscriptionStore } from '#src/ui/state/subscription-store';
import { SavedCardStore } from '#src/ui/state/wallet-store';

const presenters = new ContainerModule(({ bind }) => {
  constructEach(bind, HomePartsPresenter, [
    SubscriptionStore,
    SavedCardStore,
    ports.ordersReader,
    ports.customerState,
    ports.clock,
    ports.logger,
  ]);
  constructEach(bind, ReferFriendPresenter, [
    ports.customerState,
    ports.referralGateway,
    ports.clipboard,
    ports.siteIdentity,
    LiveMessageState,
    ports.logger,
  ]);
});

export const modules = [clipboardModule, ...subscriptionModules, savedCardModule, presenters];

export const page = definePage<undefined>({ View: AccountPage, head: () => unlistedHead(accountMessages) });
