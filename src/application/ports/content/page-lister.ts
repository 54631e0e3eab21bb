import { token } from '#src/application/ports/token';

/** Lists the pages that the build prerenders and the site map contains. */
export interface PageLister {
  /**
   * Every public path, without language prefix: "/", "/shop/", "/products/quiet-red/". Rejects with GatewayError, with
   * `wrong_shape` when two entries have the same path.
   */
  listPages(): Promise<readonly string[]>;
  /** The day of the last change of a page's content, "2026-03-31", by its path; absent where it is unknown. */
  readUpdates(): Promise<ReadonlyMap<string, string>>;
}

export const PageLister = token<PageLister>('PageLister');
