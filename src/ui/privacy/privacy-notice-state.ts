import { autoObservable } from '#src/ui/kit/auto-observable';

/** Whether the visitor is asked about their privacy: by the notice, or because they opened their choices themselves. */
export class PrivacyNoticeState {
  isAsking = false;
  isChoosing = false;

  constructor() {
    autoObservable(this);
  }

  ask(): void {
    this.isAsking = true;
  }

  /** Nothing is left to ask: it was answered here, or in another tab. */
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
