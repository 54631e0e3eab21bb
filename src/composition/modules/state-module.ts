import { ContainerModule } from 'inversify';
import { adapt, construct } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { ObservableCartState } from '#src/ui/cart/observable-cart-state';
import { CartFlyoutState } from '#src/ui/cart/shared/cart-flyout-state';
import { ObservableCustomerState } from '#src/ui/customer/observable-customer-state';
import { ObservableGeolocationState } from '#src/ui/geography/observable-geolocation-state';
import { StatePickerState } from '#src/ui/geography/shared/state-picker-state';
import { ObservableOrdersState } from '#src/ui/orders/observable-orders-state';
import { PrivacyNoticeState } from '#src/ui/privacy/privacy-notice-state';
import { ObservablePendingPromoCodesState } from '#src/ui/promo-code/observable-pending-promo-codes-state';
import { AlertBarState } from '#src/ui/shell/alert-bar-state';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { ObservableSubscriptionsState } from '#src/ui/subscription/observable-subscriptions-state';

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
