import { autoObservable } from '#src/ui/state/auto-observable';
import type { LiveMessageState } from '#src/ui/state/live-message-state';

export class AnnouncerPresenter {
  constructor(private readonly liveMessage: LiveMessageState) {
    autoObservable(this);
  }

  get message(): string {
    return this.liveMessage.message;
  }
}
