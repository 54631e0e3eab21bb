import type { Cents } from '#src/domain/money/money';
import type { ReviewStats } from '#src/domain/reviews/review';

export type WineType = 'red' | 'white' | 'rosé' | 'orange' | 'sparkling' | 'piquette' | 'mixed';

/** From the driest to the sweetest. */
export const sweetnesses = ['bone dry', 'dry', 'off-dry', 'sweet'] as const;
export type Sweetness = (typeof sweetnesses)[number];

export interface Picture {
  readonly url: string;
  readonly alt: string;
  /** Pixels, so that the page never shifts while the picture loads. */
  readonly width: number;
  readonly height: number;
  /** The lightest format first, in several widths; a drawing needs none. */
  readonly formats?: readonly PictureFormat[];
}

export interface PictureFormat {
  /** Media type, "image/avif". */
  readonly type: string;
  /** "….jpg?w=320 320w, …". */
  readonly srcSet: string;
}

/** The background and the color of the print on it. */
export interface Tint {
  readonly ground: string;
  readonly mark: string;
}

export interface Part {
  readonly sku: string;
  readonly quantity: number;
}

/** `few` has the number of units, when it is low enough to show. */
export type Stock =
  | { readonly kind: 'in-stock' }
  | { readonly kind: 'few'; readonly left: number }
  | { readonly kind: 'back-order' }
  | { readonly kind: 'out-of-stock' };

/** A product of the shop (spec §3 catalog). */
export interface Product {
  readonly sku: string;
  readonly slug: string;
  readonly name: string;
  readonly tagline: string;
  readonly family: 'wine' | 'pack' | 'merch';
  readonly price: Cents;
  readonly stock: Stock;
  readonly tint: Tint;
  readonly picture?: Picture;
  readonly wineType?: WineType;
  readonly sweetness?: Sweetness;
  readonly makerName?: string;
  /** The last part of the path of its maker's page. */
  readonly makerSlug?: string;
  /** Groups of its maker; shoppers filter by them (spec §3 productFilters). */
  readonly diversity: readonly string[];
  readonly features: readonly string[];
  /** At most two, on its card. */
  readonly tags?: readonly string[];
  /** In the order that an editor gave the shelf, 1 first. */
  readonly rank?: number;
  /** The day on which it was first sold, "2026-03-31". */
  readonly addedOn?: string;
  /** Absent without reviews (spec §3 Client state, reviews). */
  readonly rating?: ReviewStats;
  /** Empty for a single variant. */
  readonly parts: readonly Part[];
  /** It holds something besides wine: club and case discounts do not count for it. */
  readonly isGiftSet?: boolean;
  /** It can only be bought together with something else (spec §5). */
  readonly noIndividualPurchase: boolean;
  /** By e-mail: a gift card, a seat at a virtual tasting. */
  readonly isMailed?: boolean;
  /** Ounces; absent when the back end has none. */
  readonly weight?: number;
  /** Cans that a shopper chooses for it; its price is then the lowest possible one. */
  readonly composedOf?: number;
  /** Its deliveries can be prepaid or repeated. */
  readonly isSubscribable?: boolean;
}

/** `onHand` is absent where the stock has no limit. */
export interface Supply {
  readonly onHand?: number;
  readonly isBackorderable: boolean;
}

/** Up to so many units the shop shows their number. */
export const fewUnits = 5;

/** The stock that shoppers see (spec §7 stock_availabilities). */
export function stockOf({ onHand, isBackorderable }: Supply): Stock {
  if (onHand === undefined || onHand > fewUnits) return { kind: 'in-stock' };
  if (onHand > 0) return { kind: 'few', left: onHand };
  return { kind: isBackorderable ? 'back-order' : 'out-of-stock' };
}

/** Undefined where there is no limit, or where more can be ordered. */
export function unitsLeft({ onHand, isBackorderable }: Supply): number | undefined {
  return onHand === undefined || isBackorderable ? undefined : Math.max(0, onHand);
}
