import { ContainerModule } from 'inversify';
import { ports } from '#src/composition/tokens';
import { PageDataReader } from '#src/infrastructure/page-data/page-data-reader';

/** Content in the browser: the files of the build that this document belongs to. */
export function pageDataModule(buildId: string): ContainerModule {
  return new ContainerModule(({ bind }) => {
    const reader = new PageDataReader(buildId);
    bind(ports.contentReader).toConstantValue(reader);
    bind(ports.buildReader).toConstantValue(reader);
  });
}
