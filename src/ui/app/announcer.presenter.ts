import { makeAutoObservable } from 'mobx';
import type { LiveMessageState } from '#src/application/ports/state/live-message-state';

export class AnnouncerPresenter {
  constructor(private readonly liveMessage: LiveMessageState) {
    makeAutoObservable(this);
  }

  get message(): string {
    return this.liveMessage.message;
  }
}
