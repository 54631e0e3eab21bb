import { Scheduler } from '#src/application/ports/system/scheduler';
import type { Used } from '#src/application/ports/token';
import { LiveMessageState } from './live-message-state';

/** Milliseconds without a change after which its end is said. */
export const settledDelay = 500;

/** Announces where quick changes end, such as presses of a stepper: once, and not each step. */
export class SettledMessage {
  static readonly uses = { liveMessage: LiveMessageState, scheduler: Scheduler };

  private cancel: () => void = () => undefined;

  constructor(private readonly use: Used<typeof SettledMessage.uses>) {}

  /** Says nothing when something else, such as a purchase, was announced meanwhile. */
  announce(message: string): void {
    const { message: before } = this.use.liveMessage;
    this.cancel();
    this.cancel = this.use.scheduler.after(settledDelay, () => {
      if (this.use.liveMessage.message === before) this.use.liveMessage.announce(message);
    });
  }
}
