import { StockRequestGateway } from '#src/application/ports/shop/stock-request-gateway';
import { VariantReader } from '#src/application/ports/shop/variant-reader';
import type { Used } from '#src/application/ports/token';

/** `noted`: a mail will come. `available`: it is back in stock, so no mail is needed. */
export type StockNoticeOutcome = 'noted' | 'available';

/**
 * Asks for a mail when a product is back in stock (spec §7 POST stock_requests). The page may be older than the last
 * delivery, so the stock is checked first (spec §7 stock_availabilities).
 */
export class RequestStockNotice {
  static readonly uses = { requests: StockRequestGateway, variants: VariantReader };

  constructor(private readonly use: Used<typeof RequestStockNotice.uses>) {}

  /**
   * Rejects with GatewayError: `not_found` for a product that is not sold any more, `unprocessable_entity` for a bad
   * address.
   */
  async execute(email: string, sku: string): Promise<StockNoticeOutcome> {
    const { inStock } = await this.use.variants.readAvailability(sku);
    if (inStock) return 'available';
    await this.use.requests.request(email.trim(), sku);
    return 'noted';
  }
}
