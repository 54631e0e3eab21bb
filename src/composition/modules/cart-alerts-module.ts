import { type Container, ContainerModule } from 'inversify';
import { ChangeLineQuantity } from '#src/application/cart/change-line-quantity';
import type { CartChangeAlerts } from '#src/application/ports/state/cart-change-alerts';
import { CartState } from '#src/application/ports/state/cart-state';
import { construct } from '#src/composition/bind';
import { loadModules } from '#src/composition/lazy';
import { AlertBarCartChanges } from '#src/ui/cart/alert-bar-cart-changes';
import { AlertBarState } from '#src/ui/shell/alert-bar-state';
import { cartModule } from './cart-module';

/** The messages about changes of the cart elsewhere; loads with the first change. */
const cartAlertsModule = new ContainerModule(({ bind }) => {
  construct(bind, AlertBarCartChanges, [AlertBarState, CartState, ChangeLineQuantity]);
});

export function openCartAlerts(container: Container): CartChangeAlerts {
  loadModules(container, [cartModule, cartAlertsModule]);
  return container.get(AlertBarCartChanges);
}
