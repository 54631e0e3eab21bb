/** What a task is told of its turn. */
export interface Turn {
  /** Whether somebody else was at it when the task asked, here or in another tab. */
  readonly hasWaited: boolean;
}

/** Takes turns: one task of a name at a time, first come first served, across the tabs of this browser. */
export interface TabLock {
  runExclusive<T>(name: string, task: (turn: Turn) => Promise<T>): Promise<T>;
}
