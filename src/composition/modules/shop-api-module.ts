import { ContainerModule } from 'inversify';
import type { Configuration } from '../configuration';
import { deferred } from '../deferred';
import { ports } from '../tokens';

/**
 * The shop back end. Its adapters bring axios and class-validator along, so all of them wait in one chunk until the
 * first call.
 */
export function shopApiModule({ orderApi }: Configuration): ContainerModule {
  const load = () => import('./shop-api-adapters').then(({ shopApiAdapters }) => shopApiAdapters(orderApi));
  let adapters: ReturnType<typeof load> | undefined;
  const loaded = () => (adapters ??= load().catch((error: unknown) => {
    adapters = undefined;
    throw error;
  }));
  return new ContainerModule(({ bind }) => {
    bind(ports.orderGateway).toResolvedValue(() => deferred(async () => (await loaded()).orderGateway));
    bind(ports.checkoutGateway).toResolvedValue(() => deferred(async () => (await loaded()).checkoutGateway));
    bind(ports.variantReader).toResolvedValue(() => deferred(async () => (await loaded()).variantReader));
    bind(ports.countryReader).toResolvedValue(() => deferred(async () => (await loaded()).countryReader));
  });
}
