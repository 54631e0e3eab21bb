import type { LiveMessageState } from '#src/application/ports/state/live-message-state';

export class PlainLiveMessageState implements LiveMessageState {
  message = '';

  announce(message: string): void {
    this.message = message;
  }
}
