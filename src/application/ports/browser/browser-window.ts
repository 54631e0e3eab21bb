import { token } from '#src/application/ports/token';

/** The browser window, as far as the application needs it. */
export interface BrowserWindow {
  /** Leaves the shop for an absolute address, such as the hosted payment page. */
  leaveFor(url: string): void;
  /** Reloads a page from the server; the path has no language prefix. */
  load(path: string): void;
  /** Calls when the page is being left, and when it comes back from the back/forward cache. */
  onLeave(listener: () => void): () => void;
  onReturn(listener: () => void): () => void;
}

export const BrowserWindow = token<BrowserWindow>('BrowserWindow');
