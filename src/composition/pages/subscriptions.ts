import { ContainerModule } from 'inversify';
import { construct } from '#src/composition/bind';
import { definePage } from '#src/ui/app/page-route';
import { KnownSubscriptions } from '#src/ui/pages/account/subscriptions/known-subscriptions';
import { SubscriptionListPage } from '#src/ui/pages/account/subscriptions/subscription-list';
import { SubscriptionListPresenter } from '#src/ui/pages/account/subscriptions/subscription-list.presenter';
import { KnownCatalogue } from '#src/ui/state/known-catalogue';
import { subscriptionWords } from '#src/ui/text/subscription-words';
import { subscriptionBindings } from './subscription-bindings';

const list = new ContainerModule(({ bind }) => {
  construct(bind, SubscriptionListPresenter, [KnownSubscriptions, KnownCatalogue]).inTransientScope();
});

export const bindings = [...subscriptionBindings, list];

const { title, description } = subscriptionWords;

export const page = definePage<undefined>({
  View: SubscriptionListPage,
  head: () => ({ title, description, noindex: true, structuredData: [] }),
});
