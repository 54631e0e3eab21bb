import { ContainerModule } from 'inversify';
import { constructEach } from '#src/composition/bind';
import { subscriptionModules } from '#src/composition/modules/account-module';
import { unlistedHead } from '#src/ui/app/page-head';
import { definePage } from '#src/ui/app/page-route';
import { subscriptionMessages } from '#src/ui/messages/subscription-messages';
import { SubscriptionListPage } from '#src/ui/pages/account/subscriptions/subscription-list';
import { SubscriptionListPresenter } from '#src/ui/pages/account/subscriptions/subscription-list.presenter';
import { CatalogueStore } from '#src/ui/state/catalogue-store';
import { SubscriptionStore } from '#src/ui/state/subscription-store';

const presenters = new ContainerModule(({ bind }) => {
  constructEach(bind, SubscriptionListPresenter, [SubscriptionStore, CatalogueStore]);
});

export const modules = [...subscriptionModules, presenters];

export const page = definePage<undefined>({
  View: SubscriptionListPage,
  head: () => unlistedHead(subscriptionMessages),
});
