import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { CartState } from '#src/application/ports/state/cart-state';
import { Scheduler } from '#src/application/ports/system/scheduler';
import { Container, given } from '#src/composition/container';
import { ObservableCartState } from '#src/ui/cart/observable-cart-state';
import { CartFlyoutSlotPresenter, LoadCartFlyout } from '#src/ui/cart/shared/cart-flyout-slot.presenter';
import { CartFlyoutState } from '#src/ui/cart/shared/cart-flyout-state';
import { LateSlot } from '#src/ui/frame/late-slot';
import { ContainerProvider } from '#src/ui/kit/container-context';
import type { LoadView } from '#src/ui/kit/lazy-view';
import { AlertBarState } from '#src/ui/shell/alert-bar-state';
import { messages } from '#src/ui/shell/shell-messages';
import { anOrder } from '#test/builders/an-order';
import { ManualScheduler } from '#test/fakes/system/manual-scheduler';

let loads: number;
let isFailing: boolean;
let flyout: CartFlyoutState;
let cart: ObservableCartState;
let alertBar: AlertBarState;
let scheduler: ManualScheduler;

beforeEach(() => {
  loads = 0;
  isFailing = false;
  flyout = new CartFlyoutState();
  cart = new ObservableCartState();
  alertBar = new AlertBarState();
  scheduler = new ManualScheduler();
});

const loadView: LoadView = async () => {
  loads += 1;
  if (isFailing) throw new TypeError('Failed to fetch dynamically imported module');
  return () => <p>The flyout</p>;
};

function showSlot() {
  const container = new Container([
    given(LoadCartFlyout, loadView),
    given(CartFlyoutState, flyout),
    given(CartState, cart),
    given(Scheduler, scheduler),
    given(AlertBarState, alertBar),
  ]);
  return render(
    <ContainerProvider container={container}>
      <LateSlot of={CartFlyoutSlotPresenter} />
    </ContainerProvider>,
  );
}

const pass = (milliseconds = 0) => act(() => scheduler.advance(milliseconds));
const isThere = () => screen.queryByText('The flyout') !== null;

describe('The place of the cart flyout (spec §2 The cart flyout opens, closes and toggles)', () => {
  it('costs who has no cart nothing, however long they stay', async () => {
    showSlot();
    await pass(60_000);
    expect([loads, isThere()]).toEqual([0, false]);
  });

  it('comes for who has a cart when the page is at rest', async () => {
    cart.replace(anOrder());
    showSlot();
    await pass(2499);
    expect([loads, isThere()]).toEqual([0, false]);
    await pass(1);
    expect([loads, isThere()]).toEqual([1, true]);
  });

  it('comes for who gets a cart later, too', async () => {
    showSlot();
    await pass(2500);
    await act(async () => cart.replace(anOrder()));
    expect([loads, isThere()]).toEqual([1, true]);
  });

  it('comes when somebody is about to open it', async () => {
    showSlot();
    flyout.expect();
    await pass();
    expect([loads, isThere()]).toEqual([1, true]);
  });

  it('brings it at once when the shopper opens the cart, and only once', async () => {
    showSlot();
    flyout.open();
    await pass();
    expect([loads, isThere()]).toEqual([1, true]);
    flyout.close();
    flyout.open();
    await pass(5000);
    expect(loads).toBe(1);
  });

  it('says so when the code does not come, and tries again at the next press', async () => {
    isFailing = true;
    showSlot();
    flyout.open();
    await pass();
    expect([isThere(), flyout.isOpen, alertBar.notification]).toEqual([false, false, messages.pageUnreachable]);

    isFailing = false;
    flyout.open();
    await pass();
    expect([isThere(), flyout.isOpen]).toEqual([true, true]);
  });

  it('keeps to itself that it could not be fetched ahead', async () => {
    isFailing = true;
    cart.replace(anOrder());
    showSlot();
    await pass(2500);
    expect([loads, alertBar.notification]).toEqual([1, undefined]);
  });

  it('fetches nothing once the page is gone', async () => {
    const { unmount } = showSlot();
    unmount();
    flyout.open();
    await pass(5000);
    expect(loads).toBe(0);
  });
});
