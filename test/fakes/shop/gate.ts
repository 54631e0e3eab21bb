/** Holds one call, so that a test can act meanwhile. */
export class Gate {
  /** Resolves when a call stands at the gate. */
  readonly reached: Promise<void>;
  private readonly opened: Promise<void>;
  private arrive: () => void = () => undefined;
  private open: () => void = () => undefined;

  constructor() {
    this.reached = new Promise((resolve) => (this.arrive = resolve));
    this.opened = new Promise((resolve) => (this.open = resolve));
  }

  /** Lets the call go on. */
  release(): void {
    this.open();
  }

  pass(): Promise<void> {
    this.arrive();
    return this.opened;
  }
}
