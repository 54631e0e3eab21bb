import { token } from '#src/application/ports/token';
import type { Instant } from '#src/domain/interval/interval';

export interface Clock {
  now(): Instant;
}

export const Clock = token<Clock>('Clock');
