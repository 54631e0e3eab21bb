import type { Clock } from '#sandbox/clock';

const minute = 60_000;

/** Counts attempts by key within the last minute, or another time. */
export class FailedAttempts {
  private readonly times = new Map<string, readonly number[]>();

  constructor(
    private readonly clock: Clock,
    /** Milliseconds. */
    private readonly window = minute,
  ) {}

  add(guesser: string): void {
    for (const known of this.times.keys()) if (this.within(known).length === 0) this.times.delete(known);
    this.times.set(guesser, [...this.within(guesser), this.clock.now().getTime()]);
  }

  isExceeded(guesser: string, allowed: number): boolean {
    return this.within(guesser).length >= allowed;
  }

  private within(guesser: string): readonly number[] {
    const since = this.clock.now().getTime() - this.window;
    return (this.times.get(guesser) ?? []).filter((time) => time > since);
  }
}
