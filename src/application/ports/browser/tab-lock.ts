import { token } from '#src/application/ports/token';

/** The facts that a task knows about its wait for the lock. */
export interface Turn {
  /** True when another task held the lock when this one asked, here or in another tab. */
  readonly hasWaited: boolean;
}

/** A lock over the tabs of this browser: one task of a name at a time, in the order of the requests. */
export interface TabLock {
  runExclusive<T>(name: string, task: (turn: Turn) => Promise<T>): Promise<T>;
}

export const TabLock = token<TabLock>('TabLock');
