import type { StockRequestGateway } from '#src/application/ports/shop/stock-request-gateway';
import { requestStockNotice } from '#src/infrastructure/vendure/operations.generated';
import type { VendureCalls } from '#src/infrastructure/vendure/vendure-calls';

/** Stock requests, which the engine answers by mail. */
export class VendureStockRequestGateway implements StockRequestGateway {
  constructor(private readonly calls: VendureCalls) {}

  async request(email: string, sku: string): Promise<void> {
    await this.calls.send(requestStockNotice, { email, sku });
  }
}
