import { ContainerModule } from 'inversify';
import type { Configuration } from '#src/composition/configuration';
import { deferred } from '#src/composition/deferred';
import { ports } from '#src/composition/tokens';
import { loadOnce } from '#src/infrastructure/shared/load-once';

/**
 * The shop back end. Its adapters bring axios and class-validator along, so all of them wait in one chunk until the
 * first call.
 */
export function shopApiModule({ orderApi }: Configuration): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(ports.shopApi).toResolvedValue(
      (authorization, journal) =>
        loadOnce(async () => (await import('./shop-api-adapters')).shopApiAdapters(orderApi, authorization, journal)),
      [ports.authorization, ports.journal],
    );
    bind(ports.orderGateway).toResolvedValue(
      (load) => deferred(async () => (await load()).orderGateway),
      [ports.shopApi],
    );
    bind(ports.checkoutGateway).toResolvedValue(
      (load) => deferred(async () => (await load()).checkoutGateway),
      [ports.shopApi],
    );
    bind(ports.variantReader).toResolvedValue(
      (load) => deferred(async () => (await load()).variantReader),
      [ports.shopApi],
    );
    bind(ports.countryReader).toResolvedValue(
      (load) => deferred(async () => (await load()).countryReader),
      [ports.shopApi],
    );
    bind(ports.subscriptionGateway).toResolvedValue(
      (load) => deferred(async () => (await load()).subscriptionGateway),
      [ports.shopApi],
    );
    bind(ports.customerGateway).toResolvedValue(
      (load) => deferred(async () => (await load()).customerGateway),
      [ports.shopApi],
    );
  });
}
