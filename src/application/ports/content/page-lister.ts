import { token } from '#src/application/ports/token';

/** The build prerenders them, and the site map contains them. */
export interface PageLister {
  /** Without language prefix. Rejects with GatewayError, `wrong_shape` when two entries have the same path. */
  listPages(): Promise<readonly string[]>;
  /** Days of the last change, "2026-03-31", by path; absent where unknown. */
  readUpdates(): Promise<ReadonlyMap<string, string>>;
}

export const PageLister = token<PageLister>('PageLister');
