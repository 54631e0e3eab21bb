import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Scheduler } from '#src/application/ports/system/scheduler';
import type { Instant } from '#src/domain/interval/interval';
import { ManualClock } from './manual-clock';

interface Timer {
  readonly due: Instant;
  readonly task: () => void;
}

/** Virtual time: nothing passes until `advance`, which lets everything happen in the order in which it falls due. */
export class ManualScheduler implements Scheduler {
  private timers: readonly Timer[] = [];

  constructor(readonly clock = new ManualClock()) {}

  after(milliseconds: number, task: () => void): () => void {
    const timer: Timer = { due: this.clock.now() + milliseconds, task };
    this.timers = [...this.timers, timer].sort((a, b) => a.due - b.due);
    return () => this.drop(timer);
  }

  wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => this.after(milliseconds, resolve));
  }

  /** Lets the milliseconds pass, with all promises that settle on the way. */
  async advance(milliseconds: number): Promise<void> {
    const end = this.clock.now() + milliseconds;
    await this.settle();
    for (let timer = this.nextUntil(end); timer; timer = this.nextUntil(end)) {
      this.clock.set(timer.due);
      this.drop(timer);
      timer.task();
      await this.settle();
    }
    this.clock.set(end);
  }

  /** Lets time pass for as long as anything waits for it; a test with a timer that starts itself again never ends here. */
  async quiet(): Promise<void> {
    await this.settle();
    for (let [timer] = this.timers; timer; [timer] = this.timers) await this.advance(timer.due - this.clock.now());
  }

  /** Lets every promise settle that waits for no time. */
  async settle(): Promise<void> {
    await nextTurn();
  }

  private nextUntil(end: Instant): Timer | undefined {
    const [next] = this.timers;
    return next && next.due <= end ? next : undefined;
  }

  private drop(timer: Timer): void {
    this.timers = this.timers.filter((other) => other !== timer);
  }
}
