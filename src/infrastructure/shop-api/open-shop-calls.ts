import type { Scheduler } from '#src/application/ports/system/scheduler';
import { readText } from '#src/infrastructure/shared/read-text';
import { requireWebAddress } from '#src/infrastructure/shared/web-address';
import { callAddress, callHeaders, type ShopCall, type ShopCalls, type ShopHttpOptions } from './shop-calls';

/** Milliseconds. */
export const openCallTimeout = 15_000;

/**
 * Reads public data with fetch. Every visit to a product asks for today's offer, and would load axios for nothing else
 * (docs/adr/0009).
 */
export class OpenShopCalls implements ShopCalls {
  constructor(
    private readonly options: ShopHttpOptions,
    private readonly scheduler: Scheduler,
  ) {}

  async send(call: ShopCall): Promise<string> {
    const { baseUrl } = this.options;
    requireWebAddress(baseUrl);
    return readText(baseUrl.replace(/\/$/, '') + callAddress(call), {
      headers: callHeaders(this.options, call),
      timeout: openCallTimeout,
      scheduler: this.scheduler,
    });
  }
}
