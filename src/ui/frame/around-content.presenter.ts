import { runInAction } from 'mobx';
import { CartState } from '#src/application/ports/state/cart-state';
import { Scheduler } from '#src/application/ports/system/scheduler';
import type { DependenciesOf } from '#src/application/ports/token';
import { CartFlyoutState } from '#src/ui/cart/shared/cart-flyout-state';
import { StatePickerState } from '#src/ui/geography/shared/state-picker-state';
import { autoObservable } from '#src/ui/kit/auto-observable';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { restDelay } from '#src/ui/shell/rest-delay';

/** Decides when the code of the cart flyout and of the visitor's place is needed. */
export class AroundContentPresenter implements Presenter {
  static readonly dependencies: DependenciesOf<typeof AroundContentPresenter> = [
    CartFlyoutState,
    CartState,
    StatePickerState,
    Scheduler,
  ];
  static readonly isShared = false;

  private isAtRest = false;

  constructor(
    readonly flyout: CartFlyoutState,
    private readonly cart: CartState,
    readonly picker: StatePickerState,
    private readonly scheduler: Scheduler,
  ) {
    autoObservable(this);
  }

  mount(): () => void {
    return this.scheduler.after(restDelay, () => runInAction(() => (this.isAtRest = true)));
  }

  /** Before a shopper opens it; with a cart, once the page is at rest. */
  get needsFlyout(): boolean {
    const { isOpen, isExpected } = this.flyout;
    return isOpen || isExpected || (this.isAtRest && this.cart.current !== undefined);
  }

  /** Once the page is at rest, or at once when visitors want to choose their place. */
  get needsPlace(): boolean {
    return this.isAtRest || this.picker.isOpen;
  }
}
