import type { ElementSight } from '#src/application/ports/browser/element-sight';

/** Nothing is in sight unless a test says so. */
export class ManualSight implements ElementSight {
  private readonly seen = new Set<string>();
  private waiting: (() => void)[] = [];

  untilOutOfSight(id: string): Promise<void> {
    return this.seen.has(id) ? new Promise((resolve) => this.waiting.push(resolve)) : Promise.resolve();
  }

  /** The shopper looks at this part of the page. */
  lookAt(id: string): void {
    this.seen.add(id);
  }

  lookAway(): void {
    this.seen.clear();
    const waiting = this.waiting;
    this.waiting = [];
    for (const resolve of waiting) resolve();
  }
}
