import { Authorization } from '#src/application/ports/identity/authorization';
import type { Container } from '#src/composition/container';
import type { ShopApiAdapters } from '#src/infrastructure/shop-api/shop-api-ports';
import { vendureAdapters } from '#src/infrastructure/vendure/vendure-adapters';
import type { VendureOptions } from '#src/infrastructure/vendure/vendure-calls';
import { keySource } from './key-source';

/** Makes the adapters of Vendure; loads with the first call. */
export function openVendure(container: Container, options: VendureOptions): ShopApiAdapters {
  return vendureAdapters(options, container.get(Authorization), keySource(container));
}
