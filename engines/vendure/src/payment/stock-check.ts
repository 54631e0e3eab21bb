import { Injectable } from '@nestjs/common';
import type { Order, RequestContext } from '@vendure/core';
import { ProductVariantService, StockLevel, TransactionalConnection } from '@vendure/core';

/** Keeps two orders from being promised the same can. */
@Injectable()
export class StockCheck {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly variants: ProductVariantService,
  ) {}

  /**
   * True when there is enough of everything in the order. The stock stays locked until the end of the transaction, in the
   * order of its ids, so that orders with the same variants wait for each other and never in a circle.
   */
  async isEnough(ctx: RequestContext, { lines }: Order): Promise<boolean> {
    const wanted = new Map<string, { readonly line: Order['lines'][number]; readonly quantity: number }>();
    for (const line of lines) {
      const id = String(line.productVariant.id);
      wanted.set(id, { line, quantity: line.quantity + (wanted.get(id)?.quantity ?? 0) });
    }
    await this.connection
      .getRepository(ctx, StockLevel)
      .createQueryBuilder('level')
      .setLock('pessimistic_write')
      .where('level.productVariantId IN (:...ids)', { ids: [...wanted.keys()] })
      .orderBy('level.id')
      .getMany();
    for (const { line, quantity } of wanted.values())
      if (quantity > (await this.variants.getSaleableStockLevel(ctx, line.productVariant))) return false;
    return true;
  }
}
