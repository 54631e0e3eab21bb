import type { Part, Picture } from '#src/domain/catalogue/product';
import type { BoughtGiftCard } from '#src/domain/gift-card/gift-card';
import type { Instant, Interval } from '#src/domain/interval/interval';
import type { Cents } from '#src/domain/money/money';
import type { PrepaidSubscription } from '#src/domain/prepaid/prepaid-subscription';
import type { Adjustment } from './adjustment';

/** The variant a line item sells (spec §3 Line item). */
export interface LineVariant {
  readonly id?: string;
  readonly sku: string;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  /** Ounces; absent when the back end has none. */
  readonly weight?: number;
  readonly optionsText: string;
  readonly picture?: Picture;
  readonly noIndividualPurchase: boolean;
  /** A pack whose cans the shopper chooses: the parts of its line are that choice. */
  readonly isComposable?: boolean;
}

/** What a line asks to receive again and again (spec §3 subscriptionLineItems). */
export interface SubscriptionLineItem {
  readonly sku: string;
  readonly quantity: number;
  readonly interval: Interval;
  readonly endDate?: Instant;
}

/** One line of an order (spec §3 Line item). */
export interface LineItem {
  readonly id: string;
  readonly sku: string;
  readonly quantity: number;
  /** Price of one unit, fixed when the line was first added. */
  readonly price: Cents;
  /** Price times quantity with every counting adjustment of the line, additional tax included. */
  readonly total: Cents;
  readonly adjustments: readonly Adjustment[];
  readonly variant: LineVariant;
  readonly parts: readonly Part[];
  /** What it is made of was told in a way that nobody understands, so nothing may follow from its parts. */
  readonly hasUnreadableParts?: boolean;
  readonly subscriptionLineItems: readonly SubscriptionLineItem[];
  readonly prePaidSubscription?: PrepaidSubscription;
  /** The unit of an interval, of what is prepaid or repeats, that is none of day, week, month and year (spec §5). */
  readonly unsupportedUnit?: string;
  /** One for each unit of a line that sells gift cards, the oldest first; empty for every other line. */
  readonly giftCards: readonly BoughtGiftCard[];
  /** Units that were added after the order was complete. */
  readonly crossSold?: number;
}
