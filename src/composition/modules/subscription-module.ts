import { ContainerModule } from 'inversify';
import { RestoreSession } from '#src/application/session/restore-session';
import { ChangeSubscription } from '#src/application/subscription/change-subscription';
import { LoadSubscriptions } from '#src/application/subscription/load-subscriptions';
import { construct, constructEach } from '#src/composition/bind';
import { catalogueModule } from '#src/composition/modules/catalogue-module';
import { ports } from '#src/composition/tokens';
import { KnownSubscriptions } from '#src/ui/pages/account/subscriptions/known-subscriptions';
import { ActionTracker } from '#src/ui/state/action-tracker';
import { accountModules } from './account-module';

const subscriptions = new ContainerModule(({ bind }) => {
  construct(bind, ChangeSubscription, [ports.subscriptionGateway, ports.customerState, ports.subscriptionsState]);
  constructEach(bind, KnownSubscriptions, [
    LoadSubscriptions,
    RestoreSession,
    ports.subscriptionsState,
    ports.customerState,
    ports.sessionState,
    ports.scheduler,
    ActionTracker,
  ]);
});

/** What every page about subscriptions shares. */
export const subscriptionModules = [...accountModules, catalogueModule, subscriptions];
