import type { Clock } from '#sandbox/clock';

const minute = 60_000;

/** Counts failed attempts by key within the last minute. */
export class FailedAttempts {
  private readonly times = new Map<string, readonly number[]>();

  constructor(private readonly clock: Clock) {}

  add(guesser: string): void {
    for (const known of this.times.keys()) if (this.inLastMinute(known).length === 0) this.times.delete(known);
    this.times.set(guesser, [...this.inLastMinute(guesser), this.clock.now().getTime()]);
  }

  isExceeded(guesser: string, allowed: number): boolean {
    return this.inLastMinute(guesser).length >= allowed;
  }

  private inLastMinute(guesser: string): readonly number[] {
    const since = this.clock.now().getTime() - minute;
    return (this.times.get(guesser) ?? []).filter((time) => time > since);
  }
}
