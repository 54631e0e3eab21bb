import { ContainerModule } from 'inversify';
import { constructEach } from '#src/composition/bind';
import { subscriptionModules } from '#src/composition/modules/account-module';
import { unlistedHead } from '#src/ui/app/page-head';
import { definePage } from '#src/ui/app/page-route';
import { KnownSubscriptions } from '#src/ui/pages/account/subscriptions/known-subscriptions';
import { SubscriptionListPage } from '#src/ui/pages/account/subscriptions/subscription-list';
import { SubscriptionListPresenter } from '#src/ui/pages/account/subscriptions/subscription-list.presenter';
import { KnownCatalogue } from '#src/ui/state/known-catalogue';
import { subscriptionWords } from '#src/ui/text/subscription-words';

const presenters = new ContainerModule(({ bind }) => {
  constructEach(bind, SubscriptionListPresenter, [KnownSubscriptions, KnownCatalogue]);
});

export const modules = [...subscriptionModules, presenters];

export const page = definePage<undefined>({ View: SubscriptionListPage, head: () => unlistedHead(subscriptionWords) });
