import { GatewayError } from '#src/application/ports/gateway-error';
import type { Searchable } from '#src/domain/search/search-entry';
import { MiniSearchSiteSearch } from '#src/infrastructure/search/minisearch-site-search';
import { MiniSearchIndexer, type SearchFile } from '#src/infrastructure/search/search-file';
import { InMemorySiteSearch } from '#test/fakes/content/in-memory-site-search';
import { describeSiteSearch } from './describe-site-search';

const unreachable = new GatewayError({ code: 'network_error' });

/** The file as it comes from the build, over the wire. */
function fileOf(searchables: readonly Searchable[]): SearchFile {
  return JSON.parse(JSON.stringify(new MiniSearchIndexer().index(searchables))) as SearchFile;
}

describeSiteSearch('MiniSearchSiteSearch', {
  over: (searchables) => new MiniSearchSiteSearch(() => Promise.resolve(fileOf(searchables))),
  failingOnce: (searchables) => {
    let failures = 1;
    return new MiniSearchSiteSearch(() =>
      failures-- > 0 ? Promise.reject(unreachable) : Promise.resolve(fileOf(searchables)),
    );
  },
});

describeSiteSearch('InMemorySiteSearch', {
  over: (searchables) => new InMemorySiteSearch(searchables),
  failingOnce: (searchables) => {
    const search = new InMemorySiteSearch(searchables);
    search.failNext(unreachable);
    return search;
  },
});
