import { autoObservable } from '#src/ui/kit/auto-observable';

/** Makes the same text twice in a row two different messages: screen readers announce only changes. */
const sameAgain = '\u00a0';

/**
 * The hidden text that screen readers announce (spec §2 announcement area, §3 aria live message). The latest wins, and none stays
 * behind on another page or in a dialog.
 */
export class LiveMessageState {
  static readonly isShared = true;

  message = '';

  constructor() {
    autoObservable(this);
  }

  announce(message: string): void {
    this.message = message === this.message ? message + sameAgain : message;
  }

  /** A dialog that opens or closes leaves earlier announcements behind. */
  clear(): void {
    this.message = '';
  }
}
