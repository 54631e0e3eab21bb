import { ContainerModule } from 'inversify';
import { Clipboard } from '#src/application/ports/browser/clipboard';
import { OrdersReader } from '#src/application/ports/shop/orders-reader';
import { ReferralGateway } from '#src/application/ports/shop/referral-gateway';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { Clock } from '#src/application/ports/system/clock';
import { Logger } from '#src/application/ports/system/logger';
import { constructEach } from '#src/composition/bind';
import { subscriptionModules } from '#src/composition/modules/account-module';
import { clipboardModule } from '#src/composition/modules/clipboard-module';
import { savedCardModule } from '#src/composition/modules/saved-card-module';
import { AccountPage } from '#src/ui/customer/account';
import { HomePartsPresenter } from '#src/ui/customer/home-parts.presenter';
import { ReferFriendPresenter } from '#src/ui/referral/refer-friend.presenter';
import { SavedCardStore } from '#src/ui/saved-card/shared/saved-card-store';
import { accountMessages } from '#src/ui/session/shared/account-messages';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { unlistedHead } from '#src/ui/shell/page-head';
import { definePage } from '#src/ui/shell/page-route';
import { SiteIdentity } from '#src/ui/shell/site-identity';
import { SubscriptionStore } from '#src/ui/subscription/shared/subscription-store';

const presenters = new ContainerModule(({ bind }) => {
  constructEach(bind, HomePartsPresenter, [
    SubscriptionStore,
    SavedCardStore,
    OrdersReader,
    CustomerState,
    Clock,
    Logger,
  ]);
  constructEach(bind, ReferFriendPresenter, [
    CustomerState,
    ReferralGateway,
    Clipboard,
    SiteIdentity,
    LiveMessageState,
    Logger,
  ]);
});

export const modules = [clipboardModule, ...subscriptionModules, savedCardModule, presenters];

export const page = definePage<undefined>({ View: AccountPage, head: () => unlistedHead(accountMessages) });
