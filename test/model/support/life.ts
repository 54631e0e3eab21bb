import type { TabLock, Turn } from '#src/application/ports/browser/tab-lock';
import type { Scheduler } from '#src/application/ports/system/scheduler';

/**
 * Returns a promise that never settles, because the document that waits for it is gone. One promise for all of them would keep
 * them all in memory.
 */
function never(): Promise<never> {
  return new Promise(() => {});
}

/** A document's time in the tab. Once it is gone none of its code goes on, wherever it was waiting. */
export class Life {
  private readonly endings = new Set<() => void>();
  private hasEnded = false;

  isOver(): boolean {
    return this.hasEnded;
  }

  end(): void {
    this.hasEnded = true;
    for (const ending of [...this.endings]) ending();
  }

  onEnd(ending: () => void): void {
    this.endings.add(ending);
  }

  /** Wraps an object so that its results arrive only while the document is there. */
  guard<T extends object>(target: T): T {
    const hear = async (call: () => unknown) => {
      if (this.isOver()) return never();
      try {
        const answer = await call();
        return this.isOver() ? await never() : answer;
      } catch (error) {
        if (this.isOver()) return never();
        throw error;
      }
    };
    return new Proxy(target, {
      get: (port, name) => {
        const value: unknown = Reflect.get(port, name);
        return typeof value === 'function'
          ? (...args: readonly unknown[]) => hear(() => value.apply(port, args) as unknown)
          : value;
      },
    });
  }

  /** A document's own part of the browser's time. */
  schedule(time: Scheduler): Scheduler {
    const alive = (task: () => void) => () => {
      if (!this.isOver()) task();
    };
    return {
      after: (milliseconds, task) => time.after(milliseconds, alive(task)),
      wait: async (milliseconds) => {
        await time.wait(milliseconds);
        if (this.isOver()) await never();
      },
    };
  }
}

/** The locks of a browser: a document that is gone holds none. */
export class BrowserLocks {
  private readonly tails = new Map<string, Promise<unknown>>();

  of(life: Life): TabLock {
    return { runExclusive: (name, task) => this.run(life, name, task) };
  }

  private async run<T>(life: Life, name: string, task: (turn: Turn) => Promise<T>): Promise<T> {
    if (life.isOver()) return never();
    const before = this.tails.get(name);
    let release = () => {};
    const mine = new Promise<void>((resolve) => {
      release = resolve;
    });
    life.onEnd(release);
    const tail = Promise.all([before, mine]);
    this.tails.set(name, tail);
    void tail.then(() => {
      if (this.tails.get(name) === tail) this.tails.delete(name);
    });
    await before;
    if (life.isOver()) return never();
    try {
      return await task({ hasWaited: before !== undefined });
    } finally {
      release();
    }
  }
}
