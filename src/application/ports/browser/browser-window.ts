/** What the application needs of the window it runs in. */
export interface BrowserWindow {
  /** Leaves the shop for an absolute address, such as the hosted payment page. */
  leaveFor(url: string): void;
  /** Loads the page anew from the server. */
  reload(path: string): void;
  /** Calls when the page is being left, and when it comes back from the back/forward cache. */
  onLeave(listener: () => void): () => void;
  onReturn(listener: () => void): () => void;
}
