import { autoObservable } from '#src/ui/kit/auto-observable';

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
