import { autoObservable } from '#src/ui/kit/auto-observable';

export class PrivacyNoticeState {
  static readonly isShared = true;

  isAsking = false;
  isChoosing = false;

  constructor() {
    autoObservable(this);
  }

  ask(): void {
    this.isAsking = true;
  }

  /** The question may have been answered in another tab. */
  settle(): void {
    this.isAsking = false;
  }

  open(): void {
    this.isChoosing = true;
  }

  close(): void {
    this.isChoosing = false;
  }
}
