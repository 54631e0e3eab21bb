import { token } from '#src/application/ports/token';
import type { StoreCreditPage } from '#src/domain/store-credit/store-credit';

/** The signed-in customer's store credit (spec §7 GET store_credit_events/mine). Rejects with GatewayError. */
export interface StoreCreditReader {
  /** One page from 1, the newest first; no events past the last page. `unauthorized` for a guest. */
  list(query: { readonly page: number }): Promise<StoreCreditPage>;
}

export const StoreCreditReader = token<StoreCreditReader>('StoreCreditReader');
