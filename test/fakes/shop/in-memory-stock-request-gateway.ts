import type { StockRequestGateway } from '#src/application/ports/shop/stock-request-gateway';
import { isEmail } from '#test/fakes/is-email';
import type { InMemoryShop } from './in-memory-shop';
import { invalid } from './refusals';

export class InMemoryStockRequestGateway implements StockRequestGateway {
  constructor(private readonly shop: InMemoryShop) {}

  request(email: string, sku: string): Promise<void> {
    return this.shop.run('request', () => {
      const isSold = this.shop.world.variants.some((variant) => variant.sku === sku);
      const errors = {
        ...(isEmail(email) ? {} : { email: ['is invalid'] }),
        ...(isSold ? {} : { variant: ['must exist'] }),
      };
      if (Object.keys(errors).length > 0) throw invalid(errors);
      // Goods that can be bought now need no mail.
      const variant = this.shop.variant(sku);
      if (variant.backOrderable === true || this.shop.onHand(variant) > 0) return;
      this.shop.stockRequests.add(`${email.toLowerCase()} waits for ${sku}`);
    });
  }
}
