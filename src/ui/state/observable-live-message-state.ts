import { makeAutoObservable } from 'mobx';
import type { LiveMessageState } from '#src/application/ports/state/live-message-state';

/** Makes the same words said twice in a row two messages: screen readers speak only what changed. */
const sameAgain = '\u00a0';

export class ObservableLiveMessageState implements LiveMessageState {
  message = '';

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  announce(message: string): void {
    this.message = message === this.message ? message + sameAgain : message;
  }
}
