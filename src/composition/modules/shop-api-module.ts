import { ContainerModule, type ServiceIdentifier } from 'inversify';
import { Privacy } from '#src/application/privacy/privacy';
import type { Bind } from '#src/composition/bind';
import type { Configuration } from '#src/composition/configuration/configuration';
import { lazyPort } from '#src/composition/lazy';
import { ports, shopApiPorts } from '#src/composition/tokens';
import { loadOnce } from '#src/infrastructure/shared/load-once';
import type { ShopApiAdapters } from '#src/infrastructure/shop-api/shop-api-adapters';

/** The shop's back end. Its adapters bring axios and class-validator, so they wait in one chunk until the first call. */
export function shopApiModule({ orderApi }: Configuration): ContainerModule {
  return new ContainerModule(({ bind }) => {
    for (const name of Object.keys(shopApiPorts) as (keyof ShopApiAdapters)[]) bindLazyPort(bind, name);
    bind(ports.shopApi).toResolvedValue(
      (authorization, logger, anonymousId, privacy) =>
        loadOnce(async () => {
          const { shopApiAdapters } = await import('#src/infrastructure/shop-api/shop-api-adapters');
          return shopApiAdapters(orderApi, authorization, logger, () =>
            privacy.allows('statistics') ? anonymousId.read() : undefined,
          );
        }),
      [ports.authorization, ports.logger, ports.anonymousId, Privacy],
    );
  });
}

function bindLazyPort(bind: Bind, name: keyof ShopApiAdapters): void {
  const port: ServiceIdentifier<object> = shopApiPorts[name];
  bind(port).toResolvedValue((load) => lazyPort<object>(async () => (await load())[name]), [ports.shopApi]);
}
