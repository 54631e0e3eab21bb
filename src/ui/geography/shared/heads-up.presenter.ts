import { DismissWarning } from '#src/application/geography/dismiss-warning';
import { GeolocationState } from '#src/application/ports/state/geolocation-state';
import type { Used } from '#src/application/ports/token';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { geolocationMessages } from './geolocation-messages';
import { StatePickerState } from './state-picker-state';

/** Presents the warning that wine cannot be shipped to the visitor's place (spec §2 Page shell, §8). */
export class HeadsUpPresenter {
  static readonly uses = { state: GeolocationState, picker: StatePickerState, dismissWarning: DismissWarning };
  static readonly isShared = false;

  private readonly dismissing = new Action();

  constructor(private readonly use: Used<typeof HeadsUpPresenter.uses>) {
    autoObservable(this);
  }

  /** Undefined without a warning. */
  get text(): string | undefined {
    const { isWarning, reach } = this.use.state;
    if (!isWarning || reach.kind === 'shippable') return undefined;
    return reach.kind === 'excluded-state' ? geolocationMessages.inTheUs(reach.region) : geolocationMessages.elsewhere;
  }

  /** Runs however the warning was closed. */
  understand(): void {
    void this.dismissing.run(() => this.use.dismissWarning.execute());
  }

  chooseOther(): void {
    this.understand();
    this.use.picker.open();
  }
}
