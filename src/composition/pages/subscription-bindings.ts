import { ContainerModule } from 'inversify';
import { RestoreSession } from '../../application/session/restore-session';
import { LoadSubscriptions } from '../../application/subscription/load-subscriptions';
import { KnownSubscriptions } from '../../ui/pages/account/subscriptions/known-subscriptions';
import { ActionTracker } from '../../ui/state/action-tracker';
import { construct } from '../bind';
import { sessionPorts } from '../session/session-ports';
import { ports } from '../tokens';
import { accountBindings } from './account-bindings';
import { changeSubscriptionBindings } from './change-subscription-bindings';
import { knownCatalogueBindings } from './known-catalogue-bindings';

const subscriptions = new ContainerModule(({ bind }) => {
  construct(bind, KnownSubscriptions, [
    LoadSubscriptions,
    RestoreSession,
    ports.subscriptionsState,
    ports.customerState,
    sessionPorts.sessionState,
    ports.scheduler,
    ActionTracker,
  ]).inTransientScope();
});

/** What every page about subscriptions shares. */
export const subscriptionBindings = [
  ...accountBindings,
  changeSubscriptionBindings,
  knownCatalogueBindings,
  subscriptions,
];
