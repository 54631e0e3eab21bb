import { runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { CartState } from '#src/application/ports/state/cart-state';
import type { CheckoutStep } from '#src/domain/cart/checkout-step';
import { StepEventsPresenter } from '#src/ui/checkout/step-events.presenter';
import { observableInputs } from '#src/ui/kit/use-presenter';
import { anOrder } from '#test/builders/an-order';
import { openTab } from '#test/support/test-tab';

describe('The steps of checkout, for analytics (spec §7 Other calls)', () => {
  it('are told when they come into sight, once, and again when the shopper has gone back', () => {
    const tab = openTab();
    const order = anOrder();
    tab.get(CartState).replace(order);
    const given = observableInputs<{ step: CheckoutStep | undefined }>({ step: undefined });
    const steps = tab.make(StepEventsPresenter, given);
    const stop = steps.mount();
    const show = (step: CheckoutStep | undefined) => runInAction(() => (given.step = step));
    for (const step of ['address', undefined, 'address', 'delivery', 'address'] as const) show(step);
    stop();
    show('payment');
    const told = (step: CheckoutStep) => `checkout_step ${step} 1 ${order.total}`;
    expect(tab.events.told).toEqual([told('address'), told('delivery'), told('address')]);
  });

  it('are told from the first one on, also when a page is mounted twice', () => {
    const tab = openTab();
    tab.get(CartState).replace(anOrder());
    const steps = tab.make(StepEventsPresenter, { step: 'address' });
    steps.mount()();
    steps.mount()();
    expect(tab.events.told).toHaveLength(1);
  });
});
