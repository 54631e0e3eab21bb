import type { TabChannel } from '#src/application/ports/browser/tab-channel';

/** One tab's end of a channel: its messages arrive, a moment later, at every other end and never at its own. */
export class InMemoryTabChannel implements TabChannel {
  private readonly listeners = new Set<() => void>();

  constructor(private readonly ends = new Set<InMemoryTabChannel>()) {
    ends.add(this);
  }

  announceCartChange(): void {
    const others = [...this.ends].filter((end) => end !== this);
    queueMicrotask(() => others.forEach((end) => end.hear()));
  }

  onCartChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Another tab on the same channel. */
  otherTab(): InMemoryTabChannel {
    return new InMemoryTabChannel(this.ends);
  }

  private hear(): void {
    for (const listener of [...this.listeners]) listener();
  }
}
