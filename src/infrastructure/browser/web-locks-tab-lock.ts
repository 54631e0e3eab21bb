import type { TabLock, Turn } from '#src/application/ports/browser/tab-lock';

/** Uses the Web Locks API. Without it, or where it is forbidden, the lock covers this tab only. */
export class WebLocksTabLock implements TabLock {
  private readonly queues = new Map<string, Promise<unknown>>();

  constructor(private readonly locks: () => LockManager | undefined) {}

  async runExclusive<T>(name: string, task: (turn: Turn) => Promise<T>): Promise<T> {
    const begun: Turn[] = [];
    const begin = (turn: Turn) => {
      begun.push(turn);
      return task(turn);
    };
    try {
      const locks = this.locks();
      if (locks) return await runLocked(locks, name, begin);
    } catch (error) {
      // An exception before the task began means that the browser refused the lock.
      if (begun.length > 0) throw error;
    }
    return this.runInTab(name, task);
  }

  private runInTab<T>(name: string, task: (turn: Turn) => Promise<T>): Promise<T> {
    const last = this.queues.get(name);
    const run = () => task({ hasWaited: last !== undefined });
    const turn = last ? last.then(run, run) : run();
    this.queues.set(name, turn);
    const leave = () => {
      if (this.queues.get(name) === turn) this.queues.delete(name);
    };
    turn.then(leave, leave);
    return turn;
  }
}

async function runLocked<T>(locks: LockManager, name: string, task: (turn: Turn) => Promise<T>): Promise<T> {
  const atOnce = await locks.request(
    name,
    { ifAvailable: true },
    async (lock) => lock && { result: await task({ hasWaited: false }) },
  );
  return atOnce ? atOnce.result : locks.request(name, () => task({ hasWaited: true }));
}
