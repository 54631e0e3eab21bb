/** Who wants to hear when something is back, at the shop back end (spec §7 POST /api/stock_requests); open to everybody. */
export interface StockRequestGateway {
  /**
   * Asks for one mail when a variant can be had again; asking twice is noted once. Rejects with GatewayError:
   * `unprocessable_entity` with field errors, `email` or `variant`; some versions answer `not_found` for an unknown sku.
   */
  request(email: string, sku: string): Promise<void>;
}
