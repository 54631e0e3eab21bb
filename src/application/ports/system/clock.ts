import type { Instant } from '#src/domain/interval/interval';

export interface Clock {
  now(): Instant;
}
