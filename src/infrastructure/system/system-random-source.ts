import type { RandomSource } from '#src/application/ports/system/random-source';
import { randomId } from '#src/infrastructure/shared/random-id';

export class SystemRandomSource implements RandomSource {
  next(): number {
    return Math.random();
  }

  id(): string {
    return randomId();
  }
}
