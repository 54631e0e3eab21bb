import type { StockRequestGateway } from '#src/application/ports/shop/stock-request-gateway';
import type { ShopCalls } from '#src/infrastructure/shop-api/shop-calls';

/** Stock requests over HTTP. Does not read the response, which differs between versions of the back end. */
export class HttpStockRequestGateway implements StockRequestGateway {
  constructor(private readonly http: ShopCalls) {}

  async request(email: string, sku: string): Promise<void> {
    await this.http.send({
      method: 'POST',
      path: ['stock_requests'],
      body: { stock_request: { email, sku } },
      isOpen: true,
    });
  }
}
