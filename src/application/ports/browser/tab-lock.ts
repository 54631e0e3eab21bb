/** What a task is told of its turn. */
export interface Turn {
  /** Whether somebody else was at it when the task asked, here or in another tab. */
  readonly hasWaited: boolean;
}

/** A lock over the tabs of this browser: one task of a name at a time, in the order of the requests. */
export interface TabLock {
  runExclusive<T>(name: string, task: (turn: Turn) => Promise<T>): Promise<T>;
}
