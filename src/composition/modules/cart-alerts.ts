import { RemoveDiscontinuedLines } from '#src/application/cart/remove-discontinued-lines';
import type { CartChangeAlerts } from '#src/application/ports/state/cart-change-alerts';
import type { Container } from '#src/composition/container';
import { AlertBarCartChanges } from '#src/ui/cart/alert-bar-cart-changes';
import type { LineCheck } from '#src/ui/cart/discontinued-lines-watch';

/** The messages about changes of the cart elsewhere; they load with the first change. */
export function openCartAlerts(container: Container): CartChangeAlerts {
  return container.get(AlertBarCartChanges);
}

/** Removes lines that are no longer sold; loads with the first line. */
export function openLineCheck(container: Container): LineCheck {
  return container.get(RemoveDiscontinuedLines);
}
