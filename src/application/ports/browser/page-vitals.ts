import { token } from '#src/application/ports/token';
import type { PageVital } from '#src/domain/tracking/tracked-events';

/** The speed and steadiness of the first page of a document, as the browser measures them. */
export interface PageVitals {
  /**
   * Calls once for each value, when it is final: mostly as the page is left. Rejects with GatewayError `network_error` when the
   * code that reads them could not be loaded.
   */
  observe(tell: (vital: PageVital) => void): Promise<void>;
}

export const PageVitals = token<PageVitals>('PageVitals');
