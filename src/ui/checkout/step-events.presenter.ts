import { reaction } from 'mobx';
import { CartState } from '#src/application/ports/state/cart-state';
import type { Used } from '#src/application/ports/token';
import { EventTracker } from '#src/application/ports/tracking/event-tracker';
import type { CheckoutStep } from '#src/domain/cart/checkout-step';
import { unitCount } from '#src/domain/cart/order';
import { autoObservable } from '#src/ui/kit/auto-observable';
import type { Presenter } from '#src/ui/kit/use-presenter';

interface Given {
  /** Undefined while the next step is unknown. */
  readonly step: CheckoutStep | undefined;
}

/** A step that is shown again after another counts again. */
export class StepEventsPresenter implements Presenter {
  static readonly uses = { cart: CartState, events: EventTracker };
  static readonly isShared = false;

  private tracked: CheckoutStep | undefined = undefined;

  constructor(
    private readonly use: Used<typeof StepEventsPresenter.uses>,
    private readonly given: Given,
  ) {
    autoObservable(this, { tracked: false });
  }

  mount(): () => void {
    return reaction(
      () => this.given.step,
      (step) => {
        if (step) this.track(step);
      },
      { fireImmediately: true },
    );
  }

  private track(step: CheckoutStep): void {
    const order = this.use.cart.current;
    if (!order || step === this.tracked) return;
    this.tracked = step;
    this.use.events.track('checkout_step', { step, units: unitCount(order), total: order.total });
  }
}
