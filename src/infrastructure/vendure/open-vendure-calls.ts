import type { Scheduler } from '#src/application/ports/system/scheduler';
import { checked } from '#src/infrastructure/shared/checks';
import { readText } from '#src/infrastructure/shared/read-text';
import { requireWebAddress } from '#src/infrastructure/shared/web-address';
import { dataOf } from './failures';
import type { Operation } from './operation';
import { callAddress, callHeaders, type VendureCalls, type VendureOptions } from './vendure-calls';

/** Milliseconds. */
const timeout = 15_000;

/**
 * Reads public data with fetch. Every visit to a product asks for today's offer, and would load axios for nothing else
 * (docs/adr/0009).
 */
export class OpenVendureCalls implements VendureCalls {
  constructor(
    private readonly options: VendureOptions,
    private readonly scheduler: Scheduler,
  ) {}

  async send<Variables, Data>({ name, text, check }: Operation<Variables, Data>, variables: Variables): Promise<Data> {
    requireWebAddress(this.options.baseUrl);
    const query = new URLSearchParams({ operationName: name, query: text, variables: JSON.stringify(variables) });
    const answer = await readText(`${callAddress(this.options)}?${query.toString()}`, {
      // The engine answers reads by GET only to callers that could not be a form on another page.
      headers: { ...callHeaders(this.options, {}), 'Apollo-Require-Preflight': 'true' },
      timeout,
      scheduler: this.scheduler,
    });
    return checked(check, dataOf(200, answer), 'data');
  }
}
