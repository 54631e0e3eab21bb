import { ContainerModule } from 'inversify';
import { FindStores } from '#src/application/geography/find-stores';
import { LocationReader } from '#src/application/ports/geography/location-reader';
import { Logger } from '#src/application/ports/system/logger';
import { construct, constructEach } from '#src/composition/bind';
import { lazyPort } from '#src/composition/lazy';
import { StoreSearchPresenter } from '#src/ui/geography/store-search.presenter';

export { StoreSearch as View } from '#src/ui/geography/shared/store-search';

const storeSearchModule = new ContainerModule(({ bind }) => {
  bind(LocationReader).toResolvedValue(() =>
    lazyPort(async () => {
      const { openGazetteer } = await import('#src/infrastructure/geography/open-gazetteer');
      return openGazetteer();
    }),
  );
  construct(bind, FindStores, [LocationReader]);
  constructEach(bind, StoreSearchPresenter, [FindStores, Logger]);
});

export const modules = [storeSearchModule];
