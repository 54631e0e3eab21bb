import { ContainerModule } from 'inversify';
import { RestoreSession } from '#src/application/session/restore-session';
import { LoadSubscriptions } from '#src/application/subscription/load-subscriptions';
import { construct } from '#src/composition/bind';
import { sessionPorts } from '#src/composition/session/session-ports';
import { ports } from '#src/composition/tokens';
import { KnownSubscriptions } from '#src/ui/pages/account/subscriptions/known-subscriptions';
import { ActionTracker } from '#src/ui/state/action-tracker';
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
