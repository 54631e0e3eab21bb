import type { ElementSight } from '#src/application/ports/browser/element-sight';

/** Everything is near and nothing in sight, unless a test says so. */
export class ManualSight implements ElementSight {
  private readonly far = new Set<string>();
  private readonly seen = new Set<string>();
  private approaching: (() => void)[] = [];
  private waiting: (() => void)[] = [];

  untilNear(id: string): Promise<void> {
    return this.far.has(id) ? new Promise((resolve) => this.approaching.push(resolve)) : Promise.resolve();
  }

  untilOutOfSight(id: string): Promise<void> {
    return this.seen.has(id) ? new Promise((resolve) => this.waiting.push(resolve)) : Promise.resolve();
  }

  /** This part of the page is further down than a window is high. */
  moveAway(id: string): void {
    this.far.add(id);
  }

  /** The shopper has scrolled to a window's height before all parts. */
  approach(): void {
    this.far.clear();
    const approaching = this.approaching;
    this.approaching = [];
    for (const resolve of approaching) resolve();
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
