import { ContainerModule } from 'inversify';
import { ContentReader } from '#src/application/ports/content/content-reader';
import { SiteSearch } from '#src/application/ports/content/site-search';
import { VariantReader } from '#src/application/ports/shop/variant-reader';
import { Logger } from '#src/application/ports/system/logger';
import { Scheduler } from '#src/application/ports/system/scheduler';
import { EventTracker } from '#src/application/ports/tracking/event-tracker';
import { constructEach } from '#src/composition/bind';
import { construct } from '#src/composition/bind';
import { readExistingBuildFile } from '#src/infrastructure/page-data/build-file';
import { MiniSearchSiteSearch } from '#src/infrastructure/search/minisearch-site-search';
import { type SearchFile, searchFileUrl } from '#src/infrastructure/search/search-file';
import { SearchAnswer } from '#src/ui/search/search-answer';
import { SearchPresenter } from '#src/ui/search/search.presenter';
import { SuggestionsPresenter } from '#src/ui/search/suggestions.presenter';
import { DocumentHead } from '#src/ui/shell/page-head';

/** Search, for its dialog and its page. */
export const searchModule = new ContainerModule(({ bind }) => {
  bind(SiteSearch).toResolvedValue(
    () => new MiniSearchSiteSearch(() => readExistingBuildFile<SearchFile>(searchFileUrl)),
  );
  construct(bind, SearchAnswer, [SiteSearch, Scheduler, Logger]);
  constructEach(bind, SuggestionsPresenter, [SiteSearch, Scheduler, Logger]);
  constructEach(bind, SearchPresenter, [
    SearchAnswer,
    ContentReader,
    VariantReader,
    DocumentHead,
    EventTracker,
    Logger,
  ]);
});
