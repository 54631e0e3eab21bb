import type { Instant } from '../../../domain/interval/interval';

export interface Clock {
  now(): Instant;
}
