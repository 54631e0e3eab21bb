import type { DependenciesOf } from '#src/application/ports/token';
import { ActionsById } from '#src/ui/kit/action';

/** All buttons for a product share its action, so that two presses do not buy it twice. */
export class CartAdditions extends ActionsById {
  static readonly dependencies: DependenciesOf<typeof CartAdditions> = [];
}

/** Page and flyout share these actions, as do quantity and removal. */
export class CartLineActions extends ActionsById {
  static readonly dependencies: DependenciesOf<typeof CartLineActions> = [];
}
