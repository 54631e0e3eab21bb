import { reaction } from 'mobx';
import type { ComponentType } from 'react';
import type { Scheduler } from '#src/application/ports/system/scheduler';
import type { Presenter } from '#src/ui/di/use-presenter';
import type { AlertBarState } from '#src/ui/state/alert-bar-state';
import { autoObservable } from '#src/ui/state/auto-observable';
import type { StatePickerState } from '#src/ui/state/state-picker-state';
import { LateView } from './late-view';
import type { LoadView } from './lazy-view';
import { restDelay } from './rest-delay';

/** Loads what finds out where the visitor is: once the page is at rest, or at once when they want to say it themselves. */
export class VisitorPlaceSlotPresenter implements Presenter {
  private readonly late: LateView;

  constructor(
    loadView: LoadView,
    private readonly picker: StatePickerState,
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
    const cancel = this.scheduler.after(restDelay, () => void this.late.load(this.picker));
    const stop = reaction(
      () => this.picker.isOpen,
      (isOpen) => void (isOpen && this.late.load(this.picker)),
    );
    return () => {
      cancel();
      stop();
    };
  }
}
