import { ContainerModule } from 'inversify';
import { ChangeSubscription } from '#src/application/subscription/change-subscription';
import { construct } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';

/** What every page needs on which a subscription is changed. */
export const changeSubscriptionBindings = new ContainerModule(({ bind }) => {
  construct(bind, ChangeSubscription, [ports.subscriptionGateway, ports.customerState, ports.subscriptionsState]);
});
