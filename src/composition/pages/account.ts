import { ContainerModule } from 'inversify';
import { constructEach } from '#src/composition/bind';
import { subscriptionModules } from '#src/composition/modules/account-module';
import { clipboardModule } from '#src/composition/modules/clipboard-module';
import { savedCardModule } from '#src/composition/modules/saved-card-module';
import { ports } from '#src/composition/tokens';
import { AccountPage } from '#src/ui/customer/account';
import { HomePartsPresenter } from '#src/ui/customer/home-parts.presenter';
import { ReferFriendPresenter } from '#src/ui/referral/refer-friend.presenter';
import { SavedCardStore } from '#src/ui/saved-card/shared/saved-card-store';
import { accountMessages } from '#src/ui/session/shared/account-messages';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { unlistedHead } from '#src/ui/shell/page-head';
import { definePage } from '#src/ui/shell/page-route';
import { SubscriptionStore } from '#src/ui/subscription/shared/subscription-store';

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
