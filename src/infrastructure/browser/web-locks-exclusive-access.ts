import type { ExclusiveAccess } from '../../application/ports/browser/exclusive-access';

/** Takes turns across tabs by the Web Locks API; a browser without it takes turns within the tab. */
export class WebLocksExclusiveAccess implements ExclusiveAccess {
  private readonly queues = new Map<string, Promise<unknown>>();

  constructor(private readonly locks: LockManager | undefined) {}

  run<T>(name: string, task: () => Promise<T>): Promise<T> {
    return this.locks ? (this.locks.request(name, task)) : this.runInTab(name, task);
  }

  private runInTab<T>(name: string, task: () => Promise<T>): Promise<T> {
    const last = this.queues.get(name) ?? Promise.resolve();
    const turn = last.then(task, task);
    this.queues.set(name, turn);
    return turn;
  }
}
