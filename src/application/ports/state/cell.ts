/** One value that a page shares: use cases write it, and views that read it follow it. Values are immutable. */
export interface Cell<T> {
  readonly current: T;
  replace(value: T): void;
  /** Restores the initial value. */
  clear(): void;
}
