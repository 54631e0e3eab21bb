import { ContainerModule } from 'inversify';
import { BuildReader } from '#src/application/ports/content/build-reader';
import { ContentReader } from '#src/application/ports/content/content-reader';
import { PageLister } from '#src/application/ports/content/page-lister';
import { SearchIndexer } from '#src/application/ports/content/search-indexer';
import { VariantReader } from '#src/application/ports/shop/variant-reader';
import { Clock } from '#src/application/ports/system/clock';
import { Logger } from '#src/application/ports/system/logger';
import { adapt } from '#src/composition/bind';
import type { Configuration } from '#src/composition/configuration/configuration';
import { contentAddresses } from '#src/composition/page-addresses';
import { createContentfulClient } from '#src/infrastructure/contentful/contentful-client';
import { ContentfulContentReader } from '#src/infrastructure/contentful/contentful-content-reader';
import { ContentfulEntries } from '#src/infrastructure/contentful/contentful-entries';
import { MiniSearchIndexer } from '#src/infrastructure/search/search-file';

/** Content straight from the content service: at build time, and in preview. There is only ever the present build. */
export function contentServiceModule(configuration: Configuration, buildId: string): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(ContentfulContentReader).toResolvedValue(
      (variants, logger, clock) =>
        new ContentfulContentReader(
          new ContentfulEntries(createContentfulClient(configuration.content, logger)),
          variants,
          logger,
          clock,
          contentAddresses(configuration),
        ),
      [VariantReader, Logger, Clock],
    );
    bind(ContentReader).toService(ContentfulContentReader);
    bind(PageLister).toService(ContentfulContentReader);
    adapt(bind, SearchIndexer, MiniSearchIndexer, []);
    bind(BuildReader).toConstantValue({ runningBuildId: buildId, readBuildId: () => Promise.resolve(buildId) });
  });
}
