import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { GlobalFlag } from '@vendure/common/lib/generated-types';
import {
  isGraphQlErrorResult,
  AssetService,
  ProductService,
  ProductVariant,
  ProductVariantService,
} from '@vendure/core';
import type { ID } from '@vendure/core';
import type { Pictures } from './pictures';
import type { SeedContext } from './seed-context';
import { inEnglish, rowsOf } from './seed-context';
import type { VariantSeed } from './shop-seed';
import { taxCategories } from './taxes';

/** The stock below which nothing more can be ordered ahead. */
const placeAhead = -1_000_000;

/** Adds the products that are not there, each with its one variant and its picture. */
export async function seedCatalogue(
  seed: SeedContext,
  variants: readonly VariantSeed[],
  pictures: Pictures,
): Promise<void> {
  const present = new Set((await rowsOf(seed, ProductVariant)).map(({ sku }) => sku));
  const { taxed, untaxed } = await taxCategories(seed);
  for (const variant of variants.filter(({ sku }) => !present.has(sku))) {
    const { name, slug, description } = variant;
    const product = await seed.service(ProductService).create(seed.ctx, {
      enabled: true,
      translations: [...inEnglish({ name, slug, description })],
      ...(await pictureOf(seed, variant, pictures)),
    });
    await seed.service(ProductVariantService).create(seed.ctx, [
      {
        productId: product.id,
        sku: variant.sku,
        price: variant.price,
        taxCategoryId: (variant.digital ? untaxed : taxed).id,
        translations: [...inEnglish({ name })],
        ...stockOf(variant),
        customFields: propertiesOf(variant),
      },
    ]);
  }
}

/** Uploads the picture of a variant. Throws when it cannot be read or is of a kind that is not shown. */
async function pictureOf(
  { ctx, service }: SeedContext,
  { sku, picture }: VariantSeed,
  pictures: Pictures,
): Promise<{ readonly assetIds?: ID[]; readonly featuredAssetId?: ID }> {
  if (picture === null) return {};
  const file = Readable.from([await pictures(picture)]);
  const asset = await service(AssetService).createFromFileStream(file, `${sku}${extname(picture)}`, ctx);
  if (isGraphQlErrorResult(asset)) throw new Error(`The picture ${picture} of ${sku} is refused: ${asset.message}`);
  return { assetIds: [asset.id], featuredAssetId: asset.id };
}

function stockOf({ stock, backorderable }: VariantSeed): object {
  return {
    trackInventory: stock === null ? GlobalFlag.FALSE : GlobalFlag.TRUE,
    stockOnHand: stock ?? 0,
    useGlobalOutOfStockThreshold: !backorderable,
    outOfStockThreshold: backorderable ? placeAhead : 0,
  };
}

function propertiesOf(variant: VariantSeed): object {
  const { kind, cans, weight, composable, noIndividualPurchase, subscribable, digital } = variant;
  return {
    ...{ kind, cans, weight, composable, noIndividualPurchase, subscribable, digital },
    parts: JSON.stringify(variant.parts),
  };
}
