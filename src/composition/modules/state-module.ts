import { ContainerModule } from 'inversify';
import { ActionTracker } from '../../ui/state/action-tracker';
import { ObservableAlertBarState } from '../../ui/state/observable-alert-bar-state';
import { ObservableCartFlyoutState } from '../../ui/state/observable-cart-flyout-state';
import { ObservableCartState } from '../../ui/state/observable-cart-state';
import { ObservableCustomerState } from '../../ui/state/observable-customer-state';
import { ObservableLiveMessageState } from '../../ui/state/observable-live-message-state';
import { ObservableSubscriptionsState } from '../../ui/state/observable-subscriptions-state';
import { adapt, construct } from '../bind';
import { ports } from '../tokens';

export const stateModule = new ContainerModule(({ bind }) => {
  adapt(bind, ports.customerState, ObservableCustomerState, []);
  adapt(bind, ports.cartState, ObservableCartState, []);
  adapt(bind, ports.cartFlyoutState, ObservableCartFlyoutState, []);
  adapt(bind, ports.subscriptionsState, ObservableSubscriptionsState, []);
  adapt(bind, ports.liveMessageState, ObservableLiveMessageState, []);
  adapt(bind, ports.alertBarState, ObservableAlertBarState, []);
  construct(bind, ActionTracker, [ports.journal]);
});
