import { ContainerModule } from 'inversify';
import { adapt } from '#src/composition/bind';
import type { Configuration } from '#src/composition/configuration/configuration';
import { ports } from '#src/composition/tokens';
import { createContentfulClient } from '#src/infrastructure/contentful/contentful-client';
import { ContentfulContentReader } from '#src/infrastructure/contentful/contentful-content-reader';
import { ContentfulEntries } from '#src/infrastructure/contentful/contentful-entries';
import { MiniSearchIndexer } from '#src/infrastructure/search/search-file';

/** Content straight from the content service: at build time, and in preview. There is only ever the present build. */
export function contentServiceModule({ content }: Configuration, buildId: string): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(ContentfulContentReader).toResolvedValue(
      (variants, logger, clock) =>
        new ContentfulContentReader(
          new ContentfulEntries(createContentfulClient(content, logger)),
          variants,
          logger,
          clock,
        ),
      [ports.variantReader, ports.logger, ports.clock],
    );
    bind(ports.contentReader).toService(ContentfulContentReader);
    bind(ports.pageLister).toService(ContentfulContentReader);
    adapt(bind, ports.searchIndexer, MiniSearchIndexer, []);
    bind(ports.buildReader).toConstantValue({ runningBuildId: buildId, readBuildId: () => Promise.resolve(buildId) });
  });
}
