import type { PageLinks } from '#src/application/ports/browser/page-links';

/** Links that a test shows and follows. */
export class ManualPageLinks implements PageLinks {
  private readonly seen = new Set<(address: string) => void>();
  private readonly meant = new Set<(address: string) => void>();

  onSeen(listener: (address: string) => void): () => void {
    this.seen.add(listener);
    return () => this.seen.delete(listener);
  }

  onMeant(listener: (address: string) => void): () => void {
    this.meant.add(listener);
    return () => this.meant.delete(listener);
  }

  show(...addresses: readonly string[]): void {
    for (const address of addresses) this.seen.forEach((listener) => listener(address));
  }

  pointAt(address: string): void {
    this.meant.forEach((listener) => listener(address));
  }
}
