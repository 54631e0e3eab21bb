import { autoObservable } from '#src/ui/kit/auto-observable';

/** The state of the privacy notice: asking for consent, or showing choices that the visitor opened. */
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

  /** Closes the question after it was answered here, or in another tab. */
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
