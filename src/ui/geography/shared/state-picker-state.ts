import { autoObservable } from '#src/ui/kit/auto-observable';

/** The state of the dialog in which the visitor chooses their state. */
export class StatePickerState {
  static readonly isShared = true;

  isOpen = false;

  constructor() {
    autoObservable(this);
  }

  open(): void {
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
  }
}
