import { ContainerModule } from 'inversify';
import { constructEach } from '#src/composition/bind';
import { subscriptionModules } from '#src/composition/modules/account-module';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';
import { unlistedHead } from '#src/ui/shell/page-head';
import { definePage } from '#src/ui/shell/page-route';
import { SubscriptionStore } from '#src/ui/subscription/shared/subscription-store';
import { SubscriptionListPage } from '#src/ui/subscription/subscription-list';
import { SubscriptionListPresenter } from '#src/ui/subscription/subscription-list.presenter';
import { subscriptionMessages } from '#src/ui/subscription/subscription-messages';

const presenters = new ContainerModule(({ bind }) => {
  constructEach(bind, SubscriptionListPresenter, [SubscriptionStore, CatalogueStore]);
});

export const modules = [...subscriptionModules, presenters];

export const page = definePage<undefined>({
  View: SubscriptionListPage,
  head: () => unlistedHead(subscriptionMessages),
});
