import type { Clock } from '#src/application/ports/system/clock';

export class SystemClock implements Clock {
  now(): number {
    return Date.now();
  }
}
