import { reaction, runInAction } from 'mobx';
import type { ComponentType } from 'react';
import type { Scheduler } from '#src/application/ports/system/scheduler';
import type { Presenter } from '#src/ui/di/use-presenter';
import { words } from '#src/ui/messages/shell-messages';
import type { AlertBarState } from '#src/ui/state/alert-bar-state';
import { autoObservable } from '#src/ui/state/auto-observable';
import type { CartFlyoutState } from '#src/ui/state/cart-flyout-state';
import type { StatePickerState } from '#src/ui/state/state-picker-state';
import type { LoadView } from './lazy-view';

/** Milliseconds after hydration before the flyout's code is fetched, so that it opens without a wait. */
const prefetchDelay = 2500;

/** Loads the code of the cart flyout and the state picker: shortly after hydration, or at once when one is opened. */
export class CartFlyoutSlotPresenter implements Presenter {
  View: ComponentType | undefined = undefined;

  constructor(
    private readonly loadView: LoadView,
    private readonly flyout: CartFlyoutState,
    private readonly picker: StatePickerState,
    private readonly scheduler: Scheduler,
    private readonly alertBar: AlertBarState,
  ) {
    autoObservable(this, { loadView: false });
  }

  mount(): () => void {
    const callOff = this.scheduler.after(prefetchDelay, () => void this.load());
    const stop = reaction(
      () => this.isAwaited,
      (isOpen) => void (isOpen && this.load()),
    );
    return () => {
      callOff();
      stop();
    };
  }

  private get isAwaited(): boolean {
    return this.flyout.isOpen || this.picker.isOpen;
  }

  private async load(): Promise<void> {
    if (this.View) return;
    const view = await this.loadView().catch(() => undefined);
    runInAction(() => {
      this.View = view;
      if (view || !this.isAwaited) return;
      this.flyout.close();
      this.picker.close();
      this.alertBar.notify(words.pageUnreachable, undefined, 'warning');
    });
  }
}
