import { token } from '#src/application/ports/token';

/** Open to everybody (spec §7 POST /api/stock_requests). */
export interface StockRequestGateway {
  /**
   * A second request changes nothing. Rejects with GatewayError: `unprocessable_entity` with field errors, `email` or
   * `variant`; some versions respond with `not_found` for an unknown sku.
   */
  request(email: string, sku: string): Promise<void>;
}

export const StockRequestGateway = token<StockRequestGateway>('StockRequestGateway');
