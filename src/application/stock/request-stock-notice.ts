import type { StockRequestGateway } from '#src/application/ports/shop/stock-request-gateway';
import type { VariantReader } from '#src/application/ports/shop/variant-reader';

/** Noted: a mail will come. Available: it can be had again already, and nobody has to wait for a mail. */
export type StockNoticeOutcome = 'noted' | 'available';

/**
 * Asks to be told when something is back (spec §7 POST stock_requests). The page that asks may be older than the last
 * delivery, so the stock is looked at first (spec §7 stock_availabilities).
 */
export class RequestStockNotice {
  constructor(
    private readonly requests: StockRequestGateway,
    private readonly variants: VariantReader,
  ) {}

  /** Rejects with GatewayError: `not_found` for what is not sold any more, `unprocessable_entity` for a bad address. */
  async execute(email: string, sku: string): Promise<StockNoticeOutcome> {
    const { inStock } = await this.variants.readAvailability(sku);
    if (inStock) return 'available';
    await this.requests.request(email.trim(), sku);
    return 'noted';
  }
}
