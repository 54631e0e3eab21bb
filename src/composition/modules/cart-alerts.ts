import type { CartChangeAlerts } from '#src/application/ports/state/cart-change-alerts';
import type { Container } from '#src/composition/container';
import { AlertBarCartChanges } from '#src/ui/cart/alert-bar-cart-changes';

/** The messages about changes of the cart elsewhere; they load with the first change. */
export function openCartAlerts(container: Container): CartChangeAlerts {
  return container.get(AlertBarCartChanges);
}
