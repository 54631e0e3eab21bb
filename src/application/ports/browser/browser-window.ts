/** What the application needs of the window it runs in. */
export interface BrowserWindow {
  /** Leaves the shop for an absolute address, such as the hosted payment page. */
  leaveFor(url: string): void;
  /** Loads a page anew from the server; the path has no language prefix. */
  load(path: string): void;
  /** Calls when the page is being left, and when it comes back from the back/forward cache. */
  onLeave(listener: () => void): () => void;
  onReturn(listener: () => void): () => void;
}
