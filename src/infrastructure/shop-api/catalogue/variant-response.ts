import { IsBoolean, IsInt, IsOptional, IsString } from 'class-validator';
import type { VariantPrice } from '#src/application/ports/shop/variant-price-reader';
import type { VariantOffer } from '#src/application/ports/shop/variant-reader';
import { type Picture, stockOf, type Supply, unitsLeft } from '#src/domain/catalogue/product';
import { IsDecimalText, IsMoney } from '#src/infrastructure/shop-api/checks';
import { Nested, NestedList, ResponseOf } from '#src/infrastructure/shop-api/response-fields';
import { omitNullish, toCents, toId } from '#src/infrastructure/shop-api/wire';

/** Pixels of the longer edge, as Solidus cuts its pictures; a server that cuts others is wrong by little. */
const edges = { mini: 48, small: 400, large: 1200 };

@ResponseOf<'Image'>()
export class ImageResponse {
  @IsString() readonly small_url!: string;
  @IsOptional() @IsString() readonly mini_url?: string;
  @IsOptional() @IsString() readonly large_url?: string;
  @IsOptional() @IsString() readonly attachment_content_type?: string;
  @IsOptional() @IsString() readonly alt?: string;
  @IsOptional() @IsInt() readonly attachment_width?: number;
  @IsOptional() @IsInt() readonly attachment_height?: number;
}

@ResponseOf<'VariantMetadata'>()
export class VariantMetadataResponse {
  @IsOptional() @IsBoolean() readonly no_individual_purchase?: boolean;
  @IsOptional() @IsBoolean() readonly subscribable?: boolean;
  @IsOptional() @IsBoolean() readonly composable?: boolean;
}

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

@ResponseOf<'VariantPage'>()
export class VariantListResponse {
  @NestedList(VariantResponse) readonly variants!: readonly VariantResponse[];
}

@ResponseOf<'StockAvailability'>()
export class StockAvailabilityResponse {
  @IsBoolean() readonly in_stock!: boolean;
  @IsOptional() @IsBoolean() readonly is_backorderable?: boolean;
}

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
  // Without a number the stock is unlimited, or zero.
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
  const formats = sizesOf(image);
  return { url, alt, width: width ?? edges.small, height: height ?? edges.small, ...(formats && { formats }) };
}

/** The sizes of a picture, for browsers to choose from; undefined when it has but one, as drawings do. */
function sizesOf({
  mini_url: mini,
  small_url: small,
  large_url: large,
  attachment_content_type: type,
}: ImageResponse): Picture['formats'] {
  const sizes = [
    { url: mini, edge: edges.mini },
    { url: small, edge: edges.small },
    { url: large, edge: edges.large },
  ].filter(({ url }) => url !== undefined);
  if (type === undefined || new Set(sizes.map(({ url }) => url)).size === 1) return undefined;
  return [{ type, srcSet: sizes.map(({ url, edge }) => `${url} ${edge}w`).join(', ') }];
}
