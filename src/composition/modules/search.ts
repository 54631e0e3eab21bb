import { SiteSearch } from '#src/application/ports/content/site-search';
import type { Container } from '#src/composition/container';
import { readExistingBuildFile } from '#src/infrastructure/page-data/build-file';
import { MiniSearchSiteSearch } from '#src/infrastructure/search/minisearch-site-search';
import { searchFileUrl, type SearchFile } from '#src/infrastructure/search/search-file';

/** Search, for its dialog and its page. */
export function adapters(container: Container): void {
  container.provide(
    SiteSearch,
    () => new MiniSearchSiteSearch(() => readExistingBuildFile<SearchFile>(searchFileUrl)),
    [],
  );
}
