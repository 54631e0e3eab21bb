import type { RandomSource } from '#src/application/ports/system/random-source';

/** For jitter, not for secrets. */
export class MathRandomSource implements RandomSource {
  next(): number {
    return Math.random();
  }
}
