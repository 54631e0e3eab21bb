import { ContainerModule } from 'inversify';
import { constructEach } from '#src/composition/bind';
import { construct } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { readExistingBuildFile } from '#src/infrastructure/page-data/build-file';
import { MiniSearchSiteSearch } from '#src/infrastructure/search/minisearch-site-search';
import { type SearchFile, searchFileUrl } from '#src/infrastructure/search/search-file';
import { SearchAnswer } from '#src/ui/search/search-answer';
import { SearchPresenter } from '#src/ui/search/search.presenter';
import { SuggestionsPresenter } from '#src/ui/search/suggestions.presenter';

/** Search, for its dialog and its page. */
export const searchModule = new ContainerModule(({ bind }) => {
  bind(ports.siteSearch).toResolvedValue(
    () => new MiniSearchSiteSearch(() => readExistingBuildFile<SearchFile>(searchFileUrl)),
  );
  construct(bind, SearchAnswer, [ports.siteSearch, ports.scheduler, ports.logger]);
  constructEach(bind, SuggestionsPresenter, [ports.siteSearch, ports.scheduler, ports.logger]);
  constructEach(bind, SearchPresenter, [
    SearchAnswer,
    ports.contentReader,
    ports.variantReader,
    ports.documentHead,
    ports.eventTracker,
    ports.logger,
  ]);
});
