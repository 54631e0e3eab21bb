import type { VariantReader } from '#src/application/ports/shop/variant-reader';
import type { Scheduler } from '#src/application/ports/system/scheduler';
import { HttpVariantReader } from './catalogue/http-variant-reader';
import { OpenShopCalls } from './open-shop-calls';
import type { ShopHttpOptions } from './shop-calls';

/** Prices and stock without the rest of the back end. This chunk is loaded on the first call. */
export function openVariantReader(options: ShopHttpOptions, scheduler: Scheduler): VariantReader {
  return new HttpVariantReader(new OpenShopCalls(options, scheduler));
}
