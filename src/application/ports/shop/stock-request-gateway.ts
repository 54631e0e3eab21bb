import { token } from '#src/application/ports/token';

/**
 * Requests for a mail when a product is back in stock, at the shop back end (spec §7 POST /api/stock_requests); open to
 * everybody.
 */
export interface StockRequestGateway {
  /**
   * Requests one mail when a variant is available again; a second request changes nothing. Rejects with GatewayError:
   * `unprocessable_entity` with field errors, `email` or `variant`; some versions respond with `not_found` for an unknown
   * sku.
   */
  request(email: string, sku: string): Promise<void>;
}

export const StockRequestGateway = token<StockRequestGateway>('StockRequestGateway');
