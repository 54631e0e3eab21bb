import type { Clock } from '#sandbox/clock';

const minute = 60_000;

/** Counts what somebody guessed wrong within the last minute. What was right counts for nothing. */
export class WrongGuesses {
  private readonly times = new Map<string, readonly number[]>();

  constructor(private readonly clock: Clock) {}

  count(guesser: string): void {
    for (const known of this.times.keys()) if (this.ofTheLastMinute(known).length === 0) this.times.delete(known);
    this.times.set(guesser, [...this.ofTheLastMinute(guesser), this.clock.now().getTime()]);
  }

  hasSpent(guesser: string, allowed: number): boolean {
    return this.ofTheLastMinute(guesser).length >= allowed;
  }

  private ofTheLastMinute(guesser: string): readonly number[] {
    const since = this.clock.now().getTime() - minute;
    return (this.times.get(guesser) ?? []).filter((time) => time > since);
  }
}
