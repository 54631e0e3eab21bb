/** A source of numbers that look random and are the same every time for the same seed. */
export class Chance {
  private state: number;

  constructor(seed: string) {
    let hash = 2166136261;
    for (const character of seed) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
    this.state = hash >>> 0;
  }

  /** A number from 0 up to, but not including, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  between(least: number, most: number): number {
    return least + this.next() * (most - least);
  }

  pick<T>(choices: readonly [T, ...T[]]): T {
    return choices[Math.floor(this.next() * choices.length)] ?? choices[0];
  }
}
