import { ContainerModule } from 'inversify';
import { ChangeSubscription } from '../../application/subscription/change-subscription';
import { construct } from '../bind';
import { ports } from '../tokens';

/** What every page needs on which a subscription is changed. */
export const changeSubscriptionBindings = new ContainerModule(({ bind }) => {
  construct(bind, ChangeSubscription, [ports.subscriptionGateway, ports.customerState, ports.subscriptionsState]);
});
