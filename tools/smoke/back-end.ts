import 'reflect-metadata';
import type { VariantReader } from '#src/application/ports/shop/variant-reader';
import { readConfiguration } from '#src/composition/configuration/read-configuration';
import { randomId } from '#src/infrastructure/shared/random-id';
import { openVariantReader as openSpecificationVariants } from '#src/infrastructure/shop-api/open-variant-reader';
import { shopApiAdapters } from '#src/infrastructure/shop-api/shop-api-adapters';
import type { ShopApiAdapters } from '#src/infrastructure/shop-api/shop-api-ports';
import { TimerScheduler } from '#src/infrastructure/system/timer-scheduler';
import { openVariantReader as openVendureVariants } from '#src/infrastructure/vendure/open-variant-reader';
import { vendureAdapters } from '#src/infrastructure/vendure/vendure-adapters';
import { callAddress } from '#src/infrastructure/vendure/vendure-calls';
import type { Variables } from '#tools/environment';

/** The back end of a shop, asked by the shop's own adapters. */
export interface BackEnd {
  /** The address that its calls go to, or begin with. */
  readonly url: string;
  readonly adapters: ShopApiAdapters;
  readonly variants: VariantReader;
}

/** Opens the back end that a shop was built for; for a guest, or for the customer of a session's token. */
export function openBackEnd(variables: Variables, jwt?: string): BackEnd {
  const { shopEngine, orderApi } = readConfiguration(variables);
  const { url, storeId, storeSlug, tenantId, idempotencyKeys } = orderApi;
  const scheduler = new TimerScheduler();
  const keys = idempotencyKeys ? { random: { id: randomId }, scheduler } : undefined;
  const authorization = {
    token: () => Promise.resolve(jwt),
    renew: () => Promise.resolve(false),
    giveUp: () => Promise.resolve(),
  };
  if (shopEngine === 'vendure') {
    const options = { baseUrl: url, channelToken: tenantId };
    const adapters = vendureAdapters(options, authorization, keys);
    return { url: callAddress(options), adapters, variants: openVendureVariants(options, scheduler) };
  }
  const options = { baseUrl: url, storeSlug };
  const adapters = shopApiAdapters(options, storeId, authorization, keys);
  return { url, adapters, variants: openSpecificationVariants(options, scheduler) };
}
