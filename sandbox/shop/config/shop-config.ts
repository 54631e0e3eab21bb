import type { Country } from '#sandbox/shop/geography/country';
import type { PaymentMethod } from './payment-method';
import type { Promotion } from './promotion';
import type { CustomerSeed, GiftCardSeed, GiveawaySeed } from './seed-data';
import type { ShippingMethod } from './shipping-method';
import type { TaxRate } from './tax-rate';
import type { VariantSeed } from './variant-seed';

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
