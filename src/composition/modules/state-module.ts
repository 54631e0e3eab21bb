import { ContainerModule } from 'inversify';
import { adapt, construct } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { ActionTracker } from '#src/ui/state/action-tracker';
import { ObservableAlertBarState } from '#src/ui/state/observable-alert-bar-state';
import { ObservableCartFlyoutState } from '#src/ui/state/observable-cart-flyout-state';
import { ObservableCartState } from '#src/ui/state/observable-cart-state';
import { ObservableCustomerState } from '#src/ui/state/observable-customer-state';
import { ObservableLiveMessageState } from '#src/ui/state/observable-live-message-state';
import { ObservablePendingPromoCodesState } from '#src/ui/state/observable-pending-promo-codes-state';
import { ObservableSubscriptionsState } from '#src/ui/state/observable-subscriptions-state';

/** The state that every page shares. What one page needs alone is bound with it. */
export const stateModule = new ContainerModule(({ bind }) => {
  adapt(bind, ports.alertBarState, ObservableAlertBarState, []);
  adapt(bind, ports.cartFlyoutState, ObservableCartFlyoutState, []);
  adapt(bind, ports.cartState, ObservableCartState, []);
  adapt(bind, ports.customerState, ObservableCustomerState, []);
  adapt(bind, ports.pendingPromoCodesState, ObservablePendingPromoCodesState, []);
  adapt(bind, ports.liveMessageState, ObservableLiveMessageState, []);
  adapt(bind, ports.subscriptionsState, ObservableSubscriptionsState, []);
  construct(bind, ActionTracker, [ports.logger]);
});
