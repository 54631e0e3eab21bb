import type { PageContent } from '#src/domain/page/page-content';
import type { ShellContent } from '#src/domain/site/site-content';
import type { SiteIdentity } from '#src/ui/shell/site-identity';

export interface SiteFileSource {
  readonly site: SiteIdentity;
  readonly shell: ShellContent;
  /** Leaves out pages that are marked `noindex` (spec §3 Content types). */
  readonly pages: readonly PageContent[];
  /** By path; days are written as 2026-03-31. */
  readonly updates: ReadonlyMap<string, string>;
}
