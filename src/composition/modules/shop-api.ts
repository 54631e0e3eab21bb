import { Authorization } from '#src/application/ports/identity/authorization';
import { VariantReader } from '#src/application/ports/shop/variant-reader';
import { Scheduler } from '#src/application/ports/system/scheduler';
import { token, type Token } from '#src/application/ports/token';
import { AnonymousId } from '#src/application/ports/tracking/anonymous-id';
import { Privacy } from '#src/application/privacy/privacy';
import { Settings } from '#src/composition/configuration/settings';
import type { Container } from '#src/composition/container';
import { lazyPort, type AsyncPort } from '#src/composition/lazy';
import { loadOnce } from '#src/infrastructure/shared/load-once';
import { shopApiPorts, type ShopApiAdapters } from '#src/infrastructure/shop-api/shop-api-ports';
import type { ShopHttpOptions } from '#src/infrastructure/shop-api/shop-calls';

/** Loads the adapters of the back end, once for all of their ports. */
export const ShopApi = token<() => Promise<ShopApiAdapters>>('ShopApi');

/**
 * The shop's back end. Its adapters bring axios and class-validator, so they wait in one chunk until the first call. Today's
 * offers bring neither: pages at rest ask for them.
 */
export function adapters(container: Container): void {
  for (const name of Object.keys(lazyPorts) as (keyof ShopApiAdapters)[]) bindLazyPort(container, name);
  container.provide(ShopApi, () => loadOnce(() => loadShopApi(container)), []);
  container.bind(
    VariantReader,
    lazyPort(async () => {
      const { openVariantReader } = await import('#src/infrastructure/shop-api/open-variant-reader');
      return openVariantReader(shopHttpOptions(container), container.get(Scheduler));
    }),
  );
}

export async function loadShopApi(container: Container): Promise<ShopApiAdapters> {
  const { shopApiAdapters } = await import('#src/infrastructure/shop-api/shop-api-adapters');
  const { storeId } = container.get(Settings).orderApi;
  return shopApiAdapters(shopHttpOptions(container), storeId, container.get(Authorization));
}

function shopHttpOptions(container: Container): ShopHttpOptions {
  const { url, storeSlug } = container.get(Settings).orderApi;
  const privacy = container.get(Privacy);
  return {
    baseUrl: url,
    storeSlug,
    anonymousId: () => (privacy.allows('statistics') ? container.get(AnonymousId).read() : undefined),
  };
}

/** Only a port of which every method answers a promise can wait for its adapter. */
const lazyPorts: { readonly [Name in keyof ShopApiAdapters]: Token<AsyncPort<ShopApiAdapters[Name]>> } = shopApiPorts;

function bindLazyPort(container: Container, name: keyof ShopApiAdapters): void {
  const port: Token<object> = shopApiPorts[name];
  container.provide(port, (load) => lazyPort<object>(async () => (await load())[name]), [ShopApi]);
}
