import type { Clock } from '#src/application/ports/system/clock';
import type { Instant } from '#src/domain/interval/interval';

/** A clock that stands still until a test moves it. */
export class ManualClock implements Clock {
  constructor(private instant: Instant = Date.UTC(2026, 2, 31, 12)) {}

  now(): Instant {
    return this.instant;
  }

  set(instant: Instant): void {
    this.instant = instant;
  }

  advance(milliseconds: number): void {
    this.instant += milliseconds;
  }
}
