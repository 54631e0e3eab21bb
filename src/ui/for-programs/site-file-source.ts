import type { PageContent } from '#src/domain/content/page-content';
import type { ShellContent } from '#src/domain/content/site-content';
import type { SiteIdentity } from '#src/ui/shell/site-identity';

/** The data of the files beside the pages: for search engines, feed readers and the shop's own search. */
export interface SiteFileSource {
  readonly site: SiteIdentity;
  readonly shell: ShellContent;
  /** Every page that may be listed: those marked `noindex` are left out (spec §3 Content types). */
  readonly pages: readonly PageContent[];
  /** The day on which a page last changed, "2026-03-31", by its path. */
  readonly updates: ReadonlyMap<string, string>;
}
