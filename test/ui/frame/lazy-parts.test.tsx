import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { CartState } from '#src/application/ports/state/cart-state';
import { Scheduler } from '#src/application/ports/system/scheduler';
import { Container, given } from '#src/composition/container';
import { ObservableCartState } from '#src/ui/cart/observable-cart-state';
import { CartFlyoutState } from '#src/ui/cart/shared/cart-flyout-state';
import { LazyFrameViews } from '#src/ui/frame/lazy-frame-views';
import { LazyFlyoutAndPlace } from '#src/ui/frame/lazy-parts';
import { StatePickerState } from '#src/ui/geography/shared/state-picker-state';
import { ContainerProvider } from '#src/ui/kit/container-context';
import { AlertBarState } from '#src/ui/shell/alert-bar-state';
import type { LoadView } from '#src/ui/shell/lazy-view';
import { messages } from '#src/ui/shell/shell-messages';
import { anOrder } from '#test/builders/an-order';
import { ManualScheduler } from '#test/fakes/system/manual-scheduler';
import { frameViews } from '#test/ui/support/frame-views';

let loads: number;
let isFailing: boolean;
let flyout: CartFlyoutState;
let picker: StatePickerState;
let cart: ObservableCartState;
let alertBar: AlertBarState;
let scheduler: ManualScheduler;

beforeEach(() => {
  loads = 0;
  isFailing = false;
  flyout = new CartFlyoutState();
  picker = new StatePickerState();
  cart = new ObservableCartState();
  alertBar = new AlertBarState();
  scheduler = new ManualScheduler();
});

const part =
  (text: string): LoadView =>
  async () => {
    if (text === flyoutText) loads += 1;
    if (isFailing) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>{text}</p>;
  };

const flyoutText = 'The flyout';
const placeText = 'The place';

function showParts() {
  const container = new Container([
    given(LazyFrameViews, frameViews({ cartFlyout: part(flyoutText), visitorPlace: part(placeText) })),
    given(CartFlyoutState, flyout),
    given(StatePickerState, picker),
    given(CartState, cart),
    given(Scheduler, scheduler),
    given(AlertBarState, alertBar),
  ]);
  return render(
    <ContainerProvider container={container}>
      <LazyFlyoutAndPlace />
    </ContainerProvider>,
  );
}

const pass = (milliseconds = 0) => act(() => scheduler.advance(milliseconds));
const isThere = () => screen.queryByText(flyoutText) !== null;
const isPlaceThere = () => screen.queryByText(placeText) !== null;

describe('The place of the cart flyout (spec §2 The cart flyout opens, closes and toggles)', () => {
  it('costs who has no cart nothing, however long they stay', async () => {
    showParts();
    await pass(60_000);
    expect([loads, isThere()]).toEqual([0, false]);
  });

  it('comes for shoppers with a cart when the page is at rest', async () => {
    cart.replace(anOrder());
    showParts();
    await pass(2499);
    expect([loads, isThere()]).toEqual([0, false]);
    await pass(1);
    expect([loads, isThere()]).toEqual([1, true]);
  });

  it('comes for shoppers who get a cart later, too', async () => {
    showParts();
    await pass(2500);
    await act(async () => cart.replace(anOrder()));
    expect([loads, isThere()]).toEqual([1, true]);
  });

  it('comes when somebody is about to open it', async () => {
    showParts();
    act(() => flyout.expect());
    await pass();
    expect([loads, isThere()]).toEqual([1, true]);
  });

  it('brings it at once when the shopper opens the cart, and only once', async () => {
    showParts();
    act(() => flyout.open());
    await pass();
    expect([loads, isThere()]).toEqual([1, true]);
    act(() => flyout.close());
    act(() => flyout.open());
    await pass(5000);
    expect(loads).toBe(1);
  });

  it('says so when the code does not come, and tries again at the next press', async () => {
    isFailing = true;
    showParts();
    act(() => flyout.open());
    await pass();
    expect([isThere(), flyout.isOpen, alertBar.notification]).toEqual([false, false, messages.pageUnreachable]);

    isFailing = false;
    act(() => flyout.open());
    await pass();
    expect([isThere(), flyout.isOpen]).toEqual([true, true]);
  });

  it('keeps to itself that it could not be fetched ahead', async () => {
    isFailing = true;
    cart.replace(anOrder());
    showParts();
    await pass(2500);
    expect([loads, alertBar.notification]).toEqual([1, undefined]);
  });

  it('fetches nothing once the page is gone', async () => {
    const { unmount } = showParts();
    unmount();
    act(() => flyout.open());
    await pass(5000);
    expect(loads).toBe(0);
  });
});

describe('The place of the code that locates the visitor (spec §4 Geolocation)', () => {
  it('costs nothing at first; its code comes when the page is at rest', async () => {
    showParts();
    await pass(2499);
    expect(isPlaceThere()).toBe(false);
    await pass(1);
    expect(isPlaceThere()).toBe(true);
  });

  it('brings it at once when the visitor wants to choose a state, and says so when it does not come', async () => {
    isFailing = true;
    showParts();
    act(() => picker.open());
    await pass();
    expect([isPlaceThere(), picker.isOpen, alertBar.notification]).toEqual([false, false, messages.pageUnreachable]);

    isFailing = false;
    act(() => picker.open());
    await pass();
    expect([isPlaceThere(), picker.isOpen]).toEqual([true, true]);
  });

  it('keeps to itself that it could not be fetched ahead', async () => {
    isFailing = true;
    showParts();
    await pass(2500);
    expect([isPlaceThere(), alertBar.notification]).toEqual([false, undefined]);
  });

  it('asks for it again when the visitor wants to choose, after it could not be fetched ahead', async () => {
    isFailing = true;
    showParts();
    await pass(2500);
    isFailing = false;
    act(() => picker.open());
    await pass();
    expect([isPlaceThere(), picker.isOpen]).toEqual([true, true]);
  });
});
