import { ContainerModule } from 'inversify';
import { CartState } from '#src/application/ports/state/cart-state';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { GeolocationState } from '#src/application/ports/state/geolocation-state';
import { OrdersState } from '#src/application/ports/state/orders-state';
import { PendingPromoCodesState } from '#src/application/ports/state/pending-promo-codes-state';
import { PersonalState } from '#src/application/ports/state/personal-state';
import { SubscriptionsState } from '#src/application/ports/state/subscriptions-state';
import { adapt, construct } from '#src/composition/bind';
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
  adapt(bind, CartState, ObservableCartState, []);
  adapt(bind, CustomerState, ObservableCustomerState, []);
  bind(PersonalState).toService(CustomerState);
  adapt(bind, OrdersState, ObservableOrdersState, []);
  bind(PersonalState).toService(OrdersState);
  adapt(bind, PendingPromoCodesState, ObservablePendingPromoCodesState, []);
  adapt(bind, GeolocationState, ObservableGeolocationState, []);
  construct(bind, StatePickerState, []);
  construct(bind, LiveMessageState, []);
  construct(bind, PrivacyNoticeState, []);
  adapt(bind, SubscriptionsState, ObservableSubscriptionsState, []);
  bind(PersonalState).toService(SubscriptionsState);
});
