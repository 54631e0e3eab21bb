import { IsBoolean, IsInt, IsOptional, IsString } from 'class-validator';
import type { VariantPrice } from '#src/application/ports/shop/variant-price-reader';
import type { VariantOffer } from '#src/application/ports/shop/variant-reader';
import type { Picture } from '#src/domain/catalogue/product';
import { stockOf, type Supply, unitsLeft } from '#src/domain/catalogue/stock';
import { omitNullish, toCents, toId } from '#src/infrastructure/shop-api/wire';
import { IsDecimalText, IsMoney } from './checks';
import { Nested, NestedList, ResponseOf } from './response-fields';

/** Pixels of the small picture's edge, for a server that does not say how large the original is. */
const smallEdge = 400;

/** A picture needs its address. */
@ResponseOf<'Image'>()
export class ImageResponse {
  @IsString() readonly small_url!: string;
  @IsOptional() @IsString() readonly alt?: string;
  @IsOptional() @IsInt() readonly attachment_width?: number;
  @IsOptional() @IsInt() readonly attachment_height?: number;
}

/** Marks of a variant; each of them may be missing. */
@ResponseOf<'VariantMetadata'>()
export class VariantMetadataResponse {
  @IsOptional() @IsBoolean() readonly no_individual_purchase?: boolean;
  @IsOptional() @IsBoolean() readonly subscribable?: boolean;
  @IsOptional() @IsBoolean() readonly composable?: boolean;
}

/** An offer needs id and sku, the price, and whether the thing is there. */
@ResponseOf<'Variant'>()
export class VariantResponse {
  @IsInt() readonly id!: number;
  @IsString() readonly sku!: string;
  @IsMoney() readonly price!: string;
  @IsOptional() @IsDecimalText() readonly weight?: string;
  @IsBoolean() readonly in_stock!: boolean;
  @IsOptional() @IsBoolean() readonly is_backorderable?: boolean;
  @IsOptional() @IsInt() readonly total_on_hand?: number;
  @IsOptional() @Nested(VariantMetadataResponse) readonly metadata?: VariantMetadataResponse;
}

/** Needs a list; a variant that is malformed is as one that is not sold. */
@ResponseOf<'VariantPage'>()
export class VariantListResponse {
  @NestedList(VariantResponse) readonly variants!: readonly VariantResponse[];
}

/** Needs whether it is there; what is not said to come again does not. */
@ResponseOf<'StockAvailability'>()
export class StockAvailabilityResponse {
  @IsBoolean() readonly in_stock!: boolean;
  @IsOptional() @IsBoolean() readonly is_backorderable?: boolean;
}

/** What a quantity costs needs both totals: one is compared with the other. */
@ResponseOf<'DiscountPrice'>()
export class DiscountPriceResponse {
  @IsMoney() readonly total!: string;
  @IsMoney() readonly discount_total!: string;
}

export function toVariantOffer(response: VariantResponse): VariantOffer {
  const supply = toSupply(response);
  return {
    id: toId(response.id),
    sku: response.sku,
    price: toCents(response.price),
    stock: stockOf(supply),
    noIndividualPurchase: response.metadata?.no_individual_purchase ?? false,
    ...(response.metadata?.subscribable && { isSubscribable: true }),
    ...omitNullish({ weight: toWeight(response.weight), unitsLeft: unitsLeft(supply) }),
  };
}

function toSupply({
  in_stock: inStock,
  is_backorderable: isBackorderable = false,
  total_on_hand: onHand,
}: VariantResponse): Supply {
  // Without a number the stock is unlimited, or there is none at all.
  return { isBackorderable, ...omitNullish({ onHand: onHand ?? (inStock ? undefined : 0) }) };
}

export function toVariantPrice({ total, discount_total: discountTotal }: DiscountPriceResponse): VariantPrice {
  return { total: toCents(total), discountTotal: toCents(discountTotal) };
}

/** Ounces. */
export function toWeight(weight: string | undefined): number | undefined {
  return weight === undefined ? undefined : Number(weight);
}

export function toPicture(image: ImageResponse | undefined, name: string): Picture | undefined {
  if (!image) return undefined;
  const { small_url: url, alt = name, attachment_width: width, attachment_height: height } = image;
  return { url, alt, width: width ?? smallEdge, height: height ?? smallEdge };
}
