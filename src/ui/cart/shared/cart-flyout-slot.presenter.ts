import { reaction } from 'mobx';
import type { ComponentType } from 'react';
import { CartState } from '#src/application/ports/state/cart-state';
import { Scheduler } from '#src/application/ports/system/scheduler';
import { type DependenciesOf, token } from '#src/application/ports/token';
import { autoObservable } from '#src/ui/kit/auto-observable';
import type { LoadView } from '#src/ui/kit/lazy-view';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { AlertBarState } from '#src/ui/shell/alert-bar-state';
import { LateView } from '#src/ui/shell/late-view';
import { restDelay } from '#src/ui/shell/rest-delay';
import { CartFlyoutState } from './cart-flyout-state';

export const LoadCartFlyout = token<LoadView>('LoadCartFlyout');

/** Loads before a shopper opens the flyout; with a cart, once the page is at rest. */
export class CartFlyoutSlotPresenter implements Presenter {
  static readonly dependencies: DependenciesOf<typeof CartFlyoutSlotPresenter> = [
    LoadCartFlyout,
    CartFlyoutState,
    CartState,
    Scheduler,
    AlertBarState,
  ];
  static readonly isShared = false;

  private readonly late: LateView;
  private isAtRest = false;

  constructor(
    loadView: LoadView,
    private readonly flyout: CartFlyoutState,
    private readonly cart: CartState,
    private readonly scheduler: Scheduler,
    alertBar: AlertBarState,
  ) {
    this.late = new LateView(loadView, alertBar);
    autoObservable(this);
  }

  get View(): ComponentType | undefined {
    return this.late.View;
  }

  mount(): () => void {
    const cancel = this.scheduler.after(restDelay, () => this.rest());
    const stop = reaction(
      () => [this.flyout.isOpen, this.flyout.isExpected, this.isAtRest && this.cart.current !== undefined],
      (reasons) => void (reasons.includes(true) && this.late.load(this.flyout)),
      { fireImmediately: true },
    );
    return () => {
      cancel();
      stop();
    };
  }

  private rest(): void {
    this.isAtRest = true;
  }
}
