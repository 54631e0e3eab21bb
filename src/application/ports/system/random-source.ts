import { token } from '#src/application/ports/token';

/** Chance, so that tests can take it away. */
export interface RandomSource {
  /** A number from 0 up to, but not including, 1. It is for jitter, not for secrets. */
  next(): number;
  /** A new text of 32 hexadecimal digits, which cannot be guessed. */
  id(): string;
}

export const RandomSource = token<RandomSource>('RandomSource');
