import { Injectable } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import { ProductVariant, ProductVariantService, TransactionalConnection } from '@vendure/core';
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
    const found = await this.connection
      .getRepository(ctx, ProductVariant)
      .createQueryBuilder('variant')
      .innerJoinAndSelect('variant.product', 'product')
      .innerJoin('variant.channels', 'channel', 'channel.id = :channel', { channel: ctx.channelId })
      .leftJoinAndSelect('variant.taxCategory', 'taxCategory')
      .leftJoinAndSelect('variant.productVariantPrices', 'prices')
      .where('variant.sku IN (:...skus)', { skus: [...new Set(skus)] })
      .andWhere('variant.deletedAt IS NULL AND product.deletedAt IS NULL')
      .andWhere('variant.enabled = true AND product.enabled = true')
      .getMany();
    // One after the other: a transaction has one connection.
    for (const variant of found) await this.variants.applyChannelPriceAndTax(variant, ctx);
    return found;
  }

  /** Throws NOT_FOUND for a sku that is not sold. */
  async require(ctx: RequestContext, sku: string): Promise<ProductVariant> {
    const [variant] = await this.bySku(ctx, [sku]);
    if (!variant) throw notFound('product');
    return variant;
  }
}
