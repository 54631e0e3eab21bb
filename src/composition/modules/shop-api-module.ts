import { ContainerModule } from 'inversify';
import { Authorization } from '#src/application/ports/identity/authorization';
import { Logger } from '#src/application/ports/system/logger';
import { type Token, token } from '#src/application/ports/token';
import { AnonymousId } from '#src/application/ports/tracking/anonymous-id';
import { Privacy } from '#src/application/privacy/privacy';
import type { Bind } from '#src/composition/bind';
import type { Configuration } from '#src/composition/configuration/configuration';
import { type AsyncPort, lazyPort } from '#src/composition/lazy';
import { loadOnce } from '#src/infrastructure/shared/load-once';
import { type ShopApiAdapters, shopApiPorts } from '#src/infrastructure/shop-api/shop-api-ports';

/** Loads the adapters of the back end, once for all of their ports. */
export const ShopApi = token<() => Promise<ShopApiAdapters>>('ShopApi');

/** The shop's back end. Its adapters bring axios and class-validator, so they wait in one chunk until the first call. */
export function shopApiModule({ orderApi }: Configuration): ContainerModule {
  return new ContainerModule(({ bind }) => {
    for (const name of Object.keys(lazyPorts) as (keyof ShopApiAdapters)[]) bindLazyPort(bind, name);
    bind(ShopApi).toResolvedValue(
      (authorization, logger, anonymousId, privacy) =>
        loadOnce(async () => {
          const { shopApiAdapters } = await import('#src/infrastructure/shop-api/shop-api-adapters');
          return shopApiAdapters(orderApi, authorization, logger, () =>
            privacy.allows('statistics') ? anonymousId.read() : undefined,
          );
        }),
      [Authorization, Logger, AnonymousId, Privacy],
    );
  });
}

/** Only a port of which every method answers a promise can wait for its adapter. */
const lazyPorts: { readonly [Name in keyof ShopApiAdapters]: Token<AsyncPort<ShopApiAdapters[Name]>> } = shopApiPorts;

function bindLazyPort(bind: Bind, name: keyof ShopApiAdapters): void {
  const port: Token<object> = shopApiPorts[name];
  bind(port).toResolvedValue((load) => lazyPort<object>(async () => (await load())[name]), [ShopApi]);
}
