import { GlobalFlag } from '@vendure/common/lib/generated-types';
import { ProductService, ProductVariant, ProductVariantService } from '@vendure/core';
import type { SeedContext } from './seed-context';
import { inEnglish, rowsOf } from './seed-context';
import type { VariantSeed } from './shop-seed';
import { taxCategories } from './taxes';

/** The stock below which nothing more can be ordered ahead. */
const AHEAD = -1_000_000;

/** Adds the products that are not there, each with its one variant. `pictures` is the origin of their pictures. */
export async function seedCatalogue(
  seed: SeedContext,
  variants: readonly VariantSeed[],
  pictures: string,
): Promise<void> {
  const present = new Set((await rowsOf(seed, ProductVariant)).map(({ sku }) => sku));
  const { taxed, untaxed } = await taxCategories(seed);
  for (const variant of variants.filter(({ sku }) => !present.has(sku))) {
    const { name, slug, description } = variant;
    const product = await seed
      .service(ProductService)
      .create(seed.ctx, { enabled: true, translations: [...inEnglish({ name, slug, description })] });
    await seed.service(ProductVariantService).create(seed.ctx, [
      {
        productId: product.id,
        sku: variant.sku,
        price: variant.price,
        taxCategoryId: (variant.digital ? untaxed : taxed).id,
        translations: [...inEnglish({ name })],
        ...stockOf(variant),
        customFields: propertiesOf(variant, pictures),
      },
    ]);
  }
}

function stockOf({ stock, backorderable }: VariantSeed): object {
  return {
    trackInventory: stock === null ? GlobalFlag.FALSE : GlobalFlag.TRUE,
    stockOnHand: stock ?? 0,
    useGlobalOutOfStockThreshold: !backorderable,
    outOfStockThreshold: backorderable ? AHEAD : 0,
  };
}

function propertiesOf(variant: VariantSeed, pictures: string): object {
  const { kind, cans, weight, composable, noIndividualPurchase, subscribable, digital } = variant;
  return {
    ...{ kind, cans, weight, composable, noIndividualPurchase, subscribable, digital },
    parts: JSON.stringify(variant.parts),
    pictureUrl: variant.picture === null ? '' : `${pictures}${variant.picture}`,
  };
}
