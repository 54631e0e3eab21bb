/** Which pages there are: what the build prerenders and the site map lists. */
export interface PageLister {
  /**
   * Every public path, without language prefix: "/", "/shop/", "/products/quiet-red/". Rejects with GatewayError, with
   * `wrong_shape` when two entries ask for one path.
   */
  listPages(): Promise<readonly string[]>;
  /** The day on which a page's content last changed, "2026-03-31", by its path; absent where nobody knows. */
  readUpdates(): Promise<ReadonlyMap<string, string>>;
}
