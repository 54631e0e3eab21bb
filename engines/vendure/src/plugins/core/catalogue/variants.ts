import { Injectable } from '@nestjs/common';
import type { ID, RequestContext } from '@vendure/core';
import { ProductVariant, ProductVariantService, TransactionalConnection, TranslatorService } from '@vendure/core';
import type { SelectQueryBuilder } from 'typeorm';
import { notFound } from '#src/plugins/core/shop-failure';

interface Named {
  readonly ids: readonly ID[];
  readonly skus: readonly string[];
}

/** The variants that are sold, found as the shop names them: by sku. */
@Injectable()
export class Variants {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly variants: ProductVariantService,
    private readonly translator: TranslatorService,
  ) {}

  /** Returns those that are sold, with their prices; others are absent. */
  async bySku(ctx: RequestContext, skus: readonly string[]): Promise<readonly ProductVariant[]> {
    if (skus.length === 0) return [];
    const named = this.sold(ctx).andWhere('variant.sku IN (:...skus)', { skus: [...new Set(skus)] });
    return this.priced(ctx, named);
  }

  /** Returns all that are sold, with their prices. */
  all(ctx: RequestContext): Promise<readonly ProductVariant[]> {
    return this.priced(ctx, this.sold(ctx));
  }

  /** Throws NOT_FOUND for a sku that is not sold. */
  async require(ctx: RequestContext, sku: string): Promise<ProductVariant> {
    const [variant] = await this.whole(ctx, { ids: [], skus: [sku] });
    if (!variant) throw notFound('product');
    return variant;
  }

  /** Returns those that are sold with all that lines of orders show of them. */
  async whole(ctx: RequestContext, { ids, skus }: Named): Promise<readonly ProductVariant[]> {
    const named = this.sold(ctx)
      .addSelect('product')
      .leftJoinAndSelect('variant.translations', 'translation')
      .leftJoinAndSelect('variant.featuredAsset', 'asset')
      .leftJoinAndSelect('product.translations', 'productTranslation')
      .leftJoinAndSelect('product.featuredAsset', 'productAsset')
      .andWhere('(variant.id = ANY(:ids) OR variant.sku = ANY(:skus))', { ids, skus });
    return (await this.priced(ctx, named)).map((variant) => this.translator.translate(variant, ctx, ['product']));
  }

  /** Returns those that are sold, without their prices; others are absent. */
  async byId(ctx: RequestContext, ids: readonly ID[]): Promise<readonly ProductVariant[]> {
    if (ids.length === 0) return [];
    return this.sold(ctx)
      .andWhere('variant.id IN (:...ids)', { ids: [...ids] })
      .getMany();
  }

  private sold(ctx: RequestContext): SelectQueryBuilder<ProductVariant> {
    return this.connection
      .getRepository(ctx, ProductVariant)
      .createQueryBuilder('variant')
      .innerJoin('variant.product', 'product')
      .innerJoin('variant.channels', 'channel', 'channel.id = :channel', { channel: ctx.channelId })
      .leftJoinAndSelect('variant.taxCategory', 'taxCategory')
      .leftJoinAndSelect('variant.productVariantPrices', 'prices')
      .where('variant.deletedAt IS NULL AND product.deletedAt IS NULL')
      .andWhere('variant.enabled = true AND product.enabled = true');
  }

  private async priced(
    ctx: RequestContext,
    query: SelectQueryBuilder<ProductVariant>,
  ): Promise<readonly ProductVariant[]> {
    const found = await query.getMany();
    // One after the other: a transaction has one connection.
    for (const variant of found) await this.variants.applyChannelPriceAndTax(variant, ctx);
    return found;
  }
}
