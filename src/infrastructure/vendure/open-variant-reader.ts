import type { VariantReader } from '#src/application/ports/shop/variant-reader';
import type { Scheduler } from '#src/application/ports/system/scheduler';
import { VendureVariantReader } from './catalogue/vendure-variant-reader';
import { OpenVendureCalls } from './open-vendure-calls';
import type { VendureOptions } from './vendure-calls';

/** Prices and stock without the rest of the engine. This chunk is loaded on the first call. */
export function openVariantReader(options: VendureOptions, scheduler: Scheduler): VariantReader {
  return new VendureVariantReader(new OpenVendureCalls(options, scheduler));
}
