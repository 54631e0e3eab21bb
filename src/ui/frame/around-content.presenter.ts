import { runInAction } from 'mobx';
import { CartState } from '#src/application/ports/state/cart-state';
import { Scheduler } from '#src/application/ports/system/scheduler';
import type { Used } from '#src/application/ports/token';
import { CartFlyoutState } from '#src/ui/cart/shared/cart-flyout-state';
import { StatePickerState } from '#src/ui/geography/shared/state-picker-state';
import { autoObservable } from '#src/ui/kit/auto-observable';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { restDelay } from '#src/ui/shell/rest-delay';

/** Decides when the code of the cart flyout and of the visitor's place is needed. */
export class AroundContentPresenter implements Presenter {
  static readonly uses = { flyout: CartFlyoutState, cart: CartState, picker: StatePickerState, scheduler: Scheduler };
  static readonly isShared = false;

  readonly flyout: CartFlyoutState;
  readonly picker: StatePickerState;

  private isAtRest = false;

  constructor(private readonly use: Used<typeof AroundContentPresenter.uses>) {
    this.flyout = use.flyout;
    this.picker = use.picker;
    autoObservable(this);
  }

  mount(): () => void {
    return this.use.scheduler.after(restDelay, () => runInAction(() => (this.isAtRest = true)));
  }

  /** Before a shopper opens it; with a cart, once the page is at rest. */
  get needsFlyout(): boolean {
    const { isOpen, isExpected } = this.flyout;
    return isOpen || isExpected || (this.isAtRest && this.use.cart.current !== undefined);
  }

  /** Once the page is at rest, or at once when visitors want to choose their place. */
  get needsPlace(): boolean {
    return this.isAtRest || this.picker.isOpen;
  }
}
