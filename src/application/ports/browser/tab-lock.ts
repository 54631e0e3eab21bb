import { token } from '#src/application/ports/token';

export interface Turn {
  /** Another task held it, here or in another tab. */
  readonly hasWaited: boolean;
}

/** Locks all tabs of this browser: one task of a name at a time, in the order of the requests. */
export interface TabLock {
  runExclusive<T>(name: string, task: (turn: Turn) => Promise<T>): Promise<T>;
}

export const TabLock = token<TabLock>('TabLock');
