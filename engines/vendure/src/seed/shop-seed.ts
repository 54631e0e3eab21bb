import type { ShippingDays } from '#src/plugins/core/orders/leaving-day';

/** A shop to fill the engine with, as seed/README.md describes it. Money is in cents. */
export interface ShopSeed {
  readonly countries: readonly CountrySeed[];
  readonly shippingDays?: ShippingDays;
  readonly taxes: readonly TaxSeed[];
  readonly roles: readonly RoleSeed[];
  readonly variants: readonly VariantSeed[];
  readonly promotions: readonly PromotionSeed[];
  readonly shippingMethods: readonly ShippingMethodSeed[];
  readonly giftCards: readonly GiftCardSeed[];
  readonly giveaways: readonly GiveawaySeed[];
}

export interface CountrySeed {
  readonly code: string;
  readonly name: string;
  readonly states: readonly { readonly code: string; readonly name: string }[];
}

export interface TaxSeed {
  readonly name: string;
  readonly percent: number;
  readonly country: string;
  readonly states: readonly string[];
}

/** A role of dashboard users, with its permissions. */
export interface RoleSeed {
  readonly code: string;
  readonly description: string;
  /** Names of Vendure's permissions. */
  readonly permissions: readonly string[];
}

export interface VariantSeed {
  readonly sku: string;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly price: number;
  readonly weight: number;
  /** Single cans in one unit. */
  readonly cans: number;
  readonly kind: string;
  /** Units on hand; null means unlimited. */
  readonly stock: number | null;
  readonly backorderable: boolean;
  readonly parts: readonly { readonly sku: string; readonly quantity: number }[];
  readonly composable: boolean;
  readonly noIndividualPurchase: boolean;
  readonly subscribable: boolean;
  readonly digital: boolean;
  /** The path of a file beside the seed, or of the demo below the sandbox's address. */
  readonly picture: string | null;
}

export type RuleSeed =
  | { readonly kind: 'item-total'; readonly cents: number; readonly comparison: string }
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'first-order'; readonly unknown: string }
  | { readonly kind: 'once-per-user' }
  | { readonly kind: 'cans'; readonly atLeast: number }
  | { readonly kind: 'club-member'; readonly cans: number }
  | { readonly kind: 'sku'; readonly sku: string }
  | { readonly kind: 'products'; readonly match: string; readonly of: readonly string[] };

export type ActionSeed =
  | { readonly kind: 'order-amount'; readonly cents: number }
  | { readonly kind: 'line-percent'; readonly basisPoints: number; readonly of?: readonly string[] }
  | { readonly kind: 'unit-amount'; readonly cents: number }
  | { readonly kind: 'free-shipping' };

export interface PromotionSeed {
  readonly name: string;
  /** Null for a promotion that applies by itself. */
  readonly code: string | null;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  /** Orders that may use it; null means any number. */
  readonly usageLimit: number | null;
  readonly rules: readonly RuleSeed[];
  readonly action: ActionSeed;
}

export interface ShippingMethodSeed {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly cost: number;
  /** Goods from which it costs nothing. */
  readonly freeFrom: number | null;
  readonly country: string;
  /** Codes; null means every state. */
  readonly states: readonly string[] | null;
  /** Those of them to which wine may go; null means all. */
  readonly wineStates: readonly string[] | null;
}

/** A gift card that was not bought. */
export interface GiftCardSeed {
  readonly code: string;
  readonly amount: number;
  readonly used: number;
  readonly expiresAt: string | null;
  readonly redeemedAt: string | null;
  /** It belongs to another shop of the same engine, and is refused in this one. */
  readonly isOfOtherShop: boolean;
}

/** Something that is given away among those who enter it. */
export interface GiveawaySeed {
  /** Stands in the form of its page. */
  readonly name: string;
  readonly title: string;
  readonly startsAt: string;
  /** The first moment at which entries are closed. */
  readonly endsAt: string;
  /** Codes of the states whose people cannot enter. */
  readonly excludedStates: readonly string[];
}
