/** One value that a page shares: use cases write it, and what reads it in a view follows it. Values are immutable. */
export interface Cell<T> {
  readonly current: T;
  replace(value: T): void;
  /** Holds again what it began with. */
  clear(): void;
}
