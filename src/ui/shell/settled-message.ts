import { Scheduler } from '#src/application/ports/system/scheduler';
import type { DependenciesOf } from '#src/application/ports/token';
import { LiveMessageState } from './live-message-state';

/** Milliseconds without a change after which its end is said. */
export const settledDelay = 500;

/** Announces where quick changes end, such as presses of a stepper: once, and not each step. */
export class SettledMessage {
  static readonly dependencies: DependenciesOf<typeof SettledMessage> = [LiveMessageState, Scheduler];

  private cancel: () => void = () => undefined;

  constructor(
    private readonly liveMessage: LiveMessageState,
    private readonly scheduler: Scheduler,
  ) {}

  /** Says nothing when something else, such as a purchase, was announced meanwhile. */
  announce(message: string): void {
    const { message: before } = this.liveMessage;
    this.cancel();
    this.cancel = this.scheduler.after(settledDelay, () => {
      if (this.liveMessage.message === before) this.liveMessage.announce(message);
    });
  }
}
