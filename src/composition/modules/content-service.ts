import { BuildReader } from '#src/application/ports/content/build-reader';
import { ContentReader } from '#src/application/ports/content/content-reader';
import { PageLister } from '#src/application/ports/content/page-lister';
import { SearchIndexer } from '#src/application/ports/content/search-indexer';
import { VariantReader } from '#src/application/ports/shop/variant-reader';
import { Clock } from '#src/application/ports/system/clock';
import { token } from '#src/application/ports/token';
import { Settings } from '#src/composition/configuration/settings';
import type { Container } from '#src/composition/container';
import { contentScope } from '#src/composition/page-addresses';
import { createContentfulClient } from '#src/infrastructure/contentful/contentful-client';
import { ContentfulContentReader } from '#src/infrastructure/contentful/contentful-content-reader';
import { ContentfulEntries } from '#src/infrastructure/contentful/contentful-entries';
import { offeredEntries } from '#src/infrastructure/contentful/offered-entries';
import { MiniSearchIndexer } from '#src/infrastructure/search/search-file';

const Reader = token<ContentfulContentReader>('ContentfulContentReader');

/** Content straight from the content service: at build time, and in preview. There is only ever the present build. */
export function adapters(container: Container, buildId: string): void {
  container.provide(
    Reader,
    (settings, variants, clock) => {
      const scope = contentScope(settings);
      const entries = new ContentfulEntries(createContentfulClient(settings.content));
      return new ContentfulContentReader(offeredEntries(entries, scope), variants, clock, scope.addresses);
    },
    [Settings, VariantReader, Clock],
  );
  container.provide(ContentReader, (reader) => reader, [Reader]);
  container.provide(PageLister, (reader) => reader, [Reader]);
  container.adapt(SearchIndexer, MiniSearchIndexer);
  container.bind(BuildReader, {
    runningBuildId: buildId,
    isBuilt: false,
    readBuildId: () => Promise.resolve(buildId),
  });
}
