import { Injectable } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import { TransactionalConnection } from '@vendure/core';
import { Variants } from '#src/plugins/core/catalogue/variants';
import { invalid } from '#src/plugins/core/shop-failure';
import { isEmail, normalEmail } from '#src/plugins/core/text-checks';
import { RecentCalls } from '#src/plugins/recent-calls/recent-calls';
import { StockRequest } from '#src/plugins/stock-notice/entities/stock-request.entity';
import { StockNotices } from './stock-notices';

/** Stores the address that waits for a product (spec §7 POST /api/stock_requests). Anyone may ask, for any address. */
@Injectable()
export class StockRequests {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly variants: Variants,
    private readonly calls: RecentCalls,
    private readonly notices: StockNotices,
  ) {}

  /**
   * Notes a request; one that waits already is noted once, and one after the mail counts anew. One for goods that can be bought now
   * needs no mail, and is not noted. Throws INVALID, which names `email` or `variant`, or RATE_LIMITED.
   */
  async add(ctx: RequestContext, sentEmail: string, sku: string): Promise<void> {
    const email = normalEmail(sentEmail);
    const [variant] = await this.variants.bySku(ctx, [sku]);
    const fields = {
      ...(isEmail(email) ? {} : { email: ['is invalid'] }),
      ...(variant ? {} : { variant: ['must exist'] }),
    };
    if (!variant || Object.keys(fields).length > 0) throw invalid(fields);
    await this.calls.takeMessage('stock-requests', email, ctx.req?.ip);
    if ((await this.notices.supplied(ctx, [variant.id])).length > 0) return;
    await this.connection
      .getRepository(ctx, StockRequest)
      .createQueryBuilder()
      .insert()
      .values({ email, variantId: variant.id })
      .orIgnore()
      .execute();
  }
}
