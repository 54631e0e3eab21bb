import { makeAutoObservable } from 'mobx';
import type { AlertBarState, AlertLink } from '../../application/ports/state/alert-bar-state';

export class AlertBarPresenter {
  constructor(private readonly alertBar: AlertBarState) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The message to show, until it is dismissed. */
  get notification(): string | undefined {
    return this.alertBar.isDismissed ? undefined : this.alertBar.notification;
  }

  get link(): AlertLink | undefined {
    return this.alertBar.link;
  }

  dismiss(): void {
    this.alertBar.dismiss();
  }
}
