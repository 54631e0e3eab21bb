import { reaction } from 'mobx';
import type { ComponentType } from 'react';
import { Scheduler } from '#src/application/ports/system/scheduler';
import { type DependenciesOf, token } from '#src/application/ports/token';
import { autoObservable } from '#src/ui/kit/auto-observable';
import type { LoadView } from '#src/ui/kit/lazy-view';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { AlertBarState } from '#src/ui/shell/alert-bar-state';
import { LateView } from '#src/ui/shell/late-view';
import { restDelay } from '#src/ui/shell/rest-delay';
import { StatePickerState } from './state-picker-state';

export const LoadVisitorPlace = token<LoadView>('LoadVisitorPlace');

/** Loads once the page is at rest, or at once when visitors want to choose their place. */
export class VisitorPlaceSlotPresenter implements Presenter {
  static readonly dependencies: DependenciesOf<typeof VisitorPlaceSlotPresenter> = [
    LoadVisitorPlace,
    StatePickerState,
    Scheduler,
    AlertBarState,
  ];
  static readonly isShared = false;

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
