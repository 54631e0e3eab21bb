import type { VariantRow } from '#sandbox/database/schema';
import { decimal, displayed } from '#sandbox/shop/money';
import type { LineItem } from '#sandbox/shop/orders/order';
import type { Shop } from '#sandbox/shop/shop';
import { availability, scarcest } from './availability';

const epoch = '2026-01-01T00:00:00.000Z';

/** A variant inside a line item. What was put together is there as often as its scarcest part allows. */
export function serializeLineVariant(shop: Shop, { variant, goods }: Pick<LineItem, 'variant' | 'goods'>): object {
  const shown = variant.composable ? { ...variant, ...scarcest(goods) } : variant;
  return { ...commonFields(shop, shown), product_id: variant.id };
}

/** A variant in a list of variants, with its stock and its properties. */
export function serializeVariant(shop: Shop, variant: VariantRow): object {
  const { stockLocation } = shop.world;
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
    price: decimal(variant.priceCents),
    display_price: displayed(variant.priceCents),
    options_text: '',
    in_stock: inStock,
    is_backorderable: isBackorderable,
    total_on_hand: variant.countOnHand,
    is_destroyed: false,
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

/** The pictures of a variant; none in a world without pictures. */
export function imagesOf(shop: Shop, variant: VariantRow): readonly object[] {
  return shop.world.pictures ? [serializeImage(shop, variant)] : [];
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
