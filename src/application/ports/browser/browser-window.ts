import { token } from '#src/application/ports/token';

export interface BrowserWindow {
  /** An absolute address, such as the hosted payment page. */
  leaveFor(url: string): void;
  /** From the server; `path` has no language prefix. */
  load(path: string): void;
  /** Calls when the page is being left, and when it comes back from the back/forward cache. */
  onLeave(listener: () => void): () => void;
  onReturn(listener: () => void): () => void;
}

export const BrowserWindow = token<BrowserWindow>('BrowserWindow');
