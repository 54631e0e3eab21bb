import { Injectable } from '@nestjs/common';
import type { Order, RequestContext } from '@vendure/core';
import { ProductVariant, ProductVariantService, StockLevel, TransactionalConnection } from '@vendure/core';
import { In, IsNull } from 'typeorm';
import { unitsOf } from '#src/plugin/catalogue/line-contents';

/** Keeps two orders from being promised the same can. */
@Injectable()
export class StockCheck {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly variants: ProductVariantService,
  ) {}

  /**
   * True when there is enough of everything in these lines, and all of it is still sold. The stock stays locked until the end of
   * the transaction, in the order of its ids, so that orders with the same variants wait for each other and never in a circle.
   */
  async isEnough(ctx: RequestContext, { lines }: Pick<Order, 'lines'>): Promise<boolean> {
    const wanted = unitsOf(lines);
    const variants = await this.bySku(ctx, [...wanted.keys()]);
    if (variants.length !== wanted.size) return false;
    await this.lock(ctx, variants);
    for (const variant of variants)
      if ((wanted.get(variant.sku) ?? 0) > (await this.variants.getSaleableStockLevel(ctx, variant))) return false;
    return true;
  }

  private async lock(ctx: RequestContext, variants: readonly ProductVariant[]): Promise<void> {
    await this.connection
      .getRepository(ctx, StockLevel)
      .createQueryBuilder('level')
      .setLock('pessimistic_write')
      .where('level.productVariantId IN (:...ids)', { ids: variants.map(({ id }) => id) })
      .orderBy('level.id')
      .getMany();
  }

  private async bySku(ctx: RequestContext, skus: readonly string[]): Promise<readonly ProductVariant[]> {
    if (skus.length === 0) return [];
    const variants = this.connection.getRepository(ctx, ProductVariant);
    return variants.find({ where: { sku: In([...skus]), deletedAt: IsNull() } });
  }
}
