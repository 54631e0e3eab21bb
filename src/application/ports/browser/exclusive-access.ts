/** Takes turns: one task of a name at a time, first come first served, across the tabs of this browser. */
export interface ExclusiveAccess {
  run<T>(name: string, task: () => Promise<T>): Promise<T>;
}
