import type { Cents } from '#src/domain/money/money';
import type { ReviewStats } from '#src/domain/reviews/review';
import type { Sweetness, WineType } from './wine-kinds';

export interface Picture {
  readonly url: string;
  readonly alt: string;
  /** Pixels, so that the page never shifts while the picture loads. */
  readonly width: number;
  readonly height: number;
  /** The same picture in lighter formats and several widths, the lightest format first; a drawing needs none. */
  readonly formats?: readonly PictureFormat[];
}

export interface PictureFormat {
  /** Media type, "image/avif". */
  readonly type: string;
  /** Addresses with their widths, as an image element lists them: "….jpg?w=320 320w, …". */
  readonly srcSet: string;
}

/** The two colors of a product: the background and the color of the print on it. */
export interface Tint {
  readonly ground: string;
  readonly mark: string;
}

export interface Part {
  readonly sku: string;
  readonly quantity: number;
}

/** The availability of a variant; `few` has the number of units, when it is low enough to show. */
export type Stock =
  | { readonly kind: 'in-stock' }
  | { readonly kind: 'few'; readonly left: number }
  | { readonly kind: 'back-order' }
  | { readonly kind: 'out-of-stock' };

/** A product of the shop: the data for a card in a list, a line in the cart and the filters (spec §3 catalog). */
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
  /** The grapes of a wine, the largest share first. */
  readonly grapes?: readonly string[];
  /** The region of a wine, "Lodi, California". */
  readonly region?: string;
  readonly makerName?: string;
  /** The last part of the path of its maker's page. */
  readonly makerSlug?: string;
  /** The groups that its maker belongs to; shoppers filter by them (spec §3 productFilters). */
  readonly diversity: readonly string[];
  readonly features: readonly string[];
  /** Further labels on its card, at most two. */
  readonly tags?: readonly string[];
  /** Its place in the order that an editor gave the shelf, 1 first. */
  readonly rank?: number;
  /** The calendar day on which the shop began to sell it, "2026-03-31". */
  readonly addedOn?: string;
  /** Absent without reviews (spec §3 Client state, reviews). */
  readonly rating?: ReviewStats;
  /** The cans a pack holds; empty for a single variant. */
  readonly parts: readonly Part[];
  /** True for a pack that holds something besides wine: club and case discounts do not count for it. */
  readonly isGiftSet?: boolean;
  /** True for things that can only be bought together with something else (spec §5). */
  readonly noIndividualPurchase: boolean;
  /** Sent by e-mail: a gift card, a seat at a virtual tasting. */
  readonly isMailed?: boolean;
  /** Ounces; absent when the back end has none. */
  readonly weight?: number;
  /**
   * The number of cans that a shopper chooses for it; absent for all other products. Its price is then the lowest possible
   * one.
   */
  readonly composedOf?: number;
  /** True when its deliveries can be prepaid or repeated. */
  readonly isSubscribable?: boolean;
}

/** A warehouse's stock of one item; `onHand` is absent where the stock has no limit. */
export interface Supply {
  readonly onHand?: number;
  readonly isBackorderable: boolean;
}

/** The shop shows the number of units up to this many: on the shelf, on product pages, in search engines. */
export const fewUnits = 5;

/** Returns the stock that shoppers see (spec §7 stock_availabilities). */
export function stockOf({ onHand, isBackorderable }: Supply): Stock {
  if (onHand === undefined || onHand > fewUnits) return { kind: 'in-stock' };
  if (onHand > 0) return { kind: 'few', left: onHand };
  return { kind: isBackorderable ? 'back-order' : 'out-of-stock' };
}

/** The most units that an order may ask for; undefined where there is no limit, or where more can be ordered. */
export function unitsLeft({ onHand, isBackorderable }: Supply): number | undefined {
  return onHand === undefined || isBackorderable ? undefined : Math.max(0, onHand);
}
