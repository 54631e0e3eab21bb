import { ContainerModule } from 'inversify';
import { adapt, construct } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { AlertBarState } from '#src/ui/state/alert-bar-state';
import { CartFlyoutState } from '#src/ui/state/cart-flyout-state';
import { LiveMessageState } from '#src/ui/state/live-message-state';
import { ObservableCartState } from '#src/ui/state/observable-cart-state';
import { ObservableCustomerState } from '#src/ui/state/observable-customer-state';
import { ObservableGeolocationState } from '#src/ui/state/observable-geolocation-state';
import { ObservableOrdersState } from '#src/ui/state/observable-orders-state';
import { ObservablePendingPromoCodesState } from '#src/ui/state/observable-pending-promo-codes-state';
import { ObservableSubscriptionsState } from '#src/ui/state/observable-subscriptions-state';
import { PrivacyNoticeState } from '#src/ui/state/privacy-notice-state';
import { StatePickerState } from '#src/ui/state/state-picker-state';

/** The state that every page shares. What one page needs alone is bound with it. */
export const stateModule = new ContainerModule(({ bind }) => {
  construct(bind, AlertBarState, []);
  construct(bind, CartFlyoutState, []);
  adapt(bind, ports.cartState, ObservableCartState, []);
  adapt(bind, ports.customerState, ObservableCustomerState, []);
  adapt(bind, ports.ordersState, ObservableOrdersState, []);
  adapt(bind, ports.pendingPromoCodesState, ObservablePendingPromoCodesState, []);
  adapt(bind, ports.geolocationState, ObservableGeolocationState, []);
  construct(bind, StatePickerState, []);
  construct(bind, LiveMessageState, []);
  construct(bind, PrivacyNoticeState, []);
  adapt(bind, ports.subscriptionsState, ObservableSubscriptionsState, []);
});
