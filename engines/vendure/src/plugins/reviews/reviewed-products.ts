import { Injectable } from '@nestjs/common';
import type { ID, RequestContext } from '@vendure/core';
import { ProductVariant, TransactionalConnection } from '@vendure/core';
import { isStorable } from '#src/http/sent-json';
import { notFound } from '#src/plugins/core/shop-failure';

/** A product that can be reviewed. */
export interface ReviewedProduct {
  readonly sku: string;
  readonly name: string;
  /** The customer bought it, alone or as a part of a pack, in an order that was not canceled. */
  readonly isBought: boolean;
}

/** Products, as those who have bought them may review them. */
@Injectable()
export class ReviewedProducts {
  constructor(private readonly connection: TransactionalConnection) {}

  /** Finds a product, also one that is no longer sold. Throws NOT_FOUND for e-mailed and for missing ones. */
  async require(ctx: RequestContext, sku: string, customerId: ID): Promise<ReviewedProduct> {
    const [product] = isStorable(sku)
      ? await this.connection.getRepository(ctx, ProductVariant).query<readonly ReviewedProduct[]>(
          `SELECT variant.sku, translation.name, EXISTS (
             SELECT FROM "order" placed
             JOIN order_line line ON line."orderId" = placed.id AND line.quantity > 0
             JOIN product_variant bought ON bought.id = line."productVariantId"
             WHERE placed."customerId" = $4 AND placed."orderPlacedAt" IS NOT NULL AND placed.state <> 'Cancelled'
               AND (bought.sku = variant.sku OR EXISTS (
                 SELECT FROM jsonb_array_elements(bought."customFieldsParts"::jsonb || line."customFieldsParts"::jsonb) part
                 WHERE part ->> 'sku' = variant.sku))
           ) AS "isBought"
           FROM product_variant variant
           JOIN product_variant_channels_channel sold ON sold."productVariantId" = variant.id AND sold."channelId" = $2
           JOIN product_variant_translation translation
             ON translation."baseId" = variant.id AND translation."languageCode" = $3
           WHERE variant.sku = $1 AND variant."deletedAt" IS NULL AND NOT variant."customFieldsDigital"`,
          [sku, ctx.channelId, ctx.channel.defaultLanguageCode, customerId],
        )
      : [];
    if (!product) throw notFound('product');
    return product;
  }

  /** Names products by their skus, also those that are gone; one that was never there has the name of its sku. */
  async names(ctx: RequestContext, skus: readonly string[]): Promise<(sku: string) => string> {
    const rows = await this.connection
      .getRepository(ctx, ProductVariant)
      .query<readonly { readonly sku: string; readonly name: string }[]>(
        `SELECT variant.sku, translation.name FROM product_variant variant
         JOIN product_variant_translation translation
           ON translation."baseId" = variant.id AND translation."languageCode" = $2
         WHERE variant.sku = ANY ($1) ORDER BY variant."deletedAt" NULLS LAST`,
        [skus, ctx.channel.defaultLanguageCode],
      );
    const names = new Map(rows.map(({ sku, name }) => [sku, name]));
    return (sku) => names.get(sku) ?? sku;
  }
}
