import type { Country } from '#sandbox/shop/geography/country';
import type { CustomerHistory } from './customer-history';
import type { PaymentMethod } from './payment-method';
import type { Promotion } from './promotion';
import type { ShippingMethod } from './shipping-method';
import type { TaxRate } from './tax-rate';
import type { VariantSeed } from './variant-seed';

export interface StoreCreditSeed {
  readonly amountCents: number;
  readonly memo: string | null;
}

export interface GiftCardSeed {
  /** Sixteen characters of A–Z and 0–9. */
  readonly code: string;
  readonly amountCents: number;
  readonly usedCents?: number;
  readonly expiresAt?: Date;
  readonly redeemedAt?: Date;
  /** This shop's own store when left out. */
  readonly storeId?: number;
  /** Shown on the index page. */
  readonly description: string;
}

export interface CustomerSeed {
  /** The user's id at the sign-in provider. */
  readonly subject: string;
  readonly email: string;
  readonly name?: string;
  /** A bearer token that never expires; only for tests and recordings. */
  readonly bearer?: string;
  readonly storeCredits?: readonly StoreCreditSeed[];
  readonly history?: CustomerHistory;
  /** The features that this customer demonstrates. The index page lists only customers with a description. */
  readonly description?: string;
}

/** A giveaway with its dates and its excluded residents. The content repeats them in its text. */
export interface GiveawaySeed {
  readonly name: string;
  /** Its name in mails. */
  readonly title: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Residents of these may not enter; two capital letters each. */
  readonly excludedStates: readonly string[];
}

/**
 * The configuration of a shop. Variants, customers and gift cards seed the database; everything else is read from here.
 */
export interface ShopConfig {
  /** A database belongs to one config. */
  readonly name: string;
  readonly store: { readonly id: number; readonly name: string; readonly code: string };
  /** The address for customers' questions, shown in every mail. */
  readonly contactEmail: string;
  readonly stockLocation: { readonly id: number; readonly name: string };
  readonly countries: readonly Country[];
  readonly variants: readonly VariantSeed[];
  /** Variants that are only in past orders. */
  readonly discontinuedVariants?: readonly VariantSeed[];
  readonly promotions: readonly Promotion[];
  readonly shippingMethods: readonly ShippingMethod[];
  readonly taxRates: readonly TaxRate[];
  readonly paymentMethods: readonly PaymentMethod[];
  readonly customers: readonly CustomerSeed[];
  readonly giftCards: readonly GiftCardSeed[];
  readonly giveaways?: readonly GiveawaySeed[];
  /** Store credit for a customer who referred a friend, in cents; the content states the same amount. No credit when left out. */
  readonly referralCreditCents?: number;
  /** Days before a delivery by which a subscription must be canceled to prevent it; 0 when left out. */
  readonly cancellationNoticeDays?: number;
  /** `finalize` by session alone returns the whole order with its token, as the published description has it. */
  readonly fullOrderBySession?: boolean;
  readonly declineMessage: string;
  /** True when variants have pictures, under /media/products. */
  readonly pictures: boolean;
}
