import { CartState } from '#src/application/ports/state/cart-state';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { GeolocationState } from '#src/application/ports/state/geolocation-state';
import { PendingPromoCodesState } from '#src/application/ports/state/pending-promo-codes-state';
import { SubscriptionsState } from '#src/application/ports/state/subscriptions-state';
import type { Container } from '#src/composition/container';
import { ObservableCartState } from '#src/ui/cart/observable-cart-state';
import { ObservableGeolocationState } from '#src/ui/geography/observable-geolocation-state';
import { ObservableCell } from '#src/ui/shell/observable-cell';
import { ObservableSubscriptionsState } from '#src/ui/subscription/observable-subscriptions-state';

/** The state that every page shares. State of one page is bound with that page. */
export function adapters(container: Container): void {
  container.adapt(CartState, ObservableCartState);
  container.provide(CustomerState, () => new ObservableCell<CustomerState['current']>(undefined), []);
  container.provide(PendingPromoCodesState, () => new ObservableCell<PendingPromoCodesState['current']>([]), []);
  container.adapt(GeolocationState, ObservableGeolocationState);
  container.adapt(SubscriptionsState, ObservableSubscriptionsState);
}
