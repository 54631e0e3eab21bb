import type { Clock } from '../../application/ports/system/clock';

export class SystemClock implements Clock {
  now(): number {
    return Date.now();
  }
}
