import { ContainerModule } from 'inversify';
import { FindStores } from '#src/application/geography/find-stores';
import { construct, constructEach } from '#src/composition/bind';
import { lazyPort } from '#src/composition/lazy';
import { ports } from '#src/composition/tokens';
import { StoreSearchPresenter } from '#src/ui/geography/store-search.presenter';

export { StoreSearch as View } from '#src/ui/geography/shared/store-search';

const storeSearchModule = new ContainerModule(({ bind }) => {
  bind(ports.locationReader).toResolvedValue(() =>
    lazyPort(async () => {
      const { openGazetteer } = await import('#src/infrastructure/geography/open-gazetteer');
      return openGazetteer();
    }),
  );
  construct(bind, FindStores, [ports.locationReader]);
  constructEach(bind, StoreSearchPresenter, [FindStores, ports.logger]);
});

export const modules = [storeSearchModule];
