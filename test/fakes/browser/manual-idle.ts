import type { Idle } from '#src/application/ports/browser/idle';

/** Idle at once, unless a test keeps the browser busy. */
export class ManualIdle implements Idle {
  private waiting: (() => void)[] = [];
  private isBusy = false;

  whenIdle(task: () => void): () => void {
    if (!this.isBusy) {
      task();
      return () => undefined;
    }
    this.waiting.push(task);
    return () => (this.waiting = this.waiting.filter((other) => other !== task));
  }

  keepBusy(): void {
    this.isBusy = true;
  }

  rest(): void {
    this.isBusy = false;
    for (const task of this.waiting.splice(0)) task();
  }
}
