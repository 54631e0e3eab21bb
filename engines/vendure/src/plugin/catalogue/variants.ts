import { Injectable } from '@nestjs/common';
import type { ID, RequestContext } from '@vendure/core';
import { ProductVariant, ProductVariantService, TransactionalConnection } from '@vendure/core';
import type { SelectQueryBuilder } from 'typeorm';
import { notFound } from '#src/plugin/shop-failure';

/** The variants that are sold, found as the shop names them: by sku. */
@Injectable()
export class Variants {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly variants: ProductVariantService,
  ) {}

  /** Returns those that are sold, with their prices; others are absent. */
  async bySku(ctx: RequestContext, skus: readonly string[]): Promise<readonly ProductVariant[]> {
    if (skus.length === 0) return [];
    const found = await this.sold(ctx)
      .leftJoinAndSelect('variant.taxCategory', 'taxCategory')
      .leftJoinAndSelect('variant.productVariantPrices', 'prices')
      .andWhere('variant.sku IN (:...skus)', { skus: [...new Set(skus)] })
      .getMany();
    // One after the other: a transaction has one connection.
    for (const variant of found) await this.variants.applyChannelPriceAndTax(variant, ctx);
    return found;
  }

  /** Returns those that are sold, without their prices; others are absent. */
  async byId(ctx: RequestContext, ids: readonly ID[]): Promise<readonly ProductVariant[]> {
    if (ids.length === 0) return [];
    return this.sold(ctx)
      .andWhere('variant.id IN (:...ids)', { ids: [...ids] })
      .getMany();
  }

  /** Throws NOT_FOUND for a sku that is not sold. */
  async require(ctx: RequestContext, sku: string): Promise<ProductVariant> {
    const [variant] = await this.bySku(ctx, [sku]);
    if (!variant) throw notFound('product');
    return variant;
  }

  private sold(ctx: RequestContext): SelectQueryBuilder<ProductVariant> {
    return this.connection
      .getRepository(ctx, ProductVariant)
      .createQueryBuilder('variant')
      .innerJoinAndSelect('variant.product', 'product')
      .innerJoin('variant.channels', 'channel', 'channel.id = :channel', { channel: ctx.channelId })
      .where('variant.deletedAt IS NULL AND product.deletedAt IS NULL')
      .andWhere('variant.enabled = true AND product.enabled = true');
  }
}
