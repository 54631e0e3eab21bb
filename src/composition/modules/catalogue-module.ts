import { ContainerModule } from 'inversify';
import { construct } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';

/** What is sold, and where it may be sent. */
export const catalogueModule = new ContainerModule(({ bind }) => {
  construct(bind, CatalogueStore, [ports.contentReader, ports.logger]);
});
