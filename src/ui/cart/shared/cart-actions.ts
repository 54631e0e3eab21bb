import type { DependenciesOf } from '#src/application/ports/token';
import { ActionsById } from '#src/ui/kit/action';

/**
 * The products that are being added to the cart, by sku. All buttons for a product share its action, so that two
 * presses do not buy it twice.
 */
export class CartAdditions extends ActionsById {
  static readonly dependencies: DependenciesOf<typeof CartAdditions> = [];
}

/** The changes of cart lines that are under way. Page and flyout share them, and so do quantity and removal. */
export class CartLineActions extends ActionsById {
  static readonly dependencies: DependenciesOf<typeof CartLineActions> = [];
}
