import { ContainerModule } from 'inversify';
import { definePage } from '../../ui/app/page-route';
import { KnownSubscriptions } from '../../ui/pages/account/subscriptions/known-subscriptions';
import { SubscriptionListPage } from '../../ui/pages/account/subscriptions/subscription-list';
import { SubscriptionListPresenter } from '../../ui/pages/account/subscriptions/subscription-list.presenter';
import { KnownCatalogue } from '../../ui/state/known-catalogue';
import { subscriptionWords } from '../../ui/text/subscription-words';
import { construct } from '../bind';
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
