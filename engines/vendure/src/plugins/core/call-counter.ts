/**
 * Counts calls of each caller within a span of time. Each server counts for itself: at public addresses, counting in the database
 * would cost more than the call itself, and would keep the callers.
 */
export class CallCounter {
  private span = 0;
  private readonly counts = new Map<string, number>();

  constructor(
    private readonly most: number,
    /** Length of the span. */
    private readonly milliseconds: number,
  ) {}

  /** Says if a caller may do it once more, which counts as done then. */
  take(caller: string, now = Date.now()): boolean {
    const span = Math.floor(now / this.milliseconds);
    if (span !== this.span) this.counts.clear();
    this.span = span;
    const count = this.counts.get(caller) ?? 0;
    if (count >= this.most) return false;
    this.counts.set(caller, count + 1);
    return true;
  }
}
