import { Authorization } from '#src/application/ports/identity/authorization';
import { Settings } from '#src/composition/configuration/settings';
import type { Container } from '#src/composition/container';
import { shopApiAdapters } from '#src/infrastructure/shop-api/shop-api-adapters';
import type { ShopApiAdapters } from '#src/infrastructure/shop-api/shop-api-ports';
import type { ShopHttpOptions } from '#src/infrastructure/shop-api/shop-calls';
import { keySource } from './key-source';

/** Makes the adapters of a back end that speaks as the specification says; loads with the first call. */
export function openSpecification(container: Container, options: ShopHttpOptions): ShopApiAdapters {
  const { storeId } = container.get(Settings).orderApi;
  return shopApiAdapters(options, storeId, container.get(Authorization), keySource(container));
}
