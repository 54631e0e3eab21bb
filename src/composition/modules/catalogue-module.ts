import { ContainerModule } from 'inversify';
import { construct } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';

/** The products that are sold, and the regions that they ship to. */
export const catalogueModule = new ContainerModule(({ bind }) => {
  construct(bind, CatalogueStore, [ports.contentReader, ports.logger]);
});
