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
import { randomId } from '#src/infrastructure/shared/random-id';
import { shopApiPorts, type ShopApiAdapters } from '#src/infrastructure/shop-api/shop-api-ports';
import type { ShopHttpOptions } from '#src/infrastructure/shop-api/shop-calls';
import type { VendureOptions } from '#src/infrastructure/vendure/vendure-calls';

/** Loads the adapters of the back end, once for all of their ports. */
export const ShopApi = token<() => Promise<ShopApiAdapters>>('ShopApi');

/**
 * The shop's back end. Its adapters bring axios, so they wait in one chunk until the first call. Today's offers do not: pages
 * at rest ask for them. The engine is chosen when the site is built (VITE_SHOP_ENGINE), and another one's code is in no chunk.
 */
export function adapters(container: Container): void {
  for (const name of Object.keys(lazyPorts) as PortName[]) bindLazyPort(container, name);
  container.provide(ShopApi, () => loadOnce(() => loadShopApi(container)), []);
  container.bind(
    VariantReader,
    lazyPort(() => loadVariantReader(container)),
  );
}

export async function loadShopApi(container: Container): Promise<ShopApiAdapters> {
  const { idempotencyKeys, storeId } = container.get(Settings).orderApi;
  const keys = idempotencyKeys ? { random: { id: randomId }, scheduler: container.get(Scheduler) } : undefined;
  const authorization = container.get(Authorization);
  if (import.meta.env.VITE_SHOP_ENGINE === 'vendure') {
    const { vendureAdapters } = await import('#src/infrastructure/vendure/vendure-adapters');
    return vendureAdapters(vendureOptions(container), authorization, keys);
  }
  const { shopApiAdapters } = await import('#src/infrastructure/shop-api/shop-api-adapters');
  return shopApiAdapters(shopHttpOptions(container), storeId, authorization, keys);
}

async function loadVariantReader(container: Container): Promise<VariantReader> {
  const scheduler = container.get(Scheduler);
  if (import.meta.env.VITE_SHOP_ENGINE === 'vendure') {
    const { openVariantReader } = await import('#src/infrastructure/vendure/open-variant-reader');
    return openVariantReader(vendureOptions(container), scheduler);
  }
  const { openVariantReader } = await import('#src/infrastructure/shop-api/open-variant-reader');
  return openVariantReader(shopHttpOptions(container), scheduler);
}

function vendureOptions(container: Container): VendureOptions {
  const { url, tenantId } = container.get(Settings).orderApi;
  return { baseUrl: url, channelToken: tenantId, anonymousId: anonymousIdOf(container) };
}

function shopHttpOptions(container: Container): ShopHttpOptions {
  const { url, storeSlug, orderCookie } = container.get(Settings).orderApi;
  return { baseUrl: url, storeSlug, orderCookie, anonymousId: anonymousIdOf(container) };
}

function anonymousIdOf(container: Container): () => string | undefined {
  const privacy = container.get(Privacy);
  return () => (privacy.allows('statistics') ? container.get(AnonymousId).read() : undefined);
}

type PortName = keyof typeof shopApiPorts;

/** Only a port of which every method answers a promise can wait for its adapter. */
const lazyPorts: { readonly [Name in PortName]: Token<AsyncPort<ShopApiAdapters[Name]>> } = shopApiPorts;

function bindLazyPort(container: Container, name: PortName): void {
  const port: Token<object> = shopApiPorts[name];
  container.provide(port, (load) => lazyPort<object>(async () => (await load())[name]), [ShopApi]);
}
