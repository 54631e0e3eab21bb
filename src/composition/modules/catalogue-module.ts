import { ContainerModule } from 'inversify';
import { ContentReader } from '#src/application/ports/content/content-reader';
import { Logger } from '#src/application/ports/system/logger';
import { construct } from '#src/composition/bind';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';

/** The products that are sold, and the regions that they ship to. */
export const catalogueModule = new ContainerModule(({ bind }) => {
  construct(bind, CatalogueStore, [ContentReader, Logger]);
});
