import type { RandomSource } from '#src/application/ports/system/random-source';

/** Ids are numbers in their order, so that no two are the same. */
export class CountingRandomSource implements RandomSource {
  /** The next number: from 0 up to, but not including, 1. */
  chance = 0.5;
  private ids = 0;

  next(): number {
    return this.chance;
  }

  id(): string {
    this.ids += 1;
    return this.ids.toString(16).padStart(32, '0');
  }
}
