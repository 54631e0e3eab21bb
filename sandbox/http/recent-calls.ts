import type { Clock } from '#sandbox/clock';

const minute = 60_000;

/** So many calls of one caller within the time. */
export interface CallLimit {
  readonly caller: string;
  readonly allowed: number;
}

/**
 * Counts calls by caller within the last minute, or another time. A call is counted before anything is looked up for it: of many
 * at the same moment none would be counted otherwise before all were let through.
 */
export class RecentCalls {
  private readonly times = new Map<string, readonly number[]>();

  constructor(
    private readonly clock: Clock,
    /** Milliseconds. */
    private readonly window = minute,
  ) {}

  /** Counts a call by each of its limits. False, and counts nothing, when one of them is reached. */
  take(...limits: readonly CallLimit[]): boolean {
    for (const known of this.times.keys()) if (this.within(known).length === 0) this.times.delete(known);
    if (limits.some(({ caller, allowed }) => this.within(caller).length >= allowed)) return false;
    for (const { caller } of limits) this.times.set(caller, [...this.within(caller), this.clock.now().getTime()]);
    return true;
  }

  /** Subtracts a counted call that proved to be exempt from the limit. */
  giveBack(...limits: readonly CallLimit[]): void {
    for (const { caller } of limits) this.times.set(caller, this.within(caller).slice(0, -1));
  }

  private within(caller: string): readonly number[] {
    const since = this.clock.now().getTime() - this.window;
    return (this.times.get(caller) ?? []).filter((time) => time > since);
  }
}
