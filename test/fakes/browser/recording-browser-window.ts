import type { BrowserWindow } from '#src/application/ports/browser/browser-window';

/** A window that goes nowhere: it remembers where it was sent, and is left and returned to by hand. */
export class RecordingBrowserWindow implements BrowserWindow {
  /** The address that the window went to, if it left the shop. */
  leftFor: string | undefined;
  /** The page that was loaded anew last, if any. */
  loadedPath: string | undefined;

  private readonly leaveListeners = new Set<() => void>();
  private readonly returnListeners = new Set<() => void>();

  leaveFor(url: string): void {
    this.leftFor = url;
  }

  load(path: string): void {
    this.loadedPath = path;
  }

  onLeave(listener: () => void): () => void {
    this.leaveListeners.add(listener);
    return () => this.leaveListeners.delete(listener);
  }

  onReturn(listener: () => void): () => void {
    this.returnListeners.add(listener);
    return () => this.returnListeners.delete(listener);
  }

  /** The page is being left: for another one, or by closing the tab. */
  leave(): void {
    for (const listener of [...this.leaveListeners]) listener();
  }

  /** The page comes back from the back/forward cache. */
  comeBack(): void {
    for (const listener of [...this.returnListeners]) listener();
  }
}
