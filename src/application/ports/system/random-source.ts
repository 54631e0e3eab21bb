import { token } from '#src/application/ports/token';

/** Chance, so that tests can take it away. */
export interface RandomSource {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
}

export const RandomSource = token<RandomSource>('RandomSource');
