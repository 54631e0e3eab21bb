import type { VariantRow } from '#sandbox/database/schema';
import { formatMoney, toDecimal } from '#sandbox/shop/money';
import type { Shop } from '#sandbox/shop/shop';
import type { InventoryUnits } from './availability';
import { availability, bundleStock } from './availability';

const epoch = '2026-01-01T00:00:00.000Z';

/** A variant inside a line item. The stock of a composable pack is that of its chosen cans. */
export function serializeLineVariant(
  shop: Shop,
  { variant, inventory }: { readonly variant: VariantRow; readonly inventory: readonly InventoryUnits[] },
): object {
  const shown = variant.composable ? { ...variant, ...bundleStock(inventory) } : variant;
  return { ...commonFields(shop, shown), product_id: variant.id };
}

/** A variant in a list of variants, with its stock and its properties. */
export function serializeVariant(shop: Shop, variant: VariantRow): object {
  const { stockLocation } = shop.config;
  return {
    ...commonFields(shop, variant),
    product_id: variant.id,
    variant_properties: [],
    stock_items: [
      {
        id: variant.id,
        count_on_hand: variant.countOnHand ?? 0,
        stock_location_id: stockLocation.id,
        backorderable: variant.backorderable,
        available: availability(variant).inStock,
        stock_location_name: stockLocation.name,
      },
    ],
  };
}

function commonFields(shop: Shop, variant: VariantRow): object {
  const { inStock, isBackorderable } = availability(variant);
  return {
    id: variant.id,
    name: variant.name,
    sku: variant.sku,
    weight: variant.weight,
    height: null,
    width: null,
    depth: null,
    is_master: true,
    slug: variant.slug,
    description: variant.description,
    track_inventory: variant.countOnHand !== null,
    price: toDecimal(variant.priceCents),
    display_price: formatMoney(variant.priceCents),
    options_text: '',
    in_stock: inStock,
    is_backorderable: isBackorderable,
    total_on_hand: variant.countOnHand,
    is_destroyed: variant.discontinued,
    option_values: [],
    images: imagesOf(shop, variant),
    metadata: {
      kind: variant.kind,
      no_individual_purchase: variant.noIndividualPurchase,
      subscribable: variant.subscribable,
      composable: variant.composable,
    },
  };
}

export function imagesOf(shop: Shop, variant: VariantRow): readonly object[] {
  return shop.config.pictures && !variant.discontinued ? [serializeImage(shop, variant)] : [];
}

function serializeImage(shop: Shop, variant: VariantRow): object {
  const url = `${shop.url()}/media/products/${encodeURIComponent(variant.sku)}.svg`;
  return {
    id: variant.id,
    position: 1,
    attachment_content_type: 'image/svg+xml',
    attachment_file_name: `${variant.sku}.svg`,
    type: 'Spree::Image',
    attachment_updated_at: epoch,
    attachment_width: null,
    attachment_height: null,
    alt: variant.name,
    viewable_type: 'Spree::Variant',
    viewable_id: variant.id,
    mini_url: url,
    small_url: url,
    product_url: url,
    large_url: url,
  };
}
