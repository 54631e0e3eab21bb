import { beforeEach, describe, expect, it } from 'vitest';
import { StatePickerState } from '#src/ui/geography/shared/state-picker-state';
import { VisitorPlaceSlotPresenter } from '#src/ui/geography/shared/visitor-place-slot.presenter';
import { AlertBarState } from '#src/ui/shell/alert-bar-state';
import { messages } from '#src/ui/shell/shell-messages';
import { ManualScheduler } from '#test/fakes/system/manual-scheduler';

const View = () => null;
let isFailing: boolean;
let picker: StatePickerState;
let alertBar: AlertBarState;
let scheduler: ManualScheduler;
let slot: VisitorPlaceSlotPresenter;

beforeEach(() => {
  isFailing = false;
  picker = new StatePickerState();
  alertBar = new AlertBarState();
  scheduler = new ManualScheduler();
  const load = () => (isFailing ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(View));
  slot = new VisitorPlaceSlotPresenter(load, picker, scheduler, alertBar);
});

describe('The place of what finds out where the visitor is (spec §4 Geolocation)', () => {
  it('costs nothing at first; its code comes when the page is at rest', async () => {
    slot.mount();
    await scheduler.advance(2499);
    expect(slot.View).toBeUndefined();
    await scheduler.advance(1);
    expect(slot.View).toBe(View);
  });

  it('brings it at once when the visitor wants to choose a state, and says so when it does not come', async () => {
    isFailing = true;
    slot.mount();
    picker.open();
    await scheduler.advance(0);
    expect([slot.View, picker.isOpen, alertBar.notification]).toEqual([undefined, false, messages.pageUnreachable]);

    isFailing = false;
    picker.open();
    await scheduler.advance(0);
    expect([slot.View, picker.isOpen]).toEqual([View, true]);
  });

  it('keeps to itself that it could not be fetched ahead', async () => {
    isFailing = true;
    slot.mount();
    await scheduler.advance(2500);
    expect(alertBar.notification).toBeUndefined();
  });

  it('fetches nothing once the page is gone', async () => {
    slot.mount()();
    picker.open();
    await scheduler.advance(5000);
    expect(slot.View).toBeUndefined();
  });
});
