import { Args, Query, Resolver } from '@nestjs/graphql';
import { LogicalOperator, type SearchInput, type SearchResponse, SortOrder } from '@vendure/common/lib/generated-types';
import type { ID, Product, ProductVariant } from '@vendure/core';
import { Allow, Ctx, Permission, ProductService, ProductVariantService, RequestContext } from '@vendure/core';

type FoundProducts = Pick<SearchResponse, 'items' | 'totalItems'> & {
  readonly facetValues: readonly [];
  readonly collections: readonly [];
};

/**
 * Finds products for the dashboard, where those of a promotion are chosen. It looks into the tables themselves: an index would be written
 * anew by a job for each order, and a shop of a few hundred wines needs none. Shoppers search in their browser.
 */
@Resolver()
export class ProductSearchResolver {
  constructor(
    private readonly variants: ProductVariantService,
    private readonly products: ProductService,
  ) {}

  @Query()
  @Allow(Permission.ReadCatalog, Permission.ReadProduct)
  async search(@Ctx() ctx: RequestContext, @Args('input') input: SearchInput): Promise<FoundProducts> {
    const contains = input.term?.trim() ?? '';
    const { items } = await this.variants.findAll(ctx, {
      ...(contains === ''
        ? {}
        : { filter: { name: { contains }, sku: { contains } }, filterOperator: LogicalOperator.OR }),
      sort: { name: SortOrder.ASC },
    });
    const rows = input.groupByProduct ? firstOfEachProduct(items) : items;
    const skip = input.skip ?? 0;
    const page = rows.slice(skip, skip + (input.take ?? rows.length));
    const products = await this.productsOf(ctx, page);
    return {
      totalItems: rows.length,
      items: page.flatMap((variant) => {
        const product = products.get(variant.productId);
        return product ? [resultOf(variant, product)] : [];
      }),
      facetValues: [],
      collections: [],
    };
  }

  /** There is no index, so nothing waits for one. The dashboard asks for that each minute. */
  @Query()
  @Allow(Permission.ReadCatalog, Permission.ReadProduct)
  pendingSearchIndexUpdates(): number {
    return 0;
  }

  private async productsOf(
    ctx: RequestContext,
    variants: readonly ProductVariant[],
  ): Promise<ReadonlyMap<ID, Product>> {
    if (variants.length === 0) return new Map();
    const found = await this.products.findByIds(ctx, [...new Set(variants.map(({ productId }) => productId))]);
    return new Map(found.map((product): [ID, Product] => [product.id, product]));
  }
}

function firstOfEachProduct(variants: readonly ProductVariant[]): readonly ProductVariant[] {
  return [...new Map(variants.toReversed().map((variant) => [variant.productId, variant])).values()].toReversed();
}

function resultOf(variant: ProductVariant, product: Product): SearchResponse['items'][number] {
  return {
    productId: String(product.id),
    productName: product.name,
    slug: product.slug,
    description: product.description,
    enabled: product.enabled && variant.enabled,
    productVariantId: String(variant.id),
    productVariantName: variant.name,
    sku: variant.sku,
    productAsset: pictureOf(product.featuredAsset),
    productVariantAsset: pictureOf(variant.featuredAsset),
    currencyCode: variant.currencyCode,
    price: { __typename: 'SinglePrice', value: variant.price },
    priceWithTax: { __typename: 'SinglePrice', value: variant.priceWithTax },
    channelIds: variant.channels.map(({ id }) => String(id)),
    collectionIds: [],
    facetIds: [],
    facetValueIds: [],
    score: 1,
  };
}

function pictureOf(asset: Product['featuredAsset'] | null): { id: string; preview: string } | undefined {
  return asset ? { id: String(asset.id), preview: asset.preview } : undefined;
}
