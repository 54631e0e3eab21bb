import type { VariantSeed } from '#sandbox/catalogue/variant-seed';
import type { CustomerHistory } from './customer-history';
import type { Country } from './geography/country';
import type { PaymentMethod } from './payments/payment-method';
import type { Promotion } from './promotions/promotion';
import type { ShippingMethod } from './shipments/shipping-method';
import type { TaxRate } from './taxes/tax-rate';

export interface StoreCreditSeed {
  readonly amountCents: number;
  readonly memo: string | null;
}

/** A gift card that was sold before the shop was opened. */
export interface GiftCardSeed {
  /** Sixteen characters of A–Z and 0–9. */
  readonly code: string;
  readonly amountCents: number;
  readonly usedCents?: number;
  readonly expiresAt?: Date;
  readonly redeemedAt?: Date;
  /** The world's own store when left out. */
  readonly storeId?: number;
  /** What it shows to whoever tries it. */
  readonly shows: string;
}

export interface CustomerSeed {
  /** Who the person is for the sign-in provider. */
  readonly subject: string;
  readonly email: string;
  readonly name?: string;
  /** A bearer token that never expires; only for customers of tests and recordings. */
  readonly bearer?: string;
  readonly storeCredits?: readonly StoreCreditSeed[];
  readonly history?: CustomerHistory;
  /** What can be tried out as this customer; who has it is named on the sandbox's first page. */
  readonly shows?: string;
}

/**
 * What a shop is configured with: everything that its owner decides and its customers do not change. Variants and
 * customers are put into the database when it is first opened; the rest is read from here.
 */
export interface World {
  /** A database belongs to one world. */
  readonly name: string;
  readonly store: { readonly id: number; readonly name: string; readonly code: string };
  readonly stockLocation: { readonly id: number; readonly name: string };
  readonly countries: readonly Country[];
  readonly variants: readonly VariantSeed[];
  readonly promotions: readonly Promotion[];
  readonly shippingMethods: readonly ShippingMethod[];
  readonly taxRates: readonly TaxRate[];
  readonly paymentMethods: readonly PaymentMethod[];
  readonly customers: readonly CustomerSeed[];
  readonly giftCards: readonly GiftCardSeed[];
  /** How many days before a delivery a subscription has to be canceled to spare it; without it none. */
  readonly cancellationNoticeDays?: number;
  /** Finalizing by session alone answers the whole order, token and all, as the published description has it. */
  readonly tellsAllBySession?: boolean;
  /** What the payment gateway says when it declines a card. */
  readonly declineMessage: string;
  /** Whether variants have pictures; they are served under /media/products. */
  readonly pictures: boolean;
}
